/** A record's file: what is answered about it, and how often it was written. */
import { stageRow, SUMMARY } from '../../core/__tests__/fake_record';
import type { Ask, Reply } from '../document';

export class RecordFile {
  revision = '1';
  trouble = '';
  answers: Record<string, unknown> = { summary: SUMMARY, run: null, stages: { stages: [stageRow('fx/p1')] } };
  readonly ask: Ask = name => Promise.resolve(this.reply(name));

  reply(name: string): Reply {
    const { revision, trouble } = this;
    const error = trouble || (name in this.answers ? '' : `no ${name}`);
    return { ok: !error, payload: error ? null : this.answers[name], error, revision };
  }

  write(answers: Record<string, unknown>): void {
    this.answers = { ...this.answers, ...answers };
    this.revision = `${Number(this.revision) + 1}`;
  }
}
