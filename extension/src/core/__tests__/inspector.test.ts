// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { Inspector } from '../inspector';
import type { NodePayload, StageRow } from '../payloads';
import { EMPTY_STATE, type Params, type Payload, type QueryName, type Session } from '../provider';
import { Theme } from '../theme';
import { Workspace } from '../workspace';

const NODE: NodePayload = {
  stage: 's1', id: 'n1', name: 'read_2', region: 'root', op: 'read', category: 'lds', type_text: '[M, K] f16', memory_text: 'LDS', tensor: 'a',
  vector_text: 'M 16 K 16', elements_per_thread: '4', index: null, index_stage: 's2', bounds: null, copies: [{ id: 'n1', label: 'M0' }, { id: 'n2', label: 'M1' }], lineage: null,
  change: 'changed', changed_fields: ['vector_shapes', 'type'], location: null,
  operands: [{ name: 'memory', node: 'n9', label: 'allocate', type_text: '[M, K] f16' }], users: [{ name: 'lhs', node: 'n3', label: 'mma M0', type_text: '' }],
  attributes: {}, instructions: [], events: []
};

function stage(id: string, name: string): StageRow {
  return {
    id, layer: 'fx', chain: 'device', name, parent: null, seconds: 0.001, changed: true, status: 'ok', language: 'graph', op_count: 3, op_delta: 1, scope: '', note: '', captured: true
  };
}

class Recorded implements Session {
  readonly live = false;
  readonly state = { ...EMPTY_STATE, current: 'v1', phase: 'idle' as const };
  node: NodePayload = NODE;
  onState(): () => void {
    return () => undefined;
  }
  query<N extends QueryName>(name: N, _params: Params<N>): Promise<Payload<N>> {
    const answers: Partial<Record<QueryName, unknown>> = { stages: { stages: [stage('s1', 'expand_graph'), stage('s2', 'set_node_indices')] }, summary: null, node: this.node };
    return Promise.resolve(answers[name] as Payload<N>);
  }
  act(): Promise<void> {
    return Promise.resolve();
  }
  loadEditor(): Promise<never> {
    return Promise.reject(new Error('no editor'));
  }
  loadStudy(): Promise<never> {
    return Promise.reject(new Error('no views'));
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 100));
window.requestAnimationFrame = run => Number(setTimeout(() => run(performance.now()), 0));

describe('node card', () => {
  let session: Recorded;
  let work: Workspace;
  let card: HTMLElement;

  const open = async (): Promise<void> => {
    document.body.replaceChildren();
    const root = document.createElement('div');
    document.body.append(root);
    work = new Workspace(session, new Theme(root), { node: 'n1', stage: 's1' });
    card = new Inspector(work).element;
    root.append(card);
    await settled();
  };
  const fact = (name: string): string => [...card.querySelectorAll('dt')].find(one => one.textContent === name)?.nextElementSibling?.textContent ?? '';

  beforeEach(() => {
    session = new Recorded();
  });

  it('has type, memory with its tensor, vector shape, and what the pass did', async () => {
    await open();
    expect(fact('Type')).toBe('[M, K] f16');
    expect(fact('Memory')).toBe('LDS · a');
    expect(fact('Vector')).toBe('M 16 K 16 · 4/lane');
    expect(fact('This pass')).toBe('~ changed vector shapes, type');
    expect(card.querySelector('.wx-copies')?.textContent).toBe('M0M1');
    expect(fact('reads')).toBe('allocate memory');
    expect(card.querySelector<HTMLElement>('.wx-edges button')?.title).toBe('memory: [M, K] f16');
  });

  it('says which later pass sets an index that is not there yet, and leads to it', async () => {
    await open();
    const index = [...card.querySelectorAll('.wx-section')].find(one => one.textContent?.startsWith('Index'));
    expect(index?.textContent).toBe('IndexNot set yet: set_node_indices sets it.');
    index?.querySelector('button')?.click();
    expect(work.selection.stage).toBe('s2');
  });

  it('says so where no pass sets one, and where a type is not known', async () => {
    session.node = { ...NODE, index_stage: '', type_text: '', change: '' };
    await open();
    expect(card.textContent).toContain('No pass of this compile sets one.');
    expect(fact('Type')).toBe('not known after this pass');
    expect(fact('This pass')).toBe('');
  });
});
