import type { FormIssue } from '../../base/form-rules.ts';
import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './maintenance-messages.en.json';

export const maintenanceMessages = defineCatalogue({ namespace: 'maintenance', en });

type Key = keyof (typeof en)['issues'];
const isKnown = (code: string): code is Key => Object.hasOwn(en.issues, code);

/** What is wrong, in words. */
export const maintenanceIssueText = (issue: FormIssue | undefined, t: Translate<typeof en>): string | undefined =>
  issue && t(`issues.${isKnown(issue.code) ? issue.code : 'invalid'}`, { limit: issue.limit ?? 0 });
