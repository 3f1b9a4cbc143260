import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { customFieldsDefinition } from './custom-fields-definition.ts';

export const customFieldsDocs: DocsOf<typeof customFieldsDefinition> = {
  summary: 'Custom fields of organizations, locations, devices and end users, with what is lost when one is deleted',
  room: { '': 'block-size: var(--rmm-custom-fields-height, 640px)' },
  events: {
    'rmm-custom-fields-changed': {
      detail: 'CustomFieldsChange',
      description: 'A field was created, saved or deleted; what shows them elsewhere can be refreshed',
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
