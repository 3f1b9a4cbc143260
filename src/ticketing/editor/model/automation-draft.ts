/** Keeps an automation until it is saved: what `ui/form-draft` needs of it. */
import { createDraftStore } from '../../../host/drafts/draft-store.ts';
import type { DraftStore } from '../../../host/drafts/draft-types.ts';
import type { DraftSubject, KeptForm } from '../../../ui/form-draft/draft-subject.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { EditorMode } from '../editor-types.ts';
import { type AutomationDraft, automationDraftKind, draftIdOf } from './automation-draft-kind.ts';
import type { AutomationSession } from './automation-session.ts';
import { type AutomationValues, isSentAlike } from './automation-values.ts';

export type AutomationDraftStore = DraftStore<readonly AutomationDraft[]>;

export interface KeptAutomationOptions {
  readonly session: AutomationSession;
  readonly mode: EditorMode;
  /** Of the one that is edited or copied. */
  readonly id: string | undefined;
  openStore?(owner: string, id: string): AutomationDraftStore;
}

export function keptAutomation({
  session,
  mode,
  id,
  openStore = openDraft,
}: KeptAutomationOptions): KeptForm<AutomationValues, AutomationDraft> {
  return {
    subject: subjectOf(session),
    isShared: mode === 'edit',
    openStore: (owner) => openStore(owner, draftIdOf(mode, id, session.type.peek())),
  };
}

function subjectOf({
  type,
  editor,
  version,
  resume,
  reload,
  reloaded,
}: AutomationSession): DraftSubject<AutomationValues, AutomationDraft> {
  // There is a form only once the type is known.
  const known = () => type.peek() as AutomationType;
  return {
    form: () => (type.value === undefined ? undefined : editor.value?.form),
    isAlike: (one, other) => isSentAlike(one, other, known()),
    kept: (changes) => ({ type: known(), ...changes }),
    isOurs: (kept) => kept.type === known(),
    version,
    resume,
    reload,
    reloaded,
  };
}

const openDraft = (owner: string, id: string) => createDraftStore({ kind: automationDraftKind, owner, id });
