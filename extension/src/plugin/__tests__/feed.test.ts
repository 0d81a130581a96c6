/** The list of compiles: messages read strictly, requests remembered until answered, deletions undone. */
import { describe, expect, it } from 'vitest';
import { readFeedMessage } from '../feed_messages';
import { baselineFirst, FeedModel, inOrder, type Wish } from '../feed_model';
import golden from './feed_golden.json';
import { EVIL, list, row } from './rows';

/** Through JSON, as a comm sends it. */
const sent = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

describe('messages', () => {
  it('are taken as they were agreed', () => {
    const message = list(row('a', { label: EVIL, status: 'failed', error: 'no' }), row('b'));
    expect(readFeedMessage(sent(message))).toEqual(message);
    expect(readFeedMessage({ kind: 'answer', id: '1', ok: false, error: 'why' })).toEqual({ kind: 'answer', id: '1', ok: false, error: 'why' });
    expect(readFeedMessage({ kind: 'answer', id: '1', ok: true })).toEqual({ kind: 'answer', id: '1', ok: true });
  });

  it('are those of the kernel, whose own tests write and read the same', () => {
    for (const message of [...golden.lists, ...golden.answers]) {
      expect(readFeedMessage(message)).toEqual(message);
    }
    const wishes: Wish[] = [
      { kind: 'rename', compilation: 'b2862cf8938d', value: '<b>mine</b>' },
      { kind: 'pin', compilation: 'b2862cf8938d', value: true },
      { kind: 'delete', compilation: 'b2862cf8938d' },
      { kind: 'restore', compilation: 'b2862cf8938d' },
      { kind: 'record', on: false }
    ];
    const model = new FeedModel();
    expect(wishes.map((wish, at) => ({ ...model.ask(wish, 0), id: `p-${at + 1}` }))).toEqual(golden.requests);
  });

  it.each([
    ['no message', null],
    ['another kind', { ...list(), kind: 'rows' }],
    ['a row without its passes', { ...list(), compilations: [{ ...row('a'), passes: undefined }] }],
    ['a status that we do not know', { ...list(), compilations: [{ ...row('a'), status: 'queued' }] }],
    ['diagnostics that are no numbers', { ...list(), compilations: [{ ...row('a'), diagnostics: { error: '1', warning: 0, note: 0 } }] }],
    ['a device of another kind', { ...list(), device: { name: 'x', kind: 'cpu', note: '' } }],
    ['an answer to nobody', { kind: 'answer', ok: true }]
  ])('of another version are refused: %s', (_, message) => {
    expect(readFeedMessage(sent(message))).toBeNull();
  });
});

describe('the model', () => {
  it('puts pinned compiles first, and of both the newest', () => {
    const oldestFirst = [row('1'), row('2', { pinned: true }), row('3'), row('4', { pinned: true })];
    expect(inOrder(oldestFirst).map(({ id }) => id)).toEqual(['4', '2', '3', '1']);
  });

  it('knows the newest compile of a cell', () => {
    const model = new FeedModel();
    model.receiveList(list(row('a', { cell: '3' }), row('b', { cell: '3' }), row('c', { cell: '13' })));
    expect(model.ofCell(3)?.id).toBe('b');
    expect(model.ofCell(1)).toBeUndefined();
  });

  it('remembers what was asked until it is answered', () => {
    const model = new FeedModel();
    model.receiveList(list(row('a')));
    expect(model.pendingSince(9000)).toBe(0);
    const first = model.ask({ kind: 'pin', compilation: 'a', value: true }, 1000);
    const second = model.ask({ kind: 'record', on: false }, 2000);
    expect(first.id).not.toBe(second.id);
    expect(model.pendingSince(5000)).toBe(4000);
    model.receiveAnswer({ kind: 'answer', id: first.id, ok: true });
    expect(model.pendingSince(5000)).toBe(3000);
    model.receiveAnswer({ kind: 'answer', id: second.id, ok: false, error: 'the compiler is another' });
    expect(model.pendingSince(5000)).toBe(0);
    expect(model.trouble).toBe('the compiler is another');
    model.ask({ kind: 'record', on: true }, 6000);
    expect(model.trouble).toBe('');
  });

  it('gives each page ids of its own, and leaves the answers to others alone', () => {
    const [one, other] = [new FeedModel(), new FeedModel()];
    const asked = one.ask({ kind: 'delete', compilation: 'a' }, 0);
    other.ask({ kind: 'delete', compilation: 'b' }, 0);
    other.receiveAnswer({ kind: 'answer', id: asked.id, ok: true });
    expect(other.deleted).toBeNull();
    expect(other.pendingSince(100)).toBe(100);
  });

  it('brings deleted compiles back, the last one first', () => {
    const model = new FeedModel();
    model.receiveList(list(row('a', { label: 'first' }), row('b', { label: 'second' })));
    const answered = (kind: 'delete' | 'restore', compilation: string): void => {
      const { id } = model.ask({ kind, compilation }, 0);
      // The list without the row may come before the answer.
      model.receiveList(list());
      model.receiveAnswer({ kind: 'answer', id, ok: true });
    };
    answered('delete', 'a');
    expect(model.deleted).toEqual({ id: 'a', label: 'first' });
    model.receiveList(list(row('b', { label: 'second' })));
    answered('delete', 'b');
    expect(model.deleted).toEqual({ id: 'b', label: 'second' });
    answered('restore', 'b');
    expect(model.deleted?.id).toBe('a');
    answered('restore', 'a');
    expect(model.deleted).toBeNull();
  });

  it('does not forget what the kernel would not delete', () => {
    const model = new FeedModel();
    model.receiveList(list(row('a')));
    const { id } = model.ask({ kind: 'delete', compilation: 'a' }, 0);
    model.receiveAnswer({ kind: 'answer', id, ok: false, error: 'it compiles' });
    expect(model.deleted).toBeNull();
    expect(model.trouble).toBe('it compiles');
  });

  it('takes the older compile as the baseline, or else the pinned one', () => {
    const [a, b, c] = [row('a'), row('b'), row('c', { pinned: true })];
    expect(baselineFirst([b, a], [a, b, c])).toEqual(['a', 'b']);
    expect(baselineFirst([c, a], [a, b, c])).toEqual(['c', 'a']);
  });
});
