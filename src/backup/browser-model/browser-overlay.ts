/** What is open over the browser: one thing at a time. Its view comes when the first one opens (`browser-overlays.tsx`). */
import type { ActionName, ActionSubject } from '../actions/actions.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';

export type BrowserOverlay =
  | { is: 'new-folder' }
  | { is: 'all-plans' }
  | { is: 'preview'; subject: ActionSubject }
  /** An action that the page does in the place of a dialog. */
  | { is: 'page-work'; action: ActionName; work: Promise<unknown> }
  | { is: ActionName; request: RecoveryRequest };
