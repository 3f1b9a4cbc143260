import {
  choice,
  type ElementDefinition,
  event,
  flag,
  property,
  tagName,
  text,
} from '../../../host/element-definition.ts';
import { dialogMembers } from '../../../ui/dialog-element/dialog-members.ts';
import { automationTypes } from '../../terms/automation.ts';
import {
  type AutomationLinkPress,
  type ExampleTicket,
  editorModes,
  type SavedAutomation,
  type SaveOrder,
} from '../editor-types.ts';

export const automationEditorDefinition = {
  tag: tagName('automation-editor'),
  attributes: {
    ...dialogMembers.attributes,
    type: choice(automationTypes),
    automationId: text(),
    mode: choice(editorModes),
    followLinks: flag(),
  },
  properties: { exampleTicket: property<ExampleTicket | undefined>() },
  events: {
    ...dialogMembers.events,
    'rmm-automation-save-request': event<SaveOrder>('cancelable'),
    'rmm-automation-saved': event<SavedAutomation>(),
    'rmm-automation-link': event<AutomationLinkPress>('cancelable'),
  },
  methods: dialogMembers.methods,
} as const satisfies ElementDefinition;
