/**
 * Why a server did not save an automation. It finds each by the rules that the editor runs, too, but knows more: who has
 * been deleted since the editor looked. Source: spec 001 §8.
 */
import type { Automation } from '../terms/automation.ts';
import type { AutomationIssue, AutomationIssueCode } from '../terms/issue.ts';

interface ResultCodeRow {
  /** The rule that is broken. */
  readonly issue: AutomationIssueCode;
  /** Of these actions only. */
  readonly actions?: readonly string[];
  /** Of this member of them only. */
  readonly member?: string;
}

const mails = ['SEND_EMAIL', 'SEND_TEMPLATE_EMAIL'] as const;

/** In the order in which they are asked. */
export const RESULT_CODES = {
  current_user_unsupported: { issue: 'noCurrentUser' },
  email_action_comment_placeholder_invalid: { issue: 'badPlaceholder' },
  email_action_num_placeholder_comments_invalid: { issue: 'severalCommentPlaceholders' },
  action_comment_placeholder_not_allowed: { issue: 'placeholderInWrongField' },
  automation_ticket_assignee_do_not_exists: { issue: 'deletedUsers', actions: ['ticket'], member: 'assignedAppUserId' },
  ticket_changes_action_user_or_contact_not_found: {
    issue: 'deletedUsers',
    actions: ['ticket', 'add_cc_list', 'set_cc_list'],
  },
  email_action_user_or_contact_not_found: { issue: 'deletedUsers', actions: mails },
  email_action_body_max_length: { issue: 'bodyTooLong', actions: mails },
} as const satisfies Record<string, ResultCodeRow>;

export type ResultCode = keyof typeof RESULT_CODES;

export const isResultCode = (code: string): code is ResultCode => Object.hasOwn(RESULT_CODES, code);

/** Of an automation that breaks a rule for which the document has no code. */
export const otherResultCode = 'automation_invalid';

/** What a server answers; undefined where nothing is wrong. */
export function resultCodeOf(
  automation: Automation,
  issues: readonly AutomationIssue[],
): ResultCode | string | undefined {
  if (issues.length === 0) return undefined;
  const fields = new Map((automation.actions ?? []).map(({ id, field }, index) => [String(id ?? index), field]));
  const codes = Object.entries(RESULT_CODES) as [ResultCode, ResultCodeRow][];
  const found = codes.find(([, row]) => issues.some((issue) => isOf(issue, row, fields)));
  return found?.[0] ?? otherResultCode;
}

function isOf({ path, code }: AutomationIssue, row: ResultCodeRow, fields: ReadonlyMap<string, string>): boolean {
  if (code !== row.issue) return false;
  const [, list, id = '', member] = /^(actions|conditions)\.([^.]+)\.value(?:\.(.+))?$/.exec(path) ?? [];
  if (row.actions !== undefined && (list !== 'actions' || !row.actions.includes(fields.get(id) ?? ''))) return false;
  return row.member === undefined || row.member === member;
}
