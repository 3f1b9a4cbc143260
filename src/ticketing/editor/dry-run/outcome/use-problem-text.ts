import type { MailProblem } from '../../../rules/mails.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';

/** What is wrong with a mail, in words. */
export function useProblemText(): (problem: MailProblem) => string {
  const t = useDryRunMessages();
  const words = useRuleWords();
  return (problem) =>
    problem.kind === 'deletedUser'
      ? t('mail.deletedUser', { name: words.nameOf('user', problem.id) })
      : t(`mail.${problem.kind}`);
}
