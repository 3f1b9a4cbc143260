import type { DocsOf } from '../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
  itemsPropertyDocs,
} from '../recovery/dialog-members-docs.ts';
import type { syncDialogDefinition } from './sync-dialog-definition.ts';

export const syncDialogDocs: DocsOf<typeof syncDialogDefinition> = {
  summary: 'Confirms a job that uploads what a backup plan has stored only locally',
  attributes: dialogAttributeDocs,
  properties: { items: itemsPropertyDocs },
  events: {
    ...dialogEventDocs,
    'rmm-sync-request': {
      detail: 'SyncOrder',
      description: 'It was confirmed; prevented, nothing is sent and the dialog closes',
    },
    'rmm-sync-created': { detail: 'SyncCreated', description: 'The server made the job' },
  },
  methods: dialogMethodDocs,
  parts: dialogPartDocs,
};
