/** The mails of an automation: who gets them, what they say, and what a ticket's texts can do to them, which is nothing. */
import { columnsFor, defaultColumns, defaultSorting, isSystemColumn } from '../../src/ticketing/rules/board-columns.ts';
import { dryRun, filledFor } from '../../src/ticketing/rules/dry-run.ts';
import { type MailEffect, type MailFacts, mailOf } from '../../src/ticketing/rules/mails.ts';
import { ruleTextIn } from '../../src/ticketing/rules/rule-texts.ts';
import { ticketChanges } from '../../src/ticketing/rules/ticket-changes.ts';
import { ruleWords } from '../../src/ticketing/rules/words.ts';
import type { Ticket } from '../../src/ticketing/terms/ticket.ts';
import { deepEqual, equal } from '../support/assert.ts';

const people: Readonly<Record<string, string>> = {
  ann: 'ann@example.com',
  bea: 'Bea@example.com',
  cy: 'cy@example.com',
};
const words = ruleWords('en', ruleTextIn('en'));

const facts: MailFacts = {
  before: undefined,
  templateOf: (id) =>
    id === '7'
      ? { subject: 'About {{ticket.subject}}', body: '<p>{{ticket.subject}}</p>{{ticket.changes}}' }
      : undefined,
  words,
  facts: {},
  nameOf: (noun, id) => words.nameOf(noun, id),
  personOf: (id) => (people[id] === undefined ? undefined : { name: id, email: people[id] }),
  addressOf: (kind, id) => `https://console.example.com/${kind}/${id}`,
  timeText: (time) => time,
};

const email = (more: Partial<Extract<MailEffect, { kind: 'email' }>> = {}): MailEffect => ({
  kind: 'email',
  recipients: { keys: ['REQUESTER'], emails: [], uids: [] },
  subject: 'S',
  body: 'B',
  uploads: [],
  allowResponse: true,
  ...more,
});
const template = (templateId: string): MailEffect => ({
  kind: 'templateEmail',
  recipients: { keys: [], emails: ['x@example.com'], uids: [] },
  templateId,
  allowResponse: false,
});
const ticket: Ticket = { requester: 'ann', assignee: 'bea', ccList: ['cy'] };

describe('A mail goes', () => {
  const addressed = (keys: string[], more: { emails?: string[]; uids?: string[] } = {}, of: Ticket = ticket) => {
    const { mail, problems } = mailOf(email({ recipients: { keys, emails: [], uids: [], ...more } }), of, facts);
    return [mail?.to, mail?.cc, problems];
  };

  it('to whom the rule and the ticket name', () => {
    deepEqual(addressed(['REQUESTER']), [['ann@example.com'], [], []]);
    deepEqual(addressed(['ASSIGNEE']), [['Bea@example.com'], [], []]);
    deepEqual(addressed(['REQUESTER_CC']), [[], ['cy@example.com'], []]);
    deepEqual(addressed(['REQUESTER', 'ASSIGNEE', 'REQUESTER_CC'], { emails: ['x@example.com'], uids: ['cy'] }), [
      ['ann@example.com', 'Bea@example.com', 'cy@example.com', 'x@example.com'],
      [],
      [],
    ]);
  });

  it('to each once, however the address is written', () => {
    const many = { requester: 'bea', assignee: 'bea', ccList: ['bea', 'cy', 'cy'] };
    deepEqual(addressed(['REQUESTER', 'ASSIGNEE', 'REQUESTER_CC'], { emails: ['BEA@example.com'] }, many), [
      ['BEA@example.com'],
      ['cy@example.com'],
      [],
    ]);
  });

  it('not to those who were deleted, of whom it tells', () => {
    deepEqual(addressed(['REQUESTER'], { uids: ['dan'] }), [
      ['ann@example.com'],
      [],
      [{ kind: 'deletedUser', id: 'dan' }],
    ]);
    deepEqual(addressed([], { uids: ['dan'] }), [
      undefined,
      undefined,
      [{ kind: 'deletedUser', id: 'dan' }, { kind: 'nobody' }],
    ]);
  });

  it('to nobody where the ticket has nobody, and says so', () => {
    deepEqual(addressed(['REQUESTER', 'ASSIGNEE', 'REQUESTER_CC'], {}, {}), [
      undefined,
      undefined,
      [{ kind: 'nobody' }],
    ]);
  });
});

describe('A mail has', () => {
  it('its files, and of pictures in the text those that it shows', () => {
    const inline = (contentId: string | null) => ({ metadata: { inline: true, contentId } });
    const [file, bare, shown, other, nameless] = [
      { metadata: { inline: false, name: 'a.txt' } },
      {},
      inline('one'),
      inline('two'),
      inline(null),
    ];
    const uploads = [file, bare, shown, other, nameless];
    const { mail } = mailOf(email({ uploads, body: '<img src="cid:one">' }), ticket, facts);
    deepEqual(mail?.uploads, [file, bare, shown]);
  });

  it('the texts of its template, filled in, as far as there is one', () => {
    const { mail, problems } = mailOf(template('7'), { summary: 'Tom & "Co" <b>' }, facts);
    deepEqual(
      [mail?.subject, mail?.body, mail?.uploads, mail?.allowResponse, problems],
      ['About Tom & "Co" <b>', '<p>Tom &amp; &quot;Co&quot; &lt;b&gt;</p>', [], false, []],
    );
    deepEqual(mailOf(template('8'), {}, facts), { mail: undefined, problems: [{ kind: 'noTemplate' }] });
  });

  it('what has changed, a line for each field, with names in place of ids', () => {
    const before: Ticket = { status: 'NEW', priority: 'LOW', description: 'long', summary: 'Old', ccList: ['ann'] };
    const after: Ticket = { status: 'OPEN', description: 'longer', summary: '<New>', ccList: ['ann'] };
    equal(
      mailOf(template('7'), after, { ...facts, before }).mail?.body,
      '<p>&lt;New&gt;</p><ul><li>Status: New → Open</li><li>Priority: Low → –</li><li>Summary: Old → &lt;New&gt;</li></ul>',
    );
    equal(mailOf(template('7'), before, { ...facts, before }).mail?.body, '<p>Old</p>');
  });
});

describe('What a ticket says in a text', () => {
  const filled = (place: Parameters<typeof filledFor>[0], more: Partial<MailFacts> = {}) =>
    filledFor(place, '{{ticket.subject}}', {
      ...facts,
      ...more,
      ticket: { summary: '<img onerror=x> & {{ticket.id}}' },
    });

  it('is text in formatted ones, and as it is in a line', () => {
    for (const place of ['emailBody', 'comment', 'templateBody'] as const)
      equal(filled(place), '&lt;img onerror=x&gt; &amp; {{ticket.id}}', place);
    for (const place of ['emailSubject', 'ticketSubject', 'templateSubject'] as const)
      equal(filled(place), '<img onerror=x> & {{ticket.id}}', place);
  });

  it('stays a placeholder where nobody knows it', () => {
    equal(filled('comment', { isKnown: () => false }), '{{ticket.subject}}');
    equal(filled('comment', { isKnown: () => true }), '&lt;img onerror=x&gt; &amp; {{ticket.id}}');
  });
});

describe('A dry run', () => {
  it('tells what would be another, and leaves the ticket as it is', () => {
    const before: Ticket = { status: 'NEW', tags: ['1'], attributes: { a: 1, b: 2 } };
    const given = structuredClone(before);
    const { after, changes, effects, evaluation } = dryRun(
      {
        type: 'EVENT_BASED',
        name: '',
        conditions: { all: [{ field: 'status', operator: 'equals', value: 'CLOSED' }], any: [] },
        actions: [
          { field: 'ticket', value: { status: 'OPEN' } },
          { field: 'attributes', value: { a: 9, c: 3 } },
          { field: 'ADD_TICKET_COMMENT', value: { body: '{{ticket.status}}', public: true } },
        ],
      },
      { after: before, now: '2026-03-16T10:00:00Z', statuses: [], attributes: [] },
      facts,
    );
    // It would not run, and still says what it would do.
    equal(evaluation.verdict, 'fail');
    deepEqual(before, given);
    equal(after.status, 'OPEN');
    deepEqual(changes, [
      { field: 'status', from: 'NEW', to: 'OPEN' },
      { field: 'attribute:a', from: 1, to: 9 },
      { field: 'attribute:c', from: null, to: 3 },
    ]);
    deepEqual(effects, [{ kind: 'comment', body: 'Open', public: true }]);
    deepEqual(ticketChanges(after, after), []);
  });

  it('of a rule that does nothing changes nothing', () => {
    const { changes, effects } = dryRun(
      { type: 'EVENT_BASED', name: '' },
      { after: ticket, now: 0, statuses: [], attributes: [] },
      facts,
    );
    deepEqual([changes, effects], [[], []]);
  });
});

describe('The columns of boards', () => {
  it('have the agreement where professional services are used, and attributes that are active', () => {
    const attributes = [
      { id: 1, name: 'A', attributeType: 'TEXT', active: true },
      { id: 2, name: 'B', attributeType: 'TEXT', active: false },
      { id: 3, name: 'C', attributeType: 'TEXT' },
    ] as const;
    const offered = columnsFor(attributes, {});
    deepEqual(offered.attributes, ['attribute:1', 'attribute:3']);
    equal(offered.system.length, 23);
    equal(offered.system.includes('agreement'), false);
    deepEqual(columnsFor([], { hasProfessionalServices: true }).system, [...offered.system, 'agreement']);
  });

  it('are these where nobody has chosen, sorted by the newest', () => {
    deepEqual(
      defaultColumns.join(' '),
      'status id summary organization requester assignee type source createTime totalTimeTracked',
    );
    deepEqual(defaultSorting, [{ field: 'id', direction: 'DESC' }]);
    for (const column of defaultColumns) equal(isSystemColumn(column), true, column);
    for (const column of ['attribute:1', 'constructor', '']) equal(isSystemColumn(column), false, column);
  });
});
