import type { DocsOf } from '../../../host/element-docs.ts';
import { dialogMemberDocs } from '../../../ui/dialog-element/dialog-members-docs.ts';
import type { automationEditorDefinition } from './automation-editor-definition.ts';

export const automationEditorDocs: DocsOf<typeof automationEditorDefinition> = {
  summary: 'Creates, edits and copies an event-based or time-based automation, a response template or a ticket board',
  attributes: {
    ...dialogMemberDocs.attributes,
    type: 'What is created. Of what is edited or copied its own type counts, once it has been loaded',
    automationId: 'What is edited or copied',
    mode: 'Default: `edit` with an automation-id, `create` without one. `copy` saves it as a new one, with its example tickets',
    followLinks:
      'While it is in the page, a link to an automation in any text opens an editor beside this one: `…/automations/EVENT_BASED/7`, also of `TIME_BASED` and `RESPONSE_TEMPLATE`. In a text that is being written, with Ctrl or Cmd',
  },
  properties: {
    exampleTicket: {
      type: 'ExampleTicket | undefined',
      description:
        'A ticket to test the rule on, such as the one that the page is about: `ticket` as it is, `before` as it was before its last change (absent for a new one), and `now`, the time of the test (ISO 8601, default the present)',
    },
  },
  events: {
    ...dialogMemberDocs.events,
    'rmm-automation-save-request': {
      detail: 'SaveOrder',
      description: 'It is about to be saved; prevented, nothing is sent and the dialog closes',
    },
    'rmm-automation-saved': {
      detail: 'SavedAutomation',
      description: 'It was saved; lists that show it can be refreshed',
    },
    'rmm-automation-link': {
      detail: 'AutomationLinkPress',
      description:
        'With follow-links: such a link was pressed. Prevented, nothing is opened; of other types nothing is opened anyway, and the browser follows the link unless it is prevented',
    },
  },
  methods: dialogMemberDocs.methods,
  parts: {
    ...dialogMemberDocs.parts,
    panel: 'The content of a tab',
    summary: 'The rule in one sentence, under the content',
    'test-verdict': 'Whether the rule would run for the ticket that it is tested on',
    'unsaved-changes': 'The list of changes that would be lost',
  },
};
