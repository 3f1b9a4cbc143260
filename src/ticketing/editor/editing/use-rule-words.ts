import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { FormIssue } from '../../../base/form-rules.ts';
import { useMessages } from '../../../host/use-host.ts';
import { useLocale } from '../../../ui/use-locale.ts';
import { issueText } from '../../rules/issue-text.ts';
import { type RuleMessageKey, ruleMessages } from '../../rules/rule-messages.ts';
import { type RuleWords, ruleWords } from '../../rules/words.ts';
import type { AutomationIssue } from '../../terms/issue.ts';
import { useEditing } from './editing-context.ts';

/** Of whoever renders with them: names that come later render it again. */
export function useRuleWords(): RuleWords {
  useSignals();
  const { facts } = useEditing();
  const t = useMessages(ruleMessages);
  const locale = useLocale();
  const names = facts.value;
  return useMemo(() => ruleWords(locale, (key, values) => t(key as RuleMessageKey, values), names), [locale, t, names]);
}

/** What is wrong, in words. */
export function useRuleIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(ruleMessages);
  return (issue) => issue && issueText(issue as AutomationIssue, (key, values) => t(key as RuleMessageKey, values));
}
