import type { FormIssue } from '../../base/form-rules.ts';
import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './form-messages.en.json';

const formMessages = defineCatalogue({ namespace: 'ui-form', en });

/** What a field says is wrong, in words for the codes that all forms have; a code of a form's own is in its own messages. */
export function useIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(formMessages);
  return (issue) => {
    if (issue === undefined) return undefined;
    const code = issue.code in en ? (issue.code as keyof typeof en) : 'invalid';
    return t(code, { limit: issue.limit ?? 0 });
  };
}
