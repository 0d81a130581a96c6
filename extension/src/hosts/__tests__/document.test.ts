// @vitest-environment jsdom
/** A record's session: what it says of the file, what it refuses, and that two files are never shown as one. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pane, settled, stageRow, SUMMARY } from '../../core/__tests__/fake_record';
import { DocumentSession, type Reply } from '../document';
import { draw } from '../embedded';
import { RecordFile } from './record_file';

describe('session of a record', () => {
  let file: RecordFile;
  let others: number;
  let session: DocumentSession;

  beforeEach(() => {
    file = new RecordFile();
    others = 0;
    session = new DocumentSession(file.ask, () => {
      others += 1;
    });
  });

  it('is empty until the file is read, then shows its one compile', async () => {
    expect(session.state.phase).toBe('empty');
    await session.read();
    expect(session.state).toMatchObject({ title: 'gemm', current: 'v1', phase: 'idle', revision: 1 });
    expect(session.state.variants).toEqual([{ id: 'v1', label: 'gemm', status: 'ok', baseline: true, changes: [], has_run: false }]);
  });

  it('knows whether the record holds a run', async () => {
    file.write({ run: { device: 'MI300X' } });
    await session.read();
    expect(session.state.variants[0]?.has_run).toBe(true);
  });

  it('says why a file is no record, and keeps what was read before', async () => {
    await session.read();
    file.trouble = 'gemm.wavex is no whole .wavex file';
    await expect(session.read()).rejects.toThrow('gemm.wavex is no whole .wavex file');
    expect(session.state.title).toBe('gemm');
  });

  it('passes on answers and refusals', async () => {
    await session.read();
    await expect(session.query('stages', {})).resolves.toEqual(file.answers['stages']);
    await expect(session.query('isa', {})).rejects.toThrow('no isa');
    expect(others).toBe(0);
  });

  it('shows no answer of another file than the one that was read', async () => {
    await session.read();
    file.write({ stages: { stages: [stageRow('fx/p2')] } });
    await expect(session.query('stages', {})).rejects.toThrow('The file has changed');
    expect(others).toBe(1);
    await session.read();
    expect(session.state.revision).toBe(2);
    await expect(session.query('stages', {})).resolves.toEqual(file.answers['stages']);
  });

  it('does not read again for an answer that was asked before the newest reading', async () => {
    await session.read();
    let late: (reply: Reply) => void = () => undefined;
    const slow = new DocumentSession(name => (name === 'isa' ? new Promise(resolve => (late = resolve)) : file.ask(name, {})), () => {
      others += 1;
    });
    await slow.read();
    const answer = slow.query('isa', {});
    file.write({});
    await slow.read();
    late({ ok: true, payload: {}, error: '', revision: '2' });
    await expect(answer).rejects.toThrow('The file has changed');
    expect(others).toBe(0);
  });

  it('takes the newest of two readings', async () => {
    const held: ((reply: Reply) => void)[] = [];
    const slow = new DocumentSession(name => (name === 'summary' ? new Promise(resolve => held.push(resolve)) : file.ask(name, {})), () => undefined);
    const first = slow.read();
    const second = slow.read();
    held[1]?.({ ...file.reply('summary'), payload: { ...SUMMARY, kernel: 'newer' } });
    held[0]?.(file.reply('summary'));
    await Promise.all([first, second]);
    expect(slow.state.title).toBe('newer');
  });

  it('needs a kernel for every action, and says how to get one', async () => {
    await session.read();
    await session.act('compile', {});
    expect(session.state.message?.text).toMatch(/^Needs a kernel: .*wx\.explore/);
  });

  it('gives an address only where it has one', () => {
    expect(session.shareLink('lds')).toBeNull();
    const placed = new DocumentSession(file.ask, () => undefined, () => 'http://host/lab/tree/a.wavex?wave-view=');
    expect(placed.shareLink('lds.l-3')).toBe('http://host/lab/tree/a.wavex?wave-view=lds.l-3');
  });
});

describe('explorer of a record', () => {
  it('shows the passes, and those of the next file when it has changed', async () => {
    const file = new RecordFile();
    const session = new DocumentSession(file.ask, () => undefined);
    await session.read();
    const host = pane(1280);
    const drawn = draw(host, session);
    await settled();
    expect(host.textContent).toContain('p1');
    file.write({ summary: { ...SUMMARY, id: 'v2', kernel: '<img src=x>' }, stages: { stages: [stageRow('fx/p2')] } });
    await session.read();
    await settled();
    expect(host.textContent).toContain('p2');
    expect(host.textContent).not.toContain('p1');
    expect(host.textContent).toContain('<img src=x>');
    expect(host.querySelector('img')).toBeNull();
    drawn.dispose();
    expect(host.childElementCount).toBe(0);
  });

  it('tells where a person goes, and goes there again', async () => {
    const session = new DocumentSession(new RecordFile().ask, () => undefined);
    await session.read();
    const places: string[] = [];
    const host = pane(1280);
    const drawn = draw(host, session, {}, link => places.push(link));
    drawn.goTo('isa.l-17');
    await vi.waitFor(() => expect(places).toEqual(['isa.l-17']), 10_000);
    expect(host.querySelector('[data-testid=tab-isa]')?.getAttribute('aria-selected')).toBe('true');
    drawn.goTo('graph');
    drawn.dispose();
    await settled();
    await settled();
    expect(places).toEqual(['isa.l-17']);
  });
});
