import { type ElementDefinition, event, tagName } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from '../recovery/dialog-members.ts';
import type { DeletionOrder } from './deletion-order.ts';

export const deleteBackupDialogDefinition = {
  tag: tagName('delete-backup-dialog'),
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-delete-request': event<DeletionOrder>('cancelable'),
    'rmm-delete-scheduled': event<DeletionOrder>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
