// @vitest-environment jsdom
/** What a record's document shows: the explorer, or why there is none, and the newest file of both. */
import type { DocumentRegistry } from '@jupyterlab/docregistry';
import { ServerConnection, type Contents } from '@jupyterlab/services';
import { Signal } from '@lumino/signaling';
import { Widget } from '@lumino/widgets';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pane, SUMMARY } from '../../core/__tests__/fake_record';
import { RecordFile } from '../../hosts/__tests__/record_file';
import { RecordView } from '../document_view';

// Lumino asks for it when it is loaded, and jsdom has none.
vi.hoisted(() => {
  globalThis.DragEvent ??= class extends MouseEvent {} as typeof DragEvent;
});

const EVIL = '<img src=x onerror=alert(1)>';

// A change on disk is noticed after two seconds.
describe('document of a record', { timeout: 30_000 }, () => {
  let file: RecordFile;
  let view: RecordView;
  let gone: boolean;
  let places: string[];
  const reverted = new Signal<object, unknown>({});

  const contents = {
    get: () => (gone ? Promise.reject(new ServerConnection.ResponseError(new Response('', { status: 404 }))) : Promise.resolve({ last_modified: file.revision, size: 1 }))
  } as unknown as Contents.IManager;

  function open(first: string | null = null): void {
    const context = { path: 'a.wavex', ready: Promise.resolve(), fileChanged: reverted } as unknown as DocumentRegistry.Context;
    view = new RecordView({ context, contents, ask: file.ask, address: () => 'http://host/?wave-view=', view: first, onView: place => places.push(place) });
    Widget.attach(view, document.body);
  }

  // Loading the explorer's code takes its time, and is no part of what is tested.
  beforeAll(async () => {
    await import('../../hosts/embedded');
  }, 120_000);

  beforeEach(() => {
    file = new RecordFile();
    gone = false;
    places = [];
    pane(1280);
  });

  afterEach(() => {
    view.dispose();
    Signal.clearData(reverted.sender);
  });

  const message = (): HTMLElement => view.node.querySelector('.jp-WaveRecord-message') as HTMLElement;
  const kernel = (): string | undefined => view.node.querySelector('[data-testid=kernel]')?.textContent;
  const until = (test: () => void): Promise<void> => vi.waitFor(test, { timeout: 20_000, interval: 50 });

  it('says that it opens, then shows the explorer at the view that was asked for', async () => {
    open('isa.l-17');
    expect(message().textContent).toBe('Opening the record');
    await until(() => expect(kernel()).toBe('gemm'));
    expect(message().hidden).toBe(true);
    expect(view.node.querySelector('[data-testid=tab-isa]')?.getAttribute('aria-selected')).toBe('true');
    await until(() => expect(places).toEqual(['isa.l-17']));
  });

  it('says why a file is no record, and opens it when it is mended', async () => {
    file.trouble = `${EVIL} is no whole .wavex file`;
    open();
    await until(() => expect(message().textContent).toContain(`${EVIL} is no whole .wavex file`));
    expect(view.node.querySelector('img')).toBeNull();
    const { violations } = await axe.run(view.node, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
    file.trouble = '';
    file.write({});
    await until(() => expect(kernel()).toBe('gemm'));
    expect(message().hidden).toBe(true);
  });

  it('shows the file anew when it has changed, in the same explorer', async () => {
    open();
    await until(() => expect(kernel()).toBe('gemm'));
    const explorer = view.node.querySelector('[data-testid=wave-explorer]');
    file.write({ summary: { ...SUMMARY, id: 'v2', kernel: EVIL } });
    await until(() => expect(kernel()).toBe(EVIL));
    expect(view.node.querySelector('[data-testid=wave-explorer]')).toBe(explorer);
    expect(view.node.querySelector('img')).toBeNull();
  });

  it('says that the file is gone, and keeps the explorer for when it comes back', async () => {
    open();
    await until(() => expect(kernel()).toBe('gemm'));
    gone = true;
    file.trouble = 'a.wavex is not there';
    await until(() => expect(message().textContent).toContain('a.wavex is not there'));
    expect(message().hidden).toBe(false);
    expect((view.node.querySelector('.jp-WaveRecord-explorer') as HTMLElement).hidden).toBe(true);
    gone = false;
    file.trouble = '';
    await until(() => expect(message().hidden).toBe(true));
  });

  it('reads the file when Lab has', async () => {
    open();
    await until(() => expect(kernel()).toBe('gemm'));
    file.answers['summary'] = { ...SUMMARY, id: 'v2', kernel: 'reverted' };
    reverted.emit(null);
    await until(() => expect(kernel()).toBe('reverted'));
  });

  it('leaves nothing behind', async () => {
    open();
    await until(() => expect(kernel()).toBe('gemm'));
    view.dispose();
    expect(view.node.querySelector('[data-testid=wave-explorer]')).toBeNull();
    const asked = vi.spyOn(contents, 'get');
    file.write({});
    await new Promise(resolve => setTimeout(resolve, 2500));
    expect(asked).not.toHaveBeenCalled();
  });
});
