import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event } from '../../host/element-definition.ts';
import {
  dialogAttributes,
  dialogEvents,
  dialogMethods,
  dialogParts,
  itemsProperty,
} from '../recovery/dialog-members.ts';
import type { RestoreCreated, RestoreOrder } from './restore-order.ts';

export const restoreDialogDefinition = {
  tag: 'rmm-restore-dialog',
  summary: doc`Restores a file, a folder, several of them, or what is in a mounted image onto a device, then shows how far the job is`,
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-restore-request': event<RestoreOrder>(
      doc`RestoreOrder`,
      doc`Restore was pressed; prevented, no job is made and the dialog closes`,
      { cancelable: true },
    ),
    'rmm-restore-created': event<RestoreCreated>(doc`RestoreCreated`, doc`The server has made the restore job`),
  },
  methods: dialogMethods,
  parts: { ...dialogParts, 'restore-summary': doc`What will happen, or what is still to be chosen` },
  cssProperties: {},
} as const satisfies ElementDefinition;
