import type { PropertyDocs } from '../../host/element-docs.ts';
import { dialogMemberDocs } from '../../ui/dialog-element/dialog-members-docs.ts';
import type { dialogAttributes } from './dialog-members.ts';

export const dialogAttributeDocs: Readonly<Record<keyof typeof dialogAttributes, string>> = {
  ...dialogMemberDocs.attributes,
  nodeId: 'The device whose backups it is about',
};

export const itemsPropertyDocs: PropertyDocs = {
  type: 'readonly BackupEntry[]',
  description:
    'What it is about, as the backup browser’s events give it: of one plan, unless they are plans themselves',
};

export const { events: dialogEventDocs, methods: dialogMethodDocs } = dialogMemberDocs;

export const dialogPartDocs = {
  ...dialogMemberDocs.parts,
  notice: 'A message about what was done',
};
