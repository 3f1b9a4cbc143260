import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { policyBackupsDefinition } from './policy-backups-definition.ts';

export const policyBackupsDocs: DocsOf<typeof policyBackupsDefinition> = {
  summary:
    'The backup plans of a policy: inherited, overridden or its own, and what an organization says of its backups',
  room: { '': 'block-size: var(--rmm-policy-backups-height, 640px)' },
  attributes: {
    policyId: 'Whose backup plans are shown; required',
  },
  events: {
    'rmm-policy-open': {
      detail: 'PolicyOpening',
      description:
        'A policy on the path of inheritance was asked for. Prevented, `policy-id` stays: the page goes there its own way. Also when you changed `policy-id` and the user stays, because something is unsaved: then it names the policy that is still shown',
    },
    'rmm-policy-saved': {
      detail: 'PolicySave',
      description: 'Something was saved; policies that inherit from it have changed with it',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    save: {
      signature: '() => Promise<boolean>',
      description: 'Saves the backup plans, as the button does. Answers whether they were saved',
    },
    discard: {
      signature: '() => Promise<void>',
      description: 'Gives up what was changed in the backup plans, without asking; the user can undo that',
    },
    isDirty: {
      signature: '() => Promise<boolean>',
      description: 'Whether backup plans were changed and not saved',
    },
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the policy anew, unless something is unsaved',
    },
  },
  cssProperties: {
    '--rmm-policy-backups-height': 'Height of the element where its container gives none; default 640px',
  },
};
