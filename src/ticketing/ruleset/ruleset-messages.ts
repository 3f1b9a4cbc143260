import type { FormIssue } from '../../base/form-rules.ts';
import { defineCatalogue, type MessageKey } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import en from './messages.en.json';

const rulesetMessages = defineCatalogue({ namespace: 'ticketing-ruleset', en });

export type RulesetMessageKey = MessageKey<typeof en>;

export function useRulesetMessages() {
  return useMessages(rulesetMessages);
}

/** What is wrong with a field; what all forms may have wrong is in their words. */
export function useRulesetIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useRulesetMessages();
  const general = useIssueText();
  return (issue) => {
    if (!issue || !Object.hasOwn(en.errors, issue.code)) return general(issue);
    return t(`errors.${issue.code}` as RulesetMessageKey, { limit: issue.limit ?? 0 });
  };
}
