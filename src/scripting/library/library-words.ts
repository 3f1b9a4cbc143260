/** What constants of scripts are called. Those of another release are shown as they come. */

import type { FormIssue } from '../../base/form-rules.ts';
import { visibleLine } from '../../base/visible.ts';
import type { Translate } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import en from './library-messages.en.json';
import { libraryMessages } from './library-messages.ts';

type Group = 'languages' | 'operatingSystems' | 'architectures' | 'deviceTypes' | 'accounts';

export type LibraryTranslate = Translate<typeof en>;

export function choiceLabel(t: LibraryTranslate, group: Group, choice: string): string {
  if (!Object.hasOwn(en[group], choice)) return visibleLine(choice);
  return t(`${group}.${choice}` as 'languages.sh');
}

export const choiceOptions = <Choice extends string>(
  t: LibraryTranslate,
  group: Group,
  choices: readonly Choice[],
): { value: Choice; label: string }[] => choices.map((value) => ({ value, label: choiceLabel(t, group, value) }));

/** What is wrong with a field of a script or of a category. */
export function useLibraryIssueText(): (issue: FormIssue | undefined, language?: string) => string | undefined {
  const t = useMessages(libraryMessages);
  const general = useIssueText();
  return (issue, language = '') => {
    if (issue === undefined || !Object.hasOwn(en.issues, issue.code)) return general(issue);
    return t(`issues.${issue.code}` as 'issues.gone', { language: choiceLabel(t, 'languages', language) });
  };
}
