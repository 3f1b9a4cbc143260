import { type EventDocs, errorEventDocs, type MethodDocs } from '../../host/element-docs.ts';
import type { dialogMembers } from './dialog-members.ts';

interface DialogMemberDocs {
  attributes: Record<keyof typeof dialogMembers.attributes, string>;
  events: Record<keyof typeof dialogMembers.events, EventDocs>;
  methods: Record<keyof typeof dialogMembers.methods, MethodDocs>;
  parts: Record<string, string>;
}

/** The words for `dialogMembers`. */
export const dialogMemberDocs = {
  attributes: {
    open: 'Whether the dialog is shown; follows the user',
  },
  events: {
    'rmm-close': { detail: 'DialogClose', description: 'The dialog was closed, by the user, by close() or when done' },
    'rmm-error': errorEventDocs,
  },
  methods: {
    show: { signature: '() => Promise<void>', description: 'Opens the dialog' },
    close: { signature: '() => Promise<void>', description: 'Closes the dialog; what it has begun goes on' },
  },
  parts: {
    dialog: 'The dialog',
    'dialog-body': 'What is in it',
    'dialog-footer': 'The bar with the buttons',
  },
} as const satisfies DialogMemberDocs;
