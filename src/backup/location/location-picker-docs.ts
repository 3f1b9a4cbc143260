import type { DocsOf } from '../../host/element-docs.ts';
import {
  dialogAttributeDocs,
  dialogEventDocs,
  dialogMethodDocs,
  dialogPartDocs,
} from '../recovery/dialog-members-docs.ts';
import type { locationPickerDefinition } from './location-picker-definition.ts';

export const locationPickerDocs: DocsOf<typeof locationPickerDefinition> = {
  summary: 'Browse locations: chooses a folder on a device from a tree, and creates new ones',
  attributes: { ...dialogAttributeDocs, path: 'The folder at which it opens; follows what the user applied' },
  events: {
    ...dialogEventDocs,
    'rmm-location-request': {
      detail: 'ChosenLocation',
      description: 'Apply was pressed; prevented, path stays as it is and the dialog closes',
    },
    'rmm-location-chosen': { detail: 'ChosenLocation', description: 'The folder was applied' },
  },
  methods: dialogMethodDocs,
  parts: { ...dialogPartDocs, tree: 'The tree', 'tree-item': 'A folder in it' },
};
