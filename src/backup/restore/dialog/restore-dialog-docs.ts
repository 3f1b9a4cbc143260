import type { DocsOf } from '../../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
  itemsPropertyDocs,
} from '../../recovery/dialog-members-docs.ts';
import type { restoreDialogDefinition } from './restore-dialog-definition.ts';

export const restoreDialogDocs: DocsOf<typeof restoreDialogDefinition> = {
  summary:
    'Restores a file, a folder, several items or the contents of a mounted image to a device, then shows the job’s progress',
  attributes: dialogAttributeDocs,
  properties: { items: itemsPropertyDocs },
  events: {
    ...dialogEventDocs,
    'rmm-restore-request': {
      detail: 'RestoreOrder',
      description: 'Restore was pressed; prevented, no job is made and the dialog closes',
    },
    'rmm-restore-created': { detail: 'RestoreCreated', description: 'The server has made the restore job' },
  },
  methods: dialogMethodDocs,
  parts: { ...dialogPartDocs, 'restore-summary': 'What will happen, or what is still to be chosen' },
};
