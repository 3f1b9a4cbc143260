/** Something that is wrong with an automation. Its text is in `rule-messages.en.json`, by its code. */
import type { FormIssue } from '../../base/form-rules.ts';

export const automationIssueCodes = [
  'required',
  'nameTooLong',
  'descriptionTooLong',
  'noConditions',
  'noTimeSince',
  'noActions',
  'noColumns',
  'deletedUsers',
  'deletedOrganizations',
  'deletedLocations',
  'inactiveForms',
  'deletedTemplates',
  'deletedChannels',
  'deletedStatuses',
  'unknownValue',
  'notInRange',
  'notAQuarter',
  'notAPositiveInteger',
  'notANumber',
  'notADate',
  'numberTooLarge',
  'badEmail',
  'subjectTooLong',
  'bodyTooLong',
  'unknownField',
  'unknownOperator',
  'unknownAction',
  'wrongGroup',
  'onlyOnce',
  'unknownColumn',
  'noCurrentUser',
  'badPlaceholder',
  'severalCommentPlaceholders',
  'placeholderInWrongField',
  /** A server's alone, for a reason that is not known here. */
  'notAccepted',
] as const;
export type AutomationIssueCode = (typeof automationIssueCodes)[number];

/** `path` as in `FormIssue`: dotted, a row by its `id`, or by its index where it has none. */
export interface AutomationIssue extends FormIssue<AutomationIssueCode> {
  minimum?: number;
}

export type FieldIssue = Omit<AutomationIssue, 'path'> & { path?: string };

/** Of a member of a row: `value` with `subject` is `value.subject`. */
export const below = (path: string, issues: readonly FieldIssue[]): AutomationIssue[] =>
  issues.map((issue) => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : path }));

/** As a server tells it. Source: spec 001 §8. */
export interface RefusedField {
  readonly field: string;
  readonly code: string;
  readonly limit?: number | null | undefined;
  readonly minimum?: number | null | undefined;
}

export function refusedIssue({ field, code, limit, minimum }: RefusedField): AutomationIssue {
  return {
    path: field,
    code: automationIssueCodes.find((known) => known === code) ?? 'notAccepted',
    ...(limit != null && { limit }),
    ...(minimum != null && { minimum }),
  };
}
