/** What the elements over backed-up data have in common, as data. */
import { doc } from '../../host/doc.ts';
import { integer, property } from '../../host/element-definition.ts';
import { dialogMembers } from '../../ui/dialog-element/dialog-members.ts';
import type { BackupEntry } from '../backup-entry.ts';

export const dialogAttributes = {
  ...dialogMembers.attributes,
  nodeId: integer(doc`The device whose backups it is about`),
};

export const itemsProperty = property<readonly BackupEntry[]>(
  doc`readonly BackupEntry[]`,
  doc`What it is about, as the backup browser’s events give it: of one plan, unless they are plans themselves`,
  [],
);

export const { events: dialogEvents, methods: dialogMethods } = dialogMembers;

export const dialogParts = {
  ...dialogMembers.parts,
  notice: doc`A message about what was done`,
};
