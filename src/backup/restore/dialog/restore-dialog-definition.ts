import { type ElementDefinition, event, tagName } from '../../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from '../../recovery/dialog-members.ts';
import type { RestoreCreated, RestoreOrder } from '../restore-order.ts';

export const restoreDialogDefinition = {
  tag: tagName('restore-dialog'),
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-restore-request': event<RestoreOrder>('cancelable'),
    'rmm-restore-created': event<RestoreCreated>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
