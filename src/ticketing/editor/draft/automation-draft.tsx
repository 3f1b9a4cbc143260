import type { DraftKeeper } from '../../../ui/form-draft/draft-keeper.ts';
import { DraftNotice } from '../../../ui/form-draft/draft-notice.tsx';
import { type KeptAutomationOptions, keptAutomation } from '../model/automation-draft.ts';

export interface AutomationDraftProps extends Pick<KeptAutomationOptions, 'session' | 'mode' | 'id'> {
  /** Told once it keeps what is changed. */
  onKeeper(keeper: DraftKeeper): void;
  /** What was kept has been looked for. */
  onRead(): void;
}

/** Keeps an automation until it is saved. */
export function AutomationDraft({ onKeeper, onRead, ...automation }: AutomationDraftProps) {
  return <DraftNotice {...keptAutomation(automation)} className="editor-notice" onKeeper={onKeeper} onRead={onRead} />;
}
