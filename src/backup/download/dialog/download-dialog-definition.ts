import { type ElementDefinition, event, flag, tagName } from '../../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods, itemsProperty } from '../../recovery/dialog-members.ts';
import type { RecoveryRequest } from '../../recovery/recovery-types.ts';
import type { DownloadNews, DownloadOrder } from '../download-types.ts';

export const downloadDialogDefinition = {
  tag: tagName('download-dialog'),
  attributes: {
    ...dialogAttributes,
    offerRestore: flag(),
  },
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-download-request': event<DownloadOrder>('cancelable'),
    'rmm-download-started': event<DownloadNews>(),
    'rmm-download-finished': event<DownloadNews>(),
    'rmm-restore-instead': event<RecoveryRequest>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
