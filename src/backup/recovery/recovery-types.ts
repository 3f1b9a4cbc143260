/** What every part that gives backed-up data back is given, and tells. */
import type { DialogCloseReason } from '../../ui/dialog/dialog.tsx';
import type { BackupEntry } from '../backup-entry.ts';

export interface RecoveryRequest {
  /** The device whose backups the items are from. */
  nodeId: number;
  /** Not empty, and of one plan, unless they are plans themselves. */
  items: readonly BackupEntry[];
}

export type RecoveryCloseReason = DialogCloseReason | 'done' | 'method';

/**
 * A dialog and what follows from it: what was done is told, what runs goes on, though the dialog is closed. So it stays
 * mounted, in the browser and in an element of its own.
 */
export interface RecoveryFlowProps<Order, Outcome> {
  /** `undefined` while the dialog is closed. */
  request: RecoveryRequest | undefined;
  /** Before it acts, with what it is about to send; `false` where the host does it its own way: the dialog closes. */
  onRequest(order: Order): boolean;
  /** It was done, or has been begun where it takes its time. */
  onDone(outcome: Outcome): void;
  onClose(reason: RecoveryCloseReason): void;
}
