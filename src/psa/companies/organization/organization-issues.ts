import type { FormIssue } from '../../../base/form-rules.ts';
import type { PsaTranslate } from '../../psa-messages.ts';
import type { CompaniesTranslate } from '../companies-messages.ts';

/** What is wrong with a field of an organization or of its location: nothing is chosen, or the server refuses what is. */
export function organizationIssueText(
  issue: FormIssue | undefined,
  t: CompaniesTranslate,
  tPsa: PsaTranslate,
): string | undefined {
  if (issue === undefined) return undefined;
  return issue.code === 'required' ? tPsa('issues.required') : t('organization.unknown');
}
