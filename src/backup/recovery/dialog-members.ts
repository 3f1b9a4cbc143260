/** What the elements over backed-up data have in common, as data. */
import { errorEvent, event, flag, integer, method, property } from '../../host/element-definition.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { RecoveryCloseReason } from './recovery-types.ts';

export interface RecoveryClose {
  reason: RecoveryCloseReason;
}

export const dialogAttributes = {
  open: flag(),
  nodeId: integer(),
};

export const itemsProperty = property<readonly BackupEntry[]>([]);

export const dialogEvents = {
  'rmm-close': event<RecoveryClose>(),
  'rmm-error': errorEvent,
};

export const dialogMethods = {
  show: method<() => void>(),
  close: method<() => void>(),
};
