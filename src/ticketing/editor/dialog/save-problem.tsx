import { useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { ruleMessages } from '../../rules/rule-messages.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { AutomationSession } from '../model/automation-session.ts';
import type { ConflictDialogProps } from './conflict-dialog.tsx';

/** Why it was not saved, in the words of the document. Source: spec 001 §8. */
export function useProblemText(session: AutomationSession, type: AutomationType): string | undefined {
  useSignals();
  const t = useMessages(ruleMessages);
  const failureText = useFailureText();
  const problem = session.problem.value;
  if (problem === undefined || problem.is === 'outdated') return undefined;
  const general = t(type === 'BOARD' ? 'results.otherBoard' : 'results.other');
  if (problem.is === 'refused') return problem.code === 'other' ? general : t(`results.${problem.code}`);
  const why = failureText(problem.error);
  return why === undefined ? undefined : `${general}. ${why}`;
}

/** What somebody else saved, beside what is here. */
export function SaveConflict({ session }: { session: AutomationSession }) {
  useSignals();
  const problem = session.problem.value;
  if (problem?.is !== 'outdated') return null;
  return <ConflictDialog theirs={problem.theirs} onTakeTheirs={session.takeTheirs} onKeepOwn={session.keepOwn} />;
}

const ConflictDialog = late<ConflictDialogProps>(async () => (await import('./conflict-dialog.tsx')).ConflictDialog);
