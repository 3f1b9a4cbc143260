/** What each action does to a ticket and beside it, and what it names. Source: spec 001 §3.5 to §3.7. */
import type { ActionRun, MapReference } from '../../src/ticketing/actions/action-kind.ts';
import { ACTIONS, type ActionField, actionOf } from '../../src/ticketing/actions/actions.ts';
import { limits } from '../../src/ticketing/terms/limits.ts';
import { idOf, type Ticket } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal } from '../support/assert.ts';

const ticket: Ticket = { summary: 'Printer', status: 'NEW', tags: [1, '2'], ccList: ['ann'], attributes: { a: 1 } };
/** Says where a text is filled in. */
const run: ActionRun = { ticket, fill: (text, place) => `${text} (${place})` };

const applied = (field: ActionField, value: unknown) => ACTIONS[field].apply(ACTIONS[field].read(value), run);
/** What an action leaves of the ticket, by what differs. */
const changed = (field: ActionField, value: unknown) =>
  Object.fromEntries(
    Object.entries(applied(field, value).ticket ?? {}).filter(([name, now]) => now !== Reflect.get(ticket, name)),
  );
const issues = (field: ActionField, value: unknown) =>
  ACTIONS[field]
    .validate(ACTIONS[field].read(value), { type: 'EVENT_BASED' })
    .map(({ path, code }) => [path, code].filter(Boolean).join(': '));

describe('What an action does to a ticket', () => {
  it('adds, sets and takes away tags, each once and by its id', () => {
    deepEqual(changed('add_tags', [2, 3, '3', { id: 4 }]), { tags: ['1', '2', '3', '4'] });
    deepEqual(changed('set_tags', [5, '5', 6]), { tags: ['5', '6'] });
    deepEqual(changed('remove_tags', ['1', 9]), { tags: ['2'] });
    const { add_tags: add, remove_tags: remove } = ACTIONS;
    deepEqual(add.apply(add.read(7), { ...run, ticket: {} }).ticket, { tags: ['7'] });
    deepEqual(remove.apply(remove.read(7), { ...run, ticket: {} }).ticket, { tags: [] });
  });

  it('adds and sets who gets copies', () => {
    deepEqual(changed('add_cc_list', [{ uid: 'bea' }, 'ann']), { ccList: ['ann', 'bea'] });
    deepEqual(changed('set_cc_list', ['bea']), { ccList: ['bea'] });
  });

  it('sets each property under the name that the ticket has for it, and no other', () => {
    deepEqual(
      changed('ticket', {
        organization: { id: 3 },
        assignedAppUserId: 'ann',
        additionalAssignedTechnicianId: ['bea', { uid: 'cy' }],
        requesterUid: { uid: 'dan' },
        status: 'OPEN',
        severity: 'MAJOR',
        priority: 'HIGH',
        type: 'PROBLEM',
        summary: '{{x}}',
        invented: 'x',
      }),
      {
        organization: '3',
        assignee: 'ann',
        additionalAssignedTechnicianIds: ['bea', 'cy'],
        requester: 'dan',
        status: 'OPEN',
        severity: 'MAJOR',
        priority: 'HIGH',
        type: 'PROBLEM',
        summary: '{{x}} (ticketSubject)',
      },
    );
    deepEqual(changed('ticket', { priority: 'LOW' }), { priority: 'LOW' });
  });

  it('sets attributes beside those that are set', () => {
    deepEqual(changed('attributes', { b: 2 }), { attributes: { a: 1, b: 2 } });
    deepEqual(changed('attributes', { a: 2 }), { attributes: { a: 2 } });
  });
});

describe('What an action does beside', () => {
  const to = { keys: ['REQUESTER'], emails: ['x@example.com'], uids: [{ uid: 'ann' }] };

  it('sends a mail with its texts filled in and its files', () => {
    const uploads = [{ id: 1, metadata: { name: 'a.txt' } }];
    const mail = { ...to, subject: 'S', body: 'B', uploads, allowResponse: false };
    deepEqual(applied('SEND_EMAIL', mail), {
      effects: [
        {
          kind: 'email',
          recipients: to,
          subject: 'S (emailSubject)',
          body: 'B (emailBody)',
          uploads,
          allowResponse: false,
        },
      ],
    });
    // What is not said: answers are welcome, and there are no files.
    const [plain] = applied('SEND_EMAIL', to).effects ?? [];
    deepEqual(plain?.kind === 'email' && [plain.uploads, plain.allowResponse], [[], true]);
  });

  it('sends a mail from a template', () => {
    deepEqual(applied('SEND_TEMPLATE_EMAIL', { ...to, template: { id: 7 } }), {
      effects: [{ kind: 'templateEmail', recipients: to, templateId: '7', allowResponse: true }],
    });
  });

  it('comments, adds time and notifies', () => {
    deepEqual(applied('ADD_TICKET_COMMENT', { body: 'B', public: false }).effects, [
      { kind: 'comment', body: 'B (comment)', public: false },
    ]);
    deepEqual(applied('TICKET_LOG_ENTRY_TIME_TRACKER', { unit: 'HOURS', value: '3' }).effects, [
      { kind: 'time', unit: 'HOURS', value: 3 },
    ]);
    deepEqual(
      applied('SEND_NOTIFICATION', [{ channelId: 1, channelType: 'SMS' }, { id: '2', type: 'SLACK' }, { id: '' }, 'x'])
        .effects,
      [
        {
          kind: 'notification',
          channels: [
            { channelId: '1', channelType: 'SMS' },
            { channelId: '2', channelType: 'SLACK' },
          ],
        },
      ],
    );
  });
});

describe('An action that cannot be carried out', () => {
  const to = { keys: ['REQUESTER'] };

  it('says which part of a mail is missing or too long', () => {
    const inline = [{ metadata: { inline: true } }];
    const file = [{ metadata: { inline: false } }];
    deepEqual(issues('SEND_EMAIL', {}), ['recipients: required', 'subject: required', 'body: required']);
    for (const body of ['', '<p> </p>', '<p>&nbsp;\u00a0<br></p>', 7])
      deepEqual(issues('SEND_EMAIL', { ...to, subject: 'S', body }), ['body: required'], String(body));
    for (const body of ['<p>Hi</p>', 'Hi', '<p><img src="x"></p>', '<hr>'])
      deepEqual(issues('SEND_EMAIL', { ...to, subject: 'S', body }), []);
    deepEqual(issues('SEND_EMAIL', { ...to, subject: 'S', uploads: inline }), ['body: required']);
    deepEqual(issues('SEND_EMAIL', { ...to, subject: 'S', uploads: [...inline, ...file] }), []);
    const long = { ...to, subject: 's'.repeat(101), body: 'b'.repeat(limits.emailBody + 1) };
    deepEqual(issues('SEND_EMAIL', long), ['subject: subjectTooLong', 'body: bodyTooLong']);
    deepEqual(issues('SEND_EMAIL', { ...long, subject: 's'.repeat(100), body: 'b' }), []);
  });

  it('refuses addresses that no mail server takes', () => {
    const withAddress = (email: string) => issues('SEND_EMAIL', { emails: [email], subject: 'S', body: 'B' });
    for (const email of ['a@b.co', 'a.b+c@mail.example.com', 'ünï@müller.de', `${'a'.repeat(64)}@b.co`])
      deepEqual(withAddress(email), [], email);
    for (const email of [
      'a',
      'a@b',
      '@b.co',
      'a@',
      'a@@b.co',
      'a@b.co@c.co',
      'a..b@b.co',
      '.a@b.co',
      'a.@b.co',
      'a b@b.co',
      'a@-b.co',
      'a@b-.co',
      'a@b..co',
      'a@b.co.',
      `${'a'.repeat(65)}@b.co`,
      `a@${'b'.repeat(64)}.co`,
      `a@${'b.'.repeat(130)}co`,
    ])
      deepEqual(withAddress(email), ['recipients: badEmail'], email);
  });

  it('says what else is missing', () => {
    for (const field of ['add_tags', 'set_tags', 'remove_tags', 'add_cc_list', 'set_cc_list'] as const) {
      deepEqual(issues(field, []), ['required'], field);
      deepEqual(issues(field, ['1']), [], field);
    }
    for (const field of ['ticket', 'attributes', 'SEND_NOTIFICATION'] as const)
      deepEqual(issues(field, {}), ['required']);
    deepEqual(issues('ticket', { status: '', organization: null, summary: ' ', additionalAssignedTechnicianId: [] }), [
      'organization: required',
      'additionalAssignedTechnicianId: required',
      'status: required',
      'summary: required',
    ]);
    deepEqual(issues('ticket', { summary: 's'.repeat(201) }), ['summary: subjectTooLong']);
    deepEqual(issues('ticket', { summary: 's'.repeat(200) }), []);
    deepEqual(issues('SEND_TEMPLATE_EMAIL', to), ['templateId: required']);
    deepEqual(issues('ADD_TICKET_COMMENT', { body: '<p></p>' }), ['body: required']);
    deepEqual(issues('ADD_TICKET_COMMENT', { body: 'b'.repeat(limits.emailBody + 1) }), ['body: bodyTooLong']);
  });

  it('takes whole amounts of time from 1 to 999999999', () => {
    const withTime = (value: unknown) => issues('TICKET_LOG_ENTRY_TIME_TRACKER', { unit: 'DAYS', value });
    for (const value of [1, '1', ' 30 ', 999_999_999, '999999999']) deepEqual(withTime(value), [], String(value));
    for (const value of ['', ' ', null]) deepEqual(withTime(value), ['value: required']);
    for (const value of [0, '0', -1, 1.5, '1,5', '1e3', 'ten', 1_000_000_000, '9999999999'])
      deepEqual(withTime(value), ['value: notInRange'], String(value));
  });
});

describe('What an action names', () => {
  const values: Readonly<Record<ActionField, unknown>> = {
    add_tags: [1, 2],
    set_tags: [1, 2],
    remove_tags: [1, 2],
    ticket: { organization: 3, additionalAssignedTechnicianId: ['ann', 'bea'], summary: 'S' },
    attributes: { a: 1 },
    add_cc_list: ['ann', 'bea'],
    set_cc_list: ['ann', 'bea'],
    ADD_TICKET_COMMENT: { body: 'B', public: true },
    TICKET_LOG_ENTRY_TIME_TRACKER: { unit: 'DAYS', value: 1 },
    SEND_NOTIFICATION: [{ channelId: '5', channelType: 'SMS' }],
    SEND_EMAIL: {
      keys: ['ASSIGNEE'],
      emails: [],
      uids: ['ann'],
      subject: 'S',
      body: 'B',
      uploads: [],
      allowResponse: true,
    },
    SEND_TEMPLATE_EMAIL: { keys: ['ASSIGNEE'], emails: [], uids: ['ann'], templateId: '7', allowResponse: true },
  };
  const fields = Object.keys(ACTIONS) as ActionField[];
  const namedBy = (field: ActionField, value: unknown) =>
    actionOf(field)
      ?.references(value)
      .map(({ noun, id }) => `${noun} ${id}`) ?? [];
  const withOthers = (field: ActionField, map: MapReference) =>
    ACTIONS[field].withReferences(ACTIONS[field].read(values[field]), map);

  it('is whom and what it needs, by kind and id', () => {
    deepEqual(Object.fromEntries(fields.map((field) => [field, namedBy(field, values[field])])), {
      add_tags: ['tag 1', 'tag 2'],
      set_tags: ['tag 1', 'tag 2'],
      remove_tags: ['tag 1', 'tag 2'],
      ticket: ['organization 3', 'user ann', 'user bea'],
      attributes: [],
      add_cc_list: ['user ann', 'user bea'],
      set_cc_list: ['user ann', 'user bea'],
      ADD_TICKET_COMMENT: [],
      TICKET_LOG_ENTRY_TIME_TRACKER: [],
      SEND_NOTIFICATION: ['channel 5'],
      SEND_EMAIL: ['user ann'],
      SEND_TEMPLATE_EMAIL: ['user ann', 'template 7'],
    });
  });

  it('stays as it is where each keeps its place', () => {
    for (const field of fields)
      deepEqual(
        withOthers(field, (_, one) => one),
        ACTIONS[field].read(values[field]),
        field,
      );
  });

  it('is others where others take their places, and all else stays', () => {
    const other: MapReference = (noun, one) => `${noun} for ${idOf(one)}`;
    for (const field of fields) {
      const value = withOthers(field, other);
      deepEqual(
        namedBy(field, value),
        namedBy(field, values[field]).map((name) => name.replace(/^(\S+) /, '$1 $1 for ')),
        field,
      );
    }
    deepEqual(withOthers('SEND_EMAIL', other), { ...(values.SEND_EMAIL as object), uids: ['user for ann'] });
  });

  it('is left out where nothing takes its place, with the action where nothing is left of it', () => {
    const onlyBea: MapReference = (_, one) => (one === 'bea' ? one : undefined);
    const none: MapReference = () => undefined;
    deepEqual(withOthers('set_cc_list', onlyBea), ['bea']);
    deepEqual(withOthers('ticket', onlyBea), { additionalAssignedTechnicianId: ['bea'], summary: 'S' });
    deepEqual(withOthers('ticket', none), { summary: 'S' });
    equal(withOthers('add_tags', none), undefined);
    const { ticket: update } = ACTIONS;
    equal(update.withReferences(update.read({ organization: 3 }), none), undefined);
    deepEqual(withOthers('SEND_NOTIFICATION', none), []);
    deepEqual(withOthers('SEND_TEMPLATE_EMAIL', none), {
      ...(values.SEND_TEMPLATE_EMAIL as object),
      uids: [],
      templateId: '',
    });
  });
});
