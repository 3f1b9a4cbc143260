import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event } from '../../host/element-definition.ts';
import {
  dialogAttributes,
  dialogEvents,
  dialogMethods,
  dialogParts,
  itemsProperty,
} from '../recovery/dialog-members.ts';
import type { DeletionOrder } from './deletion-order.ts';

export const deleteBackupDialogDefinition = {
  tag: 'rmm-delete-backup-dialog',
  summary: doc`Asks before backed-up data is deleted, of whole plans or of items; ten seconds of undo before anything is sent, in which the element has to stay in the page`,
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-delete-request': event<DeletionOrder>(
      doc`DeletionOrder`,
      doc`It was confirmed, and its ten seconds begin; prevented, nothing is sent and the dialog closes`,
      { cancelable: true },
    ),
    'rmm-delete-scheduled': event<DeletionOrder>(
      doc`DeletionOrder`,
      doc`The server took it: the data is deleted within 72 hours`,
    ),
  },
  methods: dialogMethods,
  parts: dialogParts,
  cssProperties: {},
} as const satisfies ElementDefinition;
