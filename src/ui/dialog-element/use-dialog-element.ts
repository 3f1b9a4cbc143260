import { useEffect } from 'react';
import type { ElementEvent } from '../../host/element-definition.ts';
import { useHost, useMethods } from '../../host/use-host.ts';
import type { DialogElementCloseReason, dialogMembers } from './dialog-members.ts';

/** As much of an element's definition as the hook needs. */
interface DialogElementDefinition {
  tag: `rmm-${string}`;
  attributes: (typeof dialogMembers)['attributes'];
  properties: Record<never, never>;
  events: { 'rmm-close': ElementEvent<{ reason: string }> };
  methods: (typeof dialogMembers)['methods'];
}

export interface DialogElementState {
  open: boolean;
  /** Why it cannot be shown though it is open, such as `node-id is not set`: the page is told. */
  fault?: string | undefined;
}

export interface DialogElement<Reason extends string> {
  isShown: boolean;
  /** By the user, or when it is done. It tells the page unless it is closed already. */
  close(reason: Reason): void;
}

/** Opens and closes an element that is a dialog: its attribute, its methods, and the event that tells of its end. */
export function useDialogElement<Reason extends string = DialogElementCloseReason>({
  open,
  fault,
}: DialogElementState): DialogElement<Reason> {
  const { element, emit, reflect, report } = useHost<DialogElementDefinition>();
  const tag = element.localName;
  useEffect(() => {
    if (open && fault !== undefined) report(new TypeError(`<${tag}>: ${fault}, so the dialog can’t be shown.`));
  }, [open, fault, tag, report]);
  const close = (reason: string) => {
    if (!open) return;
    reflect({ open: false });
    emit('rmm-close', { reason });
  };
  useMethods<DialogElementDefinition>({ show: () => reflect({ open: true }), close: () => close('method') });
  return { isShown: open && fault === undefined, close };
}
