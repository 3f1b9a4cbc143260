/** What every element that is a dialog has in its definition. Spread what it has beside them. */
import { doc } from '../../host/doc.ts';
import { errorEvent, event, flag, method } from '../../host/element-definition.ts';
import type { DialogCloseReason } from '../dialog/dialog.tsx';

/** By the user, by what it was opened for, or by the page. */
export type DialogElementCloseReason = DialogCloseReason | 'done' | 'method';

export interface DialogClose {
  reason: DialogElementCloseReason;
}

export const dialogMembers = {
  attributes: {
    open: flag(doc`Whether the dialog is shown; follows the user`),
  },
  events: {
    'rmm-close': event<DialogClose>(doc`DialogClose`, doc`The dialog was closed, by the user, by close() or when done`),
    'rmm-error': errorEvent,
  },
  methods: {
    show: method<() => void>(doc`() => Promise<void>`, doc`Opens the dialog`),
    close: method<() => void>(doc`() => Promise<void>`, doc`Closes the dialog; what it has begun goes on`),
  },
  parts: {
    dialog: doc`The dialog`,
    'dialog-body': doc`What is in it`,
    'dialog-footer': doc`The bar with the buttons`,
  },
};
