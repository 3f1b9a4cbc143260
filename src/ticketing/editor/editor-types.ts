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

export interface SavedAutomation {
  readonly type: AutomationType;
  readonly mode: EditorMode;
  readonly id: string | undefined;
  readonly name: string;
}
