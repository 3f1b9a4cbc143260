/** What the elements over backed-up data have in common, as data. */
import { doc } from '../../host/doc.ts';
import { errorEvent, event, flag, integer, method, property } from '../../host/element-definition.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { RecoveryCloseReason } from './recovery-types.ts';

export interface RecoveryClose {
  reason: RecoveryCloseReason;
}

export const dialogAttributes = {
  open: flag(doc`Whether the dialog is shown; follows the user`),
  nodeId: integer(doc`The device whose backups it is about`),
};

export const itemsProperty = property<readonly BackupEntry[]>(
  doc`readonly BackupEntry[]`,
  doc`What it is about, as the backup browser’s events give it: of one plan, unless they are plans themselves`,
  [],
);

export const dialogEvents = {
  'rmm-close': event<RecoveryClose>(
    doc`RecoveryClose`,
    doc`The dialog was closed, by the user, by close() or when done`,
  ),
  'rmm-error': errorEvent,
};

export const dialogMethods = {
  show: method<() => void>(doc`() => Promise<void>`, doc`Opens the dialog`),
  close: method<() => void>(doc`() => Promise<void>`, doc`Closes the dialog; what it has begun goes on`),
};

export const dialogParts = {
  dialog: doc`The dialog`,
  'dialog-body': doc`What is in it`,
  'dialog-footer': doc`The bar with the buttons`,
  notice: doc`A message about what was done`,
};
