import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event } from '../../host/element-definition.ts';
import {
  dialogAttributes,
  dialogEvents,
  dialogMethods,
  dialogParts,
  itemsProperty,
} from '../recovery/dialog-members.ts';
import type { SyncCreated, SyncOrder } from './sync-types.ts';

export const syncDialogDefinition = {
  tag: 'rmm-sync-dialog',
  summary: doc`Asks before the job is made that uploads what a backup plan keeps only locally`,
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-sync-request': event<SyncOrder>(
      doc`SyncOrder`,
      doc`It was confirmed; prevented, nothing is sent and the dialog closes`,
      { cancelable: true },
    ),
    'rmm-sync-created': event<SyncCreated>(doc`SyncCreated`, doc`The server made the job`),
  },
  methods: dialogMethods,
  parts: dialogParts,
  cssProperties: {},
} as const satisfies ElementDefinition;
