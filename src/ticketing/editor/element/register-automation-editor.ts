/** Registers `<rmm-automation-editor>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { automationEditorDefinition } from './automation-editor-definition.ts';

export type { DialogClose } from '../../../ui/dialog-element/dialog-members.ts';
export type { AutomationBody } from '../../contract.ts';
export type { AutomationType } from '../../terms/automation.ts';
export type { Ticket } from '../../terms/ticket.ts';
export type { EditorMode, ExampleTicket, SavedAutomation, SaveOrder } from '../editor-types.ts';

export const AutomationEditorElement = defineElement(
  automationEditorDefinition,
  async () => {
    const { AutomationEditorElement: view } = await import('./automation-editor-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type AutomationEditorElement = ElementOf<typeof automationEditorDefinition>;
