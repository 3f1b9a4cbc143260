/** What the elements over backed-up data have in common, as data. */
import { integer, property } from '../../host/element-definition.ts';
import { dialogMembers } from '../../ui/dialog-element/dialog-members.ts';
import type { BackupEntry } from '../backup-entry.ts';

export const dialogAttributes = {
  ...dialogMembers.attributes,
  nodeId: integer(),
};

export const itemsProperty = property<readonly BackupEntry[]>([]);

export const { events: dialogEvents, methods: dialogMethods } = dialogMembers;
