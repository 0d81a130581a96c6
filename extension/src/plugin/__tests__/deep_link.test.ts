// @vitest-environment jsdom
/** Addresses of views: what is put in comes out, whatever the notebook is called. */
import { PageConfig } from '@jupyterlab/coreutils';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkTo, readLink } from '../deep_link';
import type { PanelSubject } from '../panel_subject';

const PATHS = ['gemm.ipynb', 'a folder/ünï & co?.ipynb', 'a/b/c#1%20.ipynb', '<b>.ipynb'];
const SUBJECTS: PanelSubject[] = [
  { kind: 'newest' },
  { kind: 'compilation', id: 'v-2:a.1', baseline: null },
  { kind: 'compilation', id: 'v2', baseline: 'v1' },
  { kind: 'cell', count: 3 }
];
const VIEW = 'lds.v-v2.s-fx*2fexpand_graph.l-17';

describe('links', () => {
  beforeEach(() => {
    PageConfig.setOption('baseUrl', '/user/x/');
    PageConfig.setOption('appUrl', '/lab');
    PageConfig.setOption('token', 'secret');
  });

  it.each([true, false])('open the same notebook, compile and view; in Lab: %s', lab => {
    for (const path of PATHS) {
      for (const subject of SUBJECTS) {
        expect(readLink(linkTo(path, subject, lab) + VIEW)).toEqual({ path, subject, view: VIEW });
        expect(readLink(linkTo(path, subject, lab))).toEqual({ path, subject, view: null });
      }
    }
  });

  it('stand where the server has its notebooks, without its token', () => {
    const lab = linkTo('gemm.ipynb', { kind: 'newest' }, true);
    const notebook7 = linkTo('gemm.ipynb', { kind: 'newest' }, false);
    expect(new URL(lab).pathname).toBe('/user/x/lab/tree/gemm.ipynb');
    expect(new URL(notebook7).pathname).toBe('/user/x/notebooks/gemm.ipynb');
    expect(lab + notebook7).not.toContain('secret');
  });

  it.each([
    'http://localhost/lab/tree/gemm.ipynb',
    'http://localhost/lab?wave=newest',
    'http://localhost/lab/tree/gemm.ipynb?wave=a%22b',
    'http://localhost/lab/tree/gemm.ipynb?wave=cell.0',
    'http://localhost/lab/tree/%E0%A4%A?wave=newest',
    'not an address'
  ])('of others are none of ours: %s', address => {
    expect(readLink(address)).toBeNull();
  });
});
