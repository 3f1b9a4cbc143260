/** What every part that gives backed-up data back is given, and tells. */
import type { DialogFlowProps } from '../../ui/dialog-element/dialog-flow.ts';
import type { DialogElementCloseReason } from '../../ui/dialog-element/dialog-members.ts';
import type { BackupEntry } from '../backup-entry.ts';

export interface RecoveryRequest {
  /** The device whose backups the items are from. */
  nodeId: number;
  /** Not empty, and of one plan, unless they are plans themselves. */
  items: readonly BackupEntry[];
}

export type RecoveryCloseReason = DialogElementCloseReason;

export type RecoveryFlowProps<Order, Outcome> = DialogFlowProps<RecoveryRequest, Order, Outcome>;
