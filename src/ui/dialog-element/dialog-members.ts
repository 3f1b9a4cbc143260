/** What every element that is a dialog has in its definition. Spread what it has beside them. */
import { errorEvent, event, flag, method } from '../../host/element-definition.ts';
import type { DialogCloseReason } from '../dialog/dialog.tsx';

/** By the user, by what it was opened for, or by the page. */
export type DialogElementCloseReason = DialogCloseReason | 'done' | 'method';

export interface DialogClose {
  reason: DialogElementCloseReason;
}

export const dialogMembers = {
  attributes: { open: flag() },
  events: { 'rmm-close': event<DialogClose>(), 'rmm-error': errorEvent },
  methods: { show: method<() => void>(), close: method<() => void>() },
};
