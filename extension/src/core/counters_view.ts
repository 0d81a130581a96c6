import { RecordView } from './record_view';
import type { Workspace } from './workspace';

export class CountersView extends RecordView {
  constructor(work: Workspace) {
    super(work, 'wx-counters');
  }
  protected listen(): void {}
  protected refresh(): void {}
}
