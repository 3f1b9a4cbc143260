import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { PartDefinition } from './part-definition.ts';

/** @param things What the part is made of, in the middle of a sentence */
export const partDocs = (things: string): Pick<DocsOf<PartDefinition>, 'attributes' | 'events' | 'methods'> => ({
  attributes: {
    policyId: `Whose ${things} are shown; required`,
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
      description: `Saves the ${things}, as the button does. Answers whether they were saved`,
    },
    discard: {
      signature: '() => Promise<void>',
      description: `Gives up what was changed in the ${things}, without asking; the user can undo that`,
    },
    isDirty: {
      signature: '() => Promise<boolean>',
      description: `Whether ${things} were changed and not saved`,
    },
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the policy anew, unless something is unsaved',
    },
  },
});
