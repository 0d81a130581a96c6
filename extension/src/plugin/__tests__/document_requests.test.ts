/** Questions about a record over HTTP: what is sent, and what a person is told when nothing comes back. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServerConnection } from '@jupyterlab/services';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../hosts/document';
import { askServer } from '../document_requests';

describe('questions to the server', () => {
  let server: Server;
  let status: number;
  let requests: { method: string | undefined; url: string | undefined; token: string | undefined; body: unknown }[];
  let ask: Ask;
  let path: string;

  async function bodyOf(request: IncomingMessage): Promise<string> {
    let text = '';
    for await (const part of request) {
      text += String(part);
    }
    return text;
  }

  beforeEach(async () => {
    status = 200;
    requests = [];
    path = 'a/ü.wavex';
    server = createServer((request, response) => {
      void bodyOf(request).then(text => {
        requests.push({ method: request.method, url: request.url, token: request.headers.authorization, body: JSON.parse(text) });
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ ok: true, payload: { kernel: 'gemm' }, error: '', revision: '1-2' }));
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;
    ask = askServer(ServerConnection.makeSettings({ baseUrl, token: 'secret', appendToken: false }), () => path);
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('name the record, the query and its parameters, and say who asks', async () => {
    const reply = await ask('graph', { stage: 'fx/p1', variant: undefined });
    expect(reply).toEqual({ ok: true, payload: { kernel: 'gemm' }, error: '', revision: '1-2' });
    expect(requests).toEqual([{
      method: 'POST', url: expect.stringMatching(/^\/base\/wave-explorer\/query/) as string, token: 'token secret',
      body: { path: 'a/ü.wavex', name: 'graph', params: { stage: 'fx/p1' } }
    }]);
  });

  it('follow a record that was moved', async () => {
    path = 'b.wavex';
    await ask('summary', {});
    expect(requests[0]?.body).toMatchObject({ path: 'b.wavex' });
  });

  it.each([
    [404, 'jupyter server extension enable wave_explorer.server'],
    [403, 'no longer logged in'],
    [500, 'status 500']
  ])('say what to do about status %i', async (given, words) => {
    status = given;
    await expect(ask('summary', {})).rejects.toThrow(words);
  });

  it('say that the server is gone', async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
    await expect(ask('summary', {})).rejects.toThrow('The Jupyter server does not answer.');
  });
});
