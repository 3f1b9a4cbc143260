/** What a task's parts are called, and what is wrong with them. */
import type { FormIssue } from '../../base/form-rules.ts';
import { visible } from '../../base/visible.ts';
import { credentialAccount, credentialOf, scriptAccounts } from '../../console/scripting/script-accounts.ts';
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

/** What scripts can run as, with what this one does, be it known here or not. */
export function useAccounts(runAs: string): { value: string; label: string }[] {
  const t = useMessages(taskMessages);
  const { credentials } = useTaskEditing();
  const known = [
    ...scriptAccounts.map((account) => ({ value: account as string, label: t(`scripts.accounts.${account}`) })),
    ...credentials.map(({ id, name }) => ({ value: credentialAccount(id), label: name })),
  ];
  if (runAs === '' || known.some(({ value }) => value === runAs)) return known;
  return [...known, { value: runAs, label: credentialOf(runAs) === undefined ? runAs : t('scripts.goneCredential') }];
}
