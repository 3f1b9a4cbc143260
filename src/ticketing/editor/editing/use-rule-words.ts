import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { FormIssue } from '../../../base/form-rules.ts';
import type { MessageValues } from '../../../base/message-tree.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { issueText } from '../../rules/issue-text.ts';
import { type RuleMessageKey, ruleMessages } from '../../rules/rule-messages.ts';
import { type RuleWords, ruleWords } from '../../rules/words.ts';
import { statusMessages } from '../../status/status-messages.ts';
import { isBuiltInStatus } from '../../terms/choices.ts';
import type { AutomationIssue } from '../../terms/issue.ts';
import { useEditing } from './editing-context.ts';

/** Of whoever renders with them: names that come later render it again. */
export function useRuleWords(): RuleWords {
  useSignals();
  const { facts } = useEditing();
  const t = useMessages(ruleMessages);
  const nameOfStatus = useMessages(statusMessages);
  const locale = useLocale();
  const names = facts.value;
  return useMemo(() => {
    const text = (key: string, values?: MessageValues) => {
      const [, status = ''] = key.split('status.');
      return isBuiltInStatus(status) ? nameOfStatus(status) : t(key as RuleMessageKey, values);
    };
    return ruleWords(locale, text, names);
  }, [locale, t, nameOfStatus, names]);
}

/** What is wrong, in words. */
export function useRuleIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(ruleMessages);
  return (issue) => issue && issueText(issue as AutomationIssue, (key, values) => t(key as RuleMessageKey, values));
}
