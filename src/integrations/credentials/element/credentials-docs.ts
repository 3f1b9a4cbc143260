import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { credentialsDefinition } from './credentials-definition.ts';

export const credentialsDocs: DocsOf<typeof credentialsDefinition> = {
  summary: 'Credentials of scripts, discovery and remote access; secrets are written, and never shown again',
  room: { '': 'block-size: var(--rmm-credentials-height, 640px)' },
  events: {
    'rmm-credentials-changed': {
      detail: 'CredentialsChange',
      description: 'A credential was created, saved or deleted; what offers them elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the credentials anew; what is searched for and how they are sorted stays',
    },
  },
  cssProperties: {
    '--rmm-credentials-height': 'Height of the element where its container gives none; default 640px',
  },
};
