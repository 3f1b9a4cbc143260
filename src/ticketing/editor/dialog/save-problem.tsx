import { useSignals } from '@preact/signals-react/runtime';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { ruleMessages } from '../../rules/rule-messages.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { SaveProblem } from '../model/automation-session.ts';

export interface SaveProblemTextProps {
  problem: Exclude<SaveProblem, { is: 'outdated' }>;
  type: AutomationType;
}

/** Why it was not saved, in the words of the document. Source: spec 001 §8. */
export function SaveProblemText({ problem, type }: SaveProblemTextProps) {
  useSignals();
  const t = useMessages(ruleMessages);
  const failureText = useFailureText();
  const general = t(type === 'BOARD' ? 'results.otherBoard' : 'results.other');
  if (problem.is === 'refused') return problem.code === 'other' ? general : t(`results.${problem.code}`);
  const why = failureText(problem.error);
  return why === undefined ? general : `${general}. ${why}`;
}
