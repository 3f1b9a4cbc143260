/** What is open over the browser: one thing at a time. Its view comes when the first one opens (`browser-overlays.tsx`). */
import type { ActionName } from './actions.ts';
import type { BackupEntry } from './backup-entry.ts';
import type { RecoveryRequest } from './recovery/recovery-types.ts';

export type BrowserOverlay =
  | { is: 'new-folder' }
  | { is: 'everywhere' }
  | { is: 'preview'; entry: BackupEntry }
  | { is: ActionName; request: RecoveryRequest };
