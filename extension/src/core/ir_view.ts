import { RecordView } from './record_view';
import type { Workspace } from './workspace';

export class IrView extends RecordView {
  constructor(work: Workspace) {
    super(work, 'wx-ir');
  }
  protected listen(): void {}
  protected refresh(): void {}
}
