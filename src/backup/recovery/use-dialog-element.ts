import { useEffect, useMemo } from 'react';
import { useHost, useMethods } from '../../host/use-host.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from './dialog-members.ts';
import { type EntryFault, readEntries } from './read-entries.ts';
import type { RecoveryCloseReason, RecoveryRequest } from './recovery-types.ts';

/** The members of `dialog-members.ts`, which every element over backed-up data spreads into its definition. */
interface DialogDefinition {
  tag: `rmm-${string}`;
  summary: string;
  attributes: typeof dialogAttributes;
  properties: { items: typeof itemsProperty };
  events: typeof dialogEvents;
  methods: typeof dialogMethods;
  parts: Record<string, string>;
  cssProperties: Record<never, string>;
}

export interface DialogElementValues {
  open: boolean;
  nodeId: number | undefined;
  items: readonly BackupEntry[];
}

/** Opens and closes an element's dialog, and reads what a page gave it. What cannot be used is reported, by name. */
export function useDialogElement({ open, nodeId, items }: DialogElementValues): {
  request: RecoveryRequest | undefined;
  close(reason: RecoveryCloseReason): void;
} {
  const { element, emit, reflect, report } = useHost<DialogDefinition>();
  const tag = element.localName;
  const read = useMemo(() => readEntries(items), [items]);
  const fault: EntryFault | 'node-id is not set' | undefined =
    read.fault ?? (nodeId === undefined ? 'node-id is not set' : undefined);
  useEffect(() => {
    if (open && fault !== undefined) report(new TypeError(`<${tag}>: ${fault}, so the dialog cannot be shown.`));
  }, [open, fault, tag, report]);
  const { entries } = read;
  const request = useMemo(
    () => (open && nodeId !== undefined && fault === undefined ? { nodeId, items: entries } : undefined),
    [open, nodeId, fault, entries],
  );
  const close = (reason: RecoveryCloseReason) => {
    if (!open) return;
    reflect({ open: false });
    emit('rmm-close', { reason });
  };
  useMethods<DialogDefinition>({ show: () => reflect({ open: true }), close: () => close('method') });
  return { request, close };
}
