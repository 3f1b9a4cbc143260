import { useMemo } from 'react';
import { useDialogElement } from '../../ui/dialog-element/use-dialog-element.ts';
import type { BackupEntry } from '../backup-entry.ts';
import { readEntries } from './read-entries.ts';
import type { RecoveryCloseReason, RecoveryRequest } from './recovery-types.ts';

export interface RecoveryElementValues {
  open: boolean;
  nodeId: number | undefined;
  items: readonly BackupEntry[];
}

/** Opens and closes the dialog of an element over backed-up data, and reads what a page gave it. */
export function useRecoveryElement({ open, nodeId, items }: RecoveryElementValues): {
  request: RecoveryRequest | undefined;
  close(reason: RecoveryCloseReason): void;
} {
  const { entries, fault } = useMemo(() => readEntries(items), [items]);
  const { isShown, close } = useDialogElement({
    open,
    fault: fault ?? (nodeId === undefined ? 'node-id is not set' : undefined),
  });
  const request = useMemo(
    () => (isShown && nodeId !== undefined ? { nodeId, items: entries } : undefined),
    [isShown, nodeId, entries],
  );
  return { request, close };
}
