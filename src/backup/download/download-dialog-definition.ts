import { doc } from '../../host/doc.ts';
import { type ElementDefinition, event, flag } from '../../host/element-definition.ts';
import {
  dialogAttributes,
  dialogEvents,
  dialogMethods,
  dialogParts,
  itemsProperty,
} from '../recovery/dialog-members.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import type { DownloadNews, DownloadOrder } from './download-types.ts';

export const downloadDialogDefinition = {
  tag: 'rmm-download-dialog',
  summary: doc`Downloads a backed-up file, a folder or several items through the browser: streamed to disk where it can, resumed where the server can; what runs goes on when the dialog closes, while the element stays in the page`,
  attributes: {
    ...dialogAttributes,
    offerRestore: flag(
      doc`Offers Restore where a download is large or cannot be had by a browser: the page opens it on rmm-restore-instead`,
    ),
  },
  properties: { items: itemsProperty },
  events: {
    ...dialogEvents,
    'rmm-download-request': event<DownloadOrder>(
      doc`DownloadOrder`,
      doc`Before anything is downloaded; prevented, nothing is and the dialog closes`,
      { cancelable: true },
    ),
    'rmm-download-started': event<DownloadNews>(
      doc`DownloadNews`,
      doc`Where to save it is known, and it has begun; failures are told by rmm-error, and can be tried again`,
    ),
    'rmm-download-finished': event<DownloadNews>(
      doc`DownloadNews`,
      doc`It is completed (its length was checked), handed over to the browser, or canceled: its state says which`,
    ),
    'rmm-restore-instead': event<RecoveryRequest>(
      doc`RecoveryRequest`,
      doc`The user would rather restore; the dialog was closed`,
    ),
  },
  methods: dialogMethods,
  parts: { ...dialogParts, downloads: doc`What is being downloaded, and what became of it` },
  cssProperties: {},
} as const satisfies ElementDefinition;
