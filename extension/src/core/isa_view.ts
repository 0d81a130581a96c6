import { RecordView } from './record_view';
import type { Workspace } from './workspace';

export class IsaView extends RecordView {
  constructor(work: Workspace) {
    super(work, 'wx-isa');
  }
  protected listen(): void {}
  protected refresh(): void {}
}
