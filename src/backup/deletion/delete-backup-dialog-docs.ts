import type { DocsOf } from '../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
  itemsPropertyDocs,
} from '../recovery/dialog-members-docs.ts';
import type { deleteBackupDialogDefinition } from './delete-backup-dialog-definition.ts';

export const deleteBackupDialogDocs: DocsOf<typeof deleteBackupDialogDefinition> = {
  summary:
    'Asks before backed-up data is deleted, whole plans or items; nothing is sent for ten seconds, in which it can be undone and the element must stay in the page',
  attributes: dialogAttributeDocs,
  properties: { items: itemsPropertyDocs },
  events: {
    ...dialogEventDocs,
    'rmm-delete-request': {
      detail: 'DeletionOrder',
      description: 'It was confirmed, and its ten seconds begin; prevented, nothing is sent and the dialog closes',
    },
    'rmm-delete-scheduled': {
      detail: 'DeletionOrder',
      description: 'The server took it: the data is deleted within 72 hours',
    },
  },
  methods: dialogMethodDocs,
  parts: dialogPartDocs,
};
