import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { usersDefinition } from './users-definition.ts';

export const usersDocs: DocsOf<typeof usersDefinition> = {
  summary: 'Users, end users and contacts: found, created, edited and deleted, with what that does to open tickets',
  room: { '': 'block-size: var(--rmm-users-height, 640px)' },
  attributes: {
    tab: 'Which list is shown: `users` (by default), `end-users` or `contacts`; follows when somebody goes to another one',
  },
  events: {
    'rmm-users-tab': { detail: 'UsersTab', description: 'Somebody went to another list; `tab` has it already' },
    'rmm-users-changed': {
      detail: 'UsersChange',
      description: 'Somebody was created, saved or deleted; what shows them elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the list that is shown anew; what is searched for and how it is sorted stays',
    },
  },
  cssProperties: {
    '--rmm-users-height': 'Height of the element where its container gives none; default 640px',
  },
};
