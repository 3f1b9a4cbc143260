import type { MessageValues } from '../../base/message-tree.ts';
import type { AutomationIssue } from '../terms/issue.ts';

/** Numbers in what the document writes are plain: "between 0 and 99999". */
export function issueText(
  { code, limit, minimum }: AutomationIssue,
  text: (key: string, values?: MessageValues) => string,
): string {
  return text(`issues.${code}`, {
    ...(limit !== undefined && { limit, max: limit }),
    ...(minimum !== undefined && { min: minimum }),
  });
}
