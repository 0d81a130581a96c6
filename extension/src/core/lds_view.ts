import { RecordView } from './record_view';
import type { Workspace } from './workspace';

export class LdsView extends RecordView {
  constructor(work: Workspace) {
    super(work, 'wx-lds');
  }
  protected listen(): void {}
  protected refresh(): void {}
}
