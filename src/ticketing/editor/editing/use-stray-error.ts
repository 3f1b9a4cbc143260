import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { isWithin } from '../../../ui/form/form-path.ts';
import { useEditing } from './editing-context.ts';
import { useRuleIssueText } from './use-rule-words.ts';

/**
 * What is wrong at a path or in it, at none of the places that say so themselves: a server may name what has no control
 * here, and would otherwise only mark the tab.
 *
 * @param places Paths below it
 */
export function useStrayError(path: string, places: readonly string[]): string | undefined {
  useSignals();
  const { form } = useEditing().editor;
  const issueText = useRuleIssueText();
  const known = places.join('\n');
  // One of many rows: it is rendered for what is wrong with it, and not for what is wrong with others.
  const stray = useMemo(() => {
    const told = known === '' ? [] : known.split('\n').map((place) => `${path}.${place}`);
    return computed(() =>
      form.shownIssues.value.find(
        (issue) => isWithin(issue.path, path) && !told.some((one) => isWithin(issue.path, one)),
      ),
    );
  }, [form, path, known]);
  return issueText(stray.value);
}
