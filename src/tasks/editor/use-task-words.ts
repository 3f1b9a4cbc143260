/** What a task's parts are called, and what is wrong with them. */
import type { FormIssue } from '../../base/form-rules.ts';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { useTaskEditing } from './task-context.ts';
import { hasIssueText, taskMessages } from './task-messages.ts';

/** What is wrong, in words. */
export function useIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(taskMessages);
  return (issue) => {
    if (issue === undefined) return undefined;
    return t(`issues.${hasIssueText(issue.code) ? issue.code : 'invalid'}`, { limit: issue.limit ?? 0 });
  };
}

export function useScriptNames(): (scriptId: string) => string {
  const t = useMessages(taskMessages);
  const { scripts } = useTaskEditing();
  return (scriptId) => visible(scripts.find(({ id }) => id === scriptId)?.name ?? t('scripts.gone'));
}
