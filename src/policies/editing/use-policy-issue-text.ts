import type { FormIssue } from '../../base/form-rules.ts';
import { useMessages } from '../../host/use-host.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { policiesMessages } from './policies-messages.ts';

const ownCodes = ['notWhole', 'tooSmall', 'tooLarge'] as const;

/** What is wrong with a field, where the form has no words of its own for it. */
export function usePolicyIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(policiesMessages);
  const textOf = useIssueText();
  return (issue) => {
    const code = ownCodes.find((one) => one === issue?.code);
    return code === undefined ? textOf(issue) : t(`issues.${code}`, { limit: issue?.limit ?? 0 });
  };
}
