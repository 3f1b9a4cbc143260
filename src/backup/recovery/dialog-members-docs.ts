import { type EventDocs, errorEventDocs, type MethodDocs, type PropertyDocs } from '../../host/element-docs.ts';
import type { dialogAttributes, dialogEvents, dialogMethods } from './dialog-members.ts';

type DocsOfMembers<Members, Docs> = Readonly<Record<keyof Members, Docs>>;

export const dialogAttributeDocs: DocsOfMembers<typeof dialogAttributes, string> = {
  open: 'Whether the dialog is shown; follows the user',
  nodeId: 'The device whose backups it is about',
};

export const itemsPropertyDocs: PropertyDocs = {
  type: 'readonly BackupEntry[]',
  description:
    'What it is about, as the backup browser’s events give it: of one plan, unless they are plans themselves',
};

export const dialogEventDocs: DocsOfMembers<typeof dialogEvents, EventDocs> = {
  'rmm-close': { detail: 'RecoveryClose', description: 'The dialog was closed, by the user, by close() or when done' },
  'rmm-error': errorEventDocs,
};

export const dialogMethodDocs: DocsOfMembers<typeof dialogMethods, MethodDocs> = {
  show: { signature: '() => Promise<void>', description: 'Opens the dialog' },
  close: { signature: '() => Promise<void>', description: 'Closes the dialog; what it has begun goes on' },
};

export const dialogPartDocs = {
  dialog: 'The dialog',
  'dialog-body': 'What is in it',
  'dialog-footer': 'The bar with the buttons',
  notice: 'A message about what was done',
};
