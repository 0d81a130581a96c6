// @vitest-environment jsdom
/** An output with an explorer: the live one while the kernel has it, else the page that was saved. */
import type { IRenderMime, IRenderMimeRegistry } from '@jupyterlab/rendermime';
import { Widget } from '@lumino/widgets';
import { gzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pane, settled, stageRow, SUMMARY } from '../../core/__tests__/fake_record';
import { EMPTY_STATE } from '../../core/provider';
import type { LiveModels } from '../live_models';
import { SavedOutput } from '../saved_output_view';

vi.hoisted(() => {
  globalThis.DragEvent ??= class extends MouseEvent {} as typeof DragEvent;
});

const SAVED = 'application/vnd.wave-explorer.saved+json';
const WIDGET = 'application/vnd.jupyter.widget-view+json';

function pageText(pass: string): string {
  const page = {
    format: 1,
    state: {
      ...EMPTY_STATE, title: 'gemm', current: 'v1', phase: 'idle',
      variants: [{ id: 'v1', label: 'gemm', status: 'ok', baseline: true, changes: [], has_run: false }]
    },
    selection: {}, defaults: {}, notes: [],
    variants: { v1: { answers: { 'summary {}': SUMMARY, 'stages {}': { stages: [stageRow(pass)] } } } }
  };
  return btoa(String.fromCharCode(...gzipSync(new TextEncoder().encode(JSON.stringify(page)))));
}

/** Stands for the widgets of ipywidgets: says which model it draws. */
class LiveWidget extends Widget implements IRenderMime.IRenderer {
  renderModel(model: IRenderMime.IMimeModel): Promise<void> {
    this.node.textContent = `live ${(model.data[WIDGET] as { model_id: string }).model_id}`;
    return Promise.resolve();
  }
}

/** Stands for the registry of renderers of a notebook: with one for widgets, or without. */
class Registry {
  widgets = true;

  getFactory(): object | undefined {
    return this.widgets ? {} : undefined;
  }

  createRenderer(): LiveWidget {
    return new LiveWidget();
  }
}

/** A kernel that says itself which models it has. */
class Kernel {
  readonly models = new Set<string>();
  private listener: () => void = () => undefined;

  has(id: string): boolean {
    return this.models.has(id);
  }

  onChange(listener: () => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = () => undefined;
    };
  }

  set(...ids: string[]): void {
    this.models.clear();
    ids.forEach(id => this.models.add(id));
    this.listener();
  }
}

describe('saved output', () => {
  let kernel: Kernel;
  let registry: Registry;
  let output: SavedOutput;

  // Loading the explorer's code takes its time, and is no part of what is tested.
  beforeAll(async () => {
    await import('../../hosts/embedded');
  }, 120_000);

  beforeEach(() => {
    kernel = new Kernel();
    registry = new Registry();
    output = new SavedOutput({
      mimeType: SAVED, rendermime: registry as unknown as IRenderMimeRegistry, models: kernel as unknown as LiveModels
    });
    pane(1280);
  });

  const bundle = (id: string, page = pageText('fx/p1'), trusted = true): IRenderMime.IMimeModel => ({
    trusted, metadata: {}, setData: () => undefined, data: { [SAVED]: { page }, [WIDGET]: { model_id: id, version_major: 2, version_minor: 0 } }
  });
  const show = async (model: IRenderMime.IMimeModel): Promise<void> => {
    await output.renderModel(model);
    if (!output.isAttached) {
      Widget.attach(output, document.body);
    }
  };
  const texts = (): string => output.node.textContent;
  const says = (words: string): Promise<void> => vi.waitFor(() => expect(texts()).toContain(words), 10_000);

  it('shows the saved page where there is no kernel', async () => {
    await show(bundle('m1'));
    await says('p1');
    expect(texts()).toContain('Saved with the notebook');
    expect(texts()).not.toContain('live m1');
  });

  it('shows the live explorer where the kernel has its model', async () => {
    kernel.set('m1');
    await show(bundle('m1'));
    expect(texts()).toBe('live m1');
  });

  it('becomes live when a kernel says that it has the model, and the newest page when it has it no more', async () => {
    await show(bundle('m1'));
    await says('p1');
    kernel.set('m1');
    await says('live m1');
    expect(texts()).toBe('live m1');
    const live = output.widgets[0];
    await output.renderModel(bundle('m1', pageText('fx/p2')));
    expect(output.widgets[0]).toBe(live);
    kernel.set();
    await says('p2');
    expect(texts()).not.toContain('live m1');
    expect(texts()).not.toContain('p1');
  });

  it('runs no widget of a notebook that is not trusted, and shows its page all the same', async () => {
    kernel.set('m1');
    await show(bundle('m1', pageText('fx/p1'), false));
    await says('p1');
  });

  it('shows the page where nobody draws widgets', async () => {
    registry.widgets = false;
    kernel.set('m1');
    await show(bundle('m1'));
    await says('p1');
  });

  it.each(['', 'no base64 ☺', btoa('no gzip')])('says that a page cannot be read: %s', async page => {
    await show(bundle('m1', page));
    await says('damaged');
  });

  it('hears no more of the kernel when it is gone', async () => {
    await show(bundle('m1'));
    await says('p1');
    output.dispose();
    kernel.set('m1');
    await settled();
    expect(document.body.childElementCount).toBe(1);
    expect(document.body.textContent).toBe('');
  });
});
