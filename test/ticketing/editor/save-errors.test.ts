/** A server that does not save an automation: its code in the document's words, and each row that it names. Source: spec 001 §8. */
import '../../support/hurried-retries.ts';
import type { ResultCode } from '../../../src/ticketing/rules/result-codes.ts';
import type { AutomationIssueCode } from '../../../src/ticketing/terms/issue.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

interface Cause {
  /** What the server finds wrong with the second action. */
  readonly action: { readonly type: string; readonly params: object };
  readonly member: string;
  readonly code: AutomationIssueCode;
  readonly text: string;
  /** What the row says. */
  readonly rowText: string;
}

const to = { keys: ['REQUESTER'], emails: [], uids: [] };
const mail = { type: 'SEND_EMAIL', params: { to, subject: 'Hi', body: '<p>Hi</p>', allowResponse: true } };
const comment = { type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hi</p>', public: true } };
const change = (one: object) => ({ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ order: 0, ...one }] } });
const time = { type: 'TICKET_LOG_ENTRY_TIME_TRACKER', params: { unit: 'MINUTES', value: 5 } };
const notAccepted = 'The server didn’t accept this';
const noUsers = 'Must not contain deleted users';
const ticketUsers = 'Ticket actions cannot contain deleted users';
const currentUser = "Placeholder 'currentUser' is not supported for this automation type";

/** By code: a mail, comment or change that is right as far as the editor knows. */
const causes: Readonly<Record<ResultCode, Cause>> = {
  current_user_unsupported: {
    action: mail,
    member: 'subject',
    code: 'noCurrentUser',
    text: currentUser,
    rowText: currentUser,
  },
  email_action_comment_placeholder_invalid: {
    action: mail,
    member: 'body',
    code: 'badPlaceholder',
    text: 'Invalid placeholder found at email body',
    rowText: 'Invalid placeholder found at email body',
  },
  email_action_num_placeholder_comments_invalid: {
    action: mail,
    member: 'body',
    code: 'severalCommentPlaceholders',
    text: 'No more than one placeholder comment is allowed',
    rowText: 'No more than one placeholder comment is allowed',
  },
  action_comment_placeholder_not_allowed: {
    action: comment,
    member: 'body',
    code: 'placeholderInWrongField',
    text: 'Placeholder used in wrong field',
    rowText: 'Placeholder used in wrong field',
  },
  automation_ticket_assignee_do_not_exists: {
    action: change({ field: 'ticket', properties: [{ property: 'assignedAppUserId', value: 'ada' }] }),
    member: 'assignedAppUserId',
    code: 'deletedUsers',
    text: ticketUsers,
    rowText: noUsers,
  },
  ticket_changes_action_user_or_contact_not_found: {
    action: change({ field: 'add_cc_list', value: ['ada'] }),
    member: '',
    code: 'deletedUsers',
    text: ticketUsers,
    rowText: noUsers,
  },
  email_action_user_or_contact_not_found: {
    action: mail,
    member: 'recipients',
    code: 'deletedUsers',
    text: 'Email action cannot contain deleted users',
    rowText: noUsers,
  },
  email_action_body_max_length: {
    action: mail,
    member: 'body',
    code: 'bodyTooLong',
    text: 'Email action exceeds the maximum character length',
    rowText: 'Use at most 100,000 characters, formatting included',
  },
};

describe('An automation that the server does not save', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(unhover);
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const open = async (actions: readonly object[], kind: 'EVENT_BASED' | 'BOARD' = 'EVENT_BASED') => {
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const columns = kind === 'BOARD' ? { columns: ['id'], sortBy: [] } : {};
    backend.automations.set('7', { id: '7', type: kind, enabled: true, name: 'Rule', conditions, actions, ...columns });
    handle = await AutomationEditorHandle.open({ type: kind, automationId: '7' }, backend);
    await handle.ready();
  };
  const notify = { type: 'SEND_NOTIFICATION', params: { channels: [{ channelId: 'c2', channelType: 'SLACK' }] } };
  const isFlagged = async (tab: string) => {
    const shown = await handle.find('[role="tab"]', new RegExp(`^${tab}`));
    equal(shown.getAttribute('aria-description'), 'Tab content contains error');
  };
  const inRow = (text: string) =>
    eventually(() => {
      const row = handle.all('.action-row')[1];
      ok(row);
      ok(row.textContent?.includes(text), row.textContent ?? '');
      const focused = activeElement(document);
      ok(focused && row.contains(focused), `the focus is at ${handle.focused()}`);
    });

  for (const [resultCode, { action, member, code, text, rowText }] of Object.entries(causes)) {
    it(`says why, for ${resultCode}, and goes to the row`, async () => {
      await open([notify, action]);
      const field = ['actions', '1', 'value', member].filter((part) => part !== '').join('.');
      const errors = [{ field, code, ...(code === 'bodyTooLong' && { limit: 100_000 }) }];
      backend.refusal = { body: { resultCode, errors } };
      await handle.press('Save');
      await handle.sees(text);
      await inRow(rowText);
      await isFlagged('Actions');
      backend.refusal = undefined;
      await handle.press('Save');
      await handle.isClosed();
    });
  }

  it('says so in general for any other code, of an automation and of a board', async () => {
    await open([comment]);
    backend.refusal = { body: { resultCode: 'automation_invalid' } };
    await handle.press('Save');
    await handle.sees('Error saving automation');
    handle.remove();
    await open([], 'BOARD');
    await handle.press('Save');
    await handle.sees('Error saving ticket board');
  });

  it('goes to the field of any tab, and what is wrong is gone with a change of it', async () => {
    await open([comment]);
    backend.refusal = {
      status: 400,
      body: { resultCode: 'automation_invalid', errors: [{ field: 'name', code: 'taken' }] },
    };
    await handle.tab('Actions');
    await handle.press('Save');
    const name = await handle.field('Name');
    await eventually(() => equal(activeElement(document), name));
    equal(name.getAttribute('aria-invalid'), 'true');
    await expectNoAxeViolations(handle.element);
    await press('End');
    await type('!');
    await eventually(() => equal(name.getAttribute('aria-invalid'), null));
    backend.refusal = undefined;
    await handle.press('Save');
    await handle.isClosed();
  });

  it('names the condition, with the numbers that may be there', async () => {
    await open([comment]);
    const errors = [{ field: 'conditions.all.0.value', code: 'notInRange', minimum: 0, limit: 99_999 }];
    backend.refusal = { body: { resultCode: 'automation_invalid', errors } };
    await handle.press('Save');
    await handle.sees('Value must be an integer between 0 and 99999');
    await eventually(() => ok(activeElement(document)?.closest('.condition-row')));
    await click(await handle.find('[role="tab"]', /^Actions/));
    await isFlagged('Conditions');
  });

  const strays: readonly { what: string; actions: readonly object[]; field: string; place: string }[] = [
    {
      what: 'a member that a condition does not have',
      actions: [comment],
      field: 'conditions.all.0.weight',
      place: '.condition-row',
    },
    {
      what: 'a condition that is not there',
      actions: [comment],
      field: 'conditions.any.4.value',
      place: '.row-group-error',
    },
    {
      what: 'a member that an action does not have',
      actions: [comment],
      field: 'actions.0.order',
      place: '.action-row',
    },
    { what: 'an action that is not there', actions: [comment], field: 'actions.9.value', place: '.row-group-error' },
    {
      what: 'a property that is not set',
      actions: [change({ field: 'ticket', properties: [{ property: 'assignedAppUserId', value: 'ada' }] })],
      field: 'actions.0.value.priority',
      place: '.action-row',
    },
    {
      what: 'an attribute',
      actions: [change({ field: 'attributes', properties: [{ property: '1', value: 'x' }] })],
      field: 'actions.0.value.1',
      place: '.property',
    },
    { what: 'the unit of a time', actions: [time], field: 'actions.0.value.unit', place: '.action-row' },
  ];
  for (const { what, actions, field, place } of strays) {
    it(`is told at the place that is nearest to ${what}`, async () => {
      await open(actions);
      const [tab] = field.split('.');
      await handle.tab(tab === 'actions' ? 'Actions' : 'Conditions');
      backend.refusal = { body: { resultCode: 'automation_invalid', errors: [{ field, code: 'odd' }] } };
      await handle.press('Save');
      await eventually(() =>
        ok(
          handle.all(place).some(({ textContent }) => textContent?.includes(notAccepted)),
          handle.all('.editor-panel')[0]?.textContent ?? '',
        ),
      );
      await isFlagged(tab === 'actions' ? 'Actions' : 'Conditions');
      equal(handle.all('.row-group-error, .row-problem, .property-error, .field-error').length, 1, 'told once');
      await expectNoAxeViolations(handle.element);
      backend.refusal = undefined;
      await handle.press('Save');
      await handle.isClosed();
    });
  }

  it('is told of the sorting of a board', async () => {
    await open([], 'BOARD');
    await handle.tab('Columns and sorting');
    backend.refusal = { body: { resultCode: 'automation_invalid', errors: [{ field: 'sortBy', code: 'odd' }] } };
    await handle.press('Save');
    await handle.sees(notAccepted);
  });
});
