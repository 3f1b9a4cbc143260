/** What the editor tells its page. Free of React and of schemas: the element's definition stands on it. */
import type { AutomationBody } from '../contract.ts';
import type { AutomationType } from '../terms/automation.ts';

export const editorModes = ['create', 'edit', 'copy'] as const;
export type EditorMode = (typeof editorModes)[number];

export interface SaveOrder {
  readonly type: AutomationType;
  readonly mode: EditorMode;
  readonly id?: string;
  /** As it would be sent. */
  readonly automation: AutomationBody;
}

/** A link to an automation, or to what else a host keeps under such an address. */
export interface AutomationLinkPress {
  /** `EVENT_BASED`, `TIME_BASED`, `RESPONSE_TEMPLATE`, or a type of the host's. */
  readonly type: string;
  readonly id: string;
  readonly href: string;
}

export interface SavedAutomation {
  readonly type: AutomationType;
  readonly mode: EditorMode;
  readonly id: string | undefined;
  readonly name: string;
}
