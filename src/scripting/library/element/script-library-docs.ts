import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { scriptLibraryDefinition } from './script-library-definition.ts';

export const scriptLibraryDocs: DocsOf<typeof scriptLibraryDefinition> = {
  summary: 'Scripts with their code, the categories they are found by, and templates to start from',
  room: { '': 'block-size: var(--rmm-script-library-height, 640px)' },
  events: {
    'rmm-script-open': {
      detail: 'ScriptOpening',
      description: 'A script is about to be opened, or a new one. Prevented, no form opens: the page shows its own',
    },
    'rmm-scripts-changed': {
      detail: 'ScriptsChange',
      description: 'A script or a category was created, saved or deleted; what shows them elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads scripts and categories anew; what is searched for and how they are sorted stays',
    },
  },
  cssProperties: {
    '--rmm-script-library-height': 'Height of the element where its container gives none; default 640px',
  },
};
