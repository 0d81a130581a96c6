// @vitest-environment jsdom
/** Addresses of records lead back to the record and the view that they were made for. */
import { PageConfig } from '@jupyterlab/coreutils';
import { describe, expect, it } from 'vitest';
import { readRecordAddress, recordAddress } from '../document_link';

PageConfig.setOption('baseUrl', 'http://host/user/a b/');

describe('addresses of records', () => {
  it.each([true, false])('come back whole', lab => {
    const path = 'Größe/ü #1%.wavex';
    const address = `${recordAddress(path, lab)}lds.n-read_3.l-17`;
    expect(new URL(address).pathname).toMatch(lab ? /\/lab\/.*tree\// : /\/edit\//);
    expect(readRecordAddress(address)).toEqual({ path, view: 'lds.n-read_3.l-17' });
  });

  it.each([
    'http://host/lab/tree/a.wavex',
    'http://host/lab/tree/a.wavex?wave-view=',
    'http://host/lab/tree/a.ipynb?wave=newest&wave-view=lds',
    'http://host/lab?wave-view=lds',
    'http://host/lab/tree/%E0%A4%A.wavex?wave-view=lds'
  ])('none of ours: %s', address => {
    expect(readRecordAddress(address)).toBeNull();
  });
});
