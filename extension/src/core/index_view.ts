import { RecordView } from './record_view';
import type { Workspace } from './workspace';

export class IndexView extends RecordView {
  constructor(work: Workspace) {
    super(work, 'wx-index');
  }
  protected listen(): void {}
  protected refresh(): void {}
}
