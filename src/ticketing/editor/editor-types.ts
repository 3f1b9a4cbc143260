/** What the editor tells its page. Free of React and of schemas: the element's definition stands on it. */
import type { AutomationBody } from '../contract.ts';
import type { AutomationType } from '../terms/automation.ts';
import type { Ticket } from '../terms/ticket.ts';

export const editorModes = ['create', 'edit', 'copy'] as const;
export type EditorMode = (typeof editorModes)[number];

/** A ticket to try a rule on. Ids are compared as text; times are ISO 8601. */
export interface ExampleTicket {
  readonly ticket: Ticket;
  /** As it was before its last change; absent where it has just been created. */
  readonly before?: Ticket | null;
  /** The time at which; default the present. */
  readonly now?: string;
}

export interface SaveOrder {
  readonly type: AutomationType;
  readonly mode: EditorMode;
  readonly id?: string;
  /** As it would be sent. */
  readonly automation: AutomationBody;
}

export interface SavedAutomation {
  readonly type: AutomationType;
  readonly mode: EditorMode;
  readonly id: string | undefined;
  readonly name: string;
}
