import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { customFieldsDefinition } from './custom-fields-definition.ts';

export const customFieldsDocs: DocsOf<typeof customFieldsDefinition> = {
  summary:
    'Custom fields of organizations, locations, devices and end users: their definitions, or the values of one of those',
  room: { '': 'block-size: var(--rmm-custom-fields-height, 640px)' },
  attributes: {
    scope:
      'With `record-id`, the fields of one thing are shown with their values, instead of the definitions: `organization`, `location`, `node` (a device) or `end_user`.',
    recordId: 'Which of them.',
  },
  events: {
    'rmm-custom-fields-changed': {
      detail: 'CustomFieldsChange',
      description:
        'A field was created, saved or deleted, or values were saved; what shows them elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the fields anew; what is searched for and how they are sorted stays',
    },
  },
  cssProperties: {
    '--rmm-custom-fields-height': 'Height of the element where its container gives none; default 640px',
  },
};
