import { type ElementDefinition, event, tagName } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from '../recovery/dialog-members.ts';
import type { SyncCreated, SyncOrder } from './sync-types.ts';

export const syncDialogDefinition = {
  tag: tagName('sync-dialog'),
  attributes: dialogAttributes,
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-sync-request': event<SyncOrder>('cancelable'),
    'rmm-sync-created': event<SyncCreated>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
