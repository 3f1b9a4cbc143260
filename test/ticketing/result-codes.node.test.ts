/** Each code that the document names has a cause, and a text. Source: spec 001 §8. */
import { findMessage } from '../../src/base/message-tree.ts';
import { RESULT_CODES, resultCodeOf } from '../../src/ticketing/rules/result-codes.ts';
import en from '../../src/ticketing/rules/rule-messages.en.json';
import { automationIssues } from '../../src/ticketing/rules/validate.ts';
import type { Automation } from '../../src/ticketing/terms/automation.ts';
import { deepEqual, equal } from '../support/assert.ts';

const email = { keys: ['REQUESTER'], subject: 'Hi', body: '<p>Hi</p>' };
const causes: Record<string, { field: string; value: unknown }> = {
  current_user_unsupported: { field: 'SEND_EMAIL', value: { ...email, subject: '{{currentUser.name}}' } },
  email_action_comment_placeholder_invalid: { field: 'SEND_EMAIL', value: { ...email, body: '{{comments.oldest}}' } },
  email_action_num_placeholder_comments_invalid: {
    field: 'SEND_EMAIL',
    value: { ...email, body: '{{comments.all}} {{comments.latest}}' },
  },
  action_comment_placeholder_not_allowed: { field: 'ADD_TICKET_COMMENT', value: { body: '{{comments.all}}' } },
  automation_ticket_assignee_do_not_exists: { field: 'ticket', value: { assignedAppUserId: 'gone' } },
  ticket_changes_action_user_or_contact_not_found: { field: 'ticket', value: { requesterUid: 'gone' } },
  email_action_user_or_contact_not_found: { field: 'SEND_EMAIL', value: { ...email, uids: ['gone'] } },
  email_action_body_max_length: { field: 'SEND_EMAIL', value: { ...email, body: 'x'.repeat(100_001) } },
};
const messages = {
  current_user_unsupported: "Placeholder 'currentUser' is not supported for this automation type",
  email_action_comment_placeholder_invalid: 'Invalid placeholder found at email body',
  email_action_num_placeholder_comments_invalid: 'No more than one placeholder comment is allowed',
  action_comment_placeholder_not_allowed: 'Placeholder used in wrong field',
  automation_ticket_assignee_do_not_exists: 'Ticket actions cannot contain deleted users',
  ticket_changes_action_user_or_contact_not_found: 'Ticket actions cannot contain deleted users',
  email_action_user_or_contact_not_found: 'Email action cannot contain deleted users',
  email_action_body_max_length: 'Email action exceeds the maximum character length',
};

const codeOf = (action: { field: string; value: unknown }, changes: Partial<Automation> = {}) => {
  const automation: Automation = {
    type: 'EVENT_BASED',
    name: 'x',
    conditions: { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
    actions: [
      { field: 'add_tags', value: ['1'] },
      { id: 'row', ...action },
    ],
    ...changes,
  };
  const lookup = (_: string, id: string) => (id === 'gone' ? { name: 'Gone', deleted: true } : undefined);
  return resultCodeOf(automation, automationIssues(automation, { lookup }));
};

describe('The codes of a save that was refused', () => {
  it('are those of the document, each with its text', () => {
    deepEqual(Object.keys(RESULT_CODES), Object.keys(messages));
    for (const [code, text] of Object.entries(messages)) equal(findMessage(en, `results.${code}`, {}, 'en'), text);
    equal(findMessage(en, 'results.other', {}, 'en'), 'Error saving automation');
    equal(findMessage(en, 'results.otherBoard', {}, 'en'), 'Error saving ticket board');
  });

  for (const [code, cause] of Object.entries(causes)) {
    it(`answers ${code} for its cause`, () => {
      equal(codeOf(cause), code);
    });
  }

  it('answers another for other causes, and none for what is right', () => {
    equal(codeOf({ field: 'add_tags', value: ['2'] }), undefined);
    equal(codeOf({ field: 'add_tags', value: [] }), 'automation_invalid');
    equal(codeOf({ field: 'set_cc_list', value: ['gone'] }), 'ticket_changes_action_user_or_contact_not_found');
    const deletedInCondition = { all: [{ field: 'assignee', operator: 'equals', value: 'gone' }], any: [] };
    equal(codeOf({ field: 'add_tags', value: ['2'] }, { conditions: deletedInCondition }), 'automation_invalid');
  });
});
