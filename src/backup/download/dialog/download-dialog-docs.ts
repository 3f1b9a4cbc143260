import type { DocsOf } from '../../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
  itemsPropertyDocs,
} from '../../recovery/dialog-members-docs.ts';
import type { downloadDialogDefinition } from './download-dialog-definition.ts';

export const downloadDialogDocs: DocsOf<typeof downloadDialogDefinition> = {
  summary:
    'Downloads a backed-up file, a folder or several items in the browser, streamed to disk and resumed where possible; downloads continue after the dialog closes, as long as the element stays in the page',
  attributes: {
    ...dialogAttributeDocs,
    offerRestore:
      'Offers Restore where a download is large or cannot be had by a browser: the page opens it on rmm-restore-instead',
  },
  properties: { items: itemsPropertyDocs },
  events: {
    ...dialogEventDocs,
    'rmm-download-request': {
      detail: 'DownloadOrder',
      description: 'Before anything is downloaded; prevented, nothing is and the dialog closes',
    },
    'rmm-download-started': {
      detail: 'DownloadNews',
      description:
        'Where to save it is known, and it has begun; failures are told by rmm-error, and can be tried again',
    },
    'rmm-download-finished': {
      detail: 'DownloadNews',
      description:
        'It is completed (its length was checked), handed over to the browser, or canceled: its state says which',
    },
    'rmm-restore-instead': {
      detail: 'RecoveryRequest',
      description: 'The user would rather restore; the dialog was closed',
    },
  },
  methods: dialogMethodDocs,
  parts: { ...dialogPartDocs, downloads: 'What is being downloaded, and what became of it' },
};
