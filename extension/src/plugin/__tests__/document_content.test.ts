/** A record cannot be lost by saving: its content is not fetched, and Lab is told that it cannot be written. */
import type { Contents } from '@jupyterlab/services';
import { beforeEach, describe, expect, it } from 'vitest';
import { RecordContentProvider } from '../document_content';

const FACTS: Contents.IModel = {
  name: 'a.wavex', path: 'a.wavex', type: 'file', writable: true, created: '', last_modified: '2026-01-01', size: 9, mimetype: '', content: null, format: null
};

describe('content of a record', () => {
  let fetched: unknown[];
  let provider: RecordContentProvider;

  beforeEach(() => {
    fetched = [];
    provider = new RecordContentProvider({
      get: (path, options) => {
        fetched.push([path, options]);
        return Promise.resolve(FACTS);
      }
    });
  });

  it('is not fetched, and cannot be written', async () => {
    const facts = await provider.get('a.wavex', { type: 'file', content: true, format: 'base64', contentProviderId: 'x' });
    expect(facts).toEqual({ ...FACTS, writable: false });
    expect(fetched).toEqual([['a.wavex', { content: false, type: 'file' }]]);
  });

  it('is refused to whoever saves', async () => {
    await expect(provider.save()).rejects.toThrow('never written');
  });
});
