/** Questions about a record, put to the Jupyter server that holds the file. */
import { URLExt } from '@jupyterlab/coreutils';
import { ServerConnection } from '@jupyterlab/services';
import type { Ask, Reply } from '../hosts/document';

/** Asks the server about the record whose path `path` gives: below the server's folder, as the file browser names it. */
export function askServer(settings: ServerConnection.ISettings, path: () => string): Ask {
  const address = URLExt.join(settings.baseUrl, 'wave-explorer', 'query');
  return async (name, params) => {
    const body = JSON.stringify({ path: path(), name, params });
    let response: Response;
    try {
      response = await ServerConnection.makeRequest(address, { method: 'POST', body }, settings);
    } catch (error) {
      throw new Error('The Jupyter server does not answer.', { cause: error });
    }
    if (!response.ok) {
      throw new Error(whyNot(response.status));
    }
    return (await response.json()) as Reply;
  };
}

/** What a person can do about a status. */
export function whyNot(status: number): string {
  switch (status) {
    case 404:
      return (
        'This Jupyter server reads no Wave records: its part of wave-explorer is missing or switched off. ' +
        'Install the package where the server runs (pip install wave-explorer), or switch it on there: ' +
        'jupyter server extension enable wave_explorer.server. Then start the server again.'
      );
    case 401:
    case 403:
      return 'The Jupyter server refuses: you are no longer logged in, or may not read its files. Reload the page.';
    default:
      return `The Jupyter server failed with status ${status}; its log says why.`;
  }
}
