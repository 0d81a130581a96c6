// @vitest-environment jsdom
/** Settings of the page: read as they were written, and as usual where they are not understood. */
import { afterEach, describe, expect, it } from 'vitest';
import { pageSettings, readSettings, settingsText, USUAL_SETTINGS } from '../page_settings';

describe('page settings', () => {
  afterEach(() => {
    delete document.body.dataset['waveSettings'];
  });

  it('are as usual in a page that says nothing', () => {
    expect(pageSettings()).toEqual({ layers: ['fx', 'mlir', 'llvm', 'mir', 'isa'], foldUnchanged: true });
  });

  it('are what the page says', () => {
    document.body.dataset['waveSettings'] = settingsText({ layers: ['isa', 'fx'], foldUnchanged: false });
    expect(pageSettings()).toEqual({ layers: ['fx', 'isa'], foldUnchanged: false });
    document.body.dataset['waveSettings'] = settingsText({ layers: [], foldUnchanged: true });
    expect(pageSettings().layers).toEqual([]);
  });

  it.each(['{', 'null', '7', '[]', '{"layers":"fx","foldUnchanged":"no"}'])('are as usual where the text is %s', text => {
    expect(readSettings(text)).toEqual(USUAL_SETTINGS);
  });

  it('leave out layers that do not exist', () => {
    expect(readSettings('{"layers":["fx","ptx"]}').layers).toEqual(['fx']);
  });
});
