import { type ElementDefinition, event } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from '../recovery/dialog-members.ts';
import type { DeletionOrder } from './deletion-order.ts';

export const deleteBackupDialogDefinition = {
  tag: 'rmm-delete-backup-dialog',
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-delete-request': event<DeletionOrder>('cancelable'),
    'rmm-delete-scheduled': event<DeletionOrder>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
