import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { integrationsDefinition } from './integrations-definition.ts';

export const integrationsDocs: DocsOf<typeof integrationsDefinition> = {
  summary: 'Connections to other products and what ticketing goes through; secrets are written, and never shown again',
  room: { '': 'min-block-size: 480px' },
  properties: {
    links: {
      type: 'readonly IntegrationLink[]',
      description: 'Pages of your own that belong to an integration, such as the mappings of a provider',
    },
  },
  events: {
    'rmm-integrations-changed': {
      detail: 'IntegrationsChange',
      description: 'An integration was saved or deleted, or ticketing goes through another one',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: { signature: '() => Promise<void>', description: 'Reads the integrations anew' },
  },
};
