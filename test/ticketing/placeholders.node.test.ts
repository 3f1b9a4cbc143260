/** Placeholders: which there are, where they may be, and what they stand for. Source: spec 001 §9. */
import fc from 'fast-check';
import { findMessage } from '../../src/base/message-tree.ts';
import en from '../../src/ticketing/placeholders/placeholder-messages.en.json';
import { filledHtml, filledText, placeholdersIn } from '../../src/ticketing/placeholders/placeholder-text.ts';
import {
  PLACEHOLDERS,
  type PlaceholderFacts,
  type PlaceholderName,
  placeholder,
  placeholdersFor,
  placeholderToken,
} from '../../src/ticketing/placeholders/placeholders.ts';
import { dryRun, filledFor } from '../../src/ticketing/rules/dry-run.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const names = Object.keys(PLACEHOLDERS) as PlaceholderName[];
const people: Record<
  string,
  { name: string; email: string; firstName: string; lastName: string; phone: string; organizationName: string }
> = {
  u1: {
    name: 'Grace <b>Murphy</b>',
    email: 'grace@example.com',
    firstName: 'Grace',
    lastName: 'Murphy',
    phone: '+1 202 555 0123',
    organizationName: 'Example MSP',
  },
};
const facts: PlaceholderFacts = {
  ticket: {
    id: 42,
    summary: 'A & B',
    status: 'OPEN',
    tags: [1, 2],
    organization: 7,
    assignee: 'u1',
    createTime: '2026-03-16T10:00:00Z',
    description: 'one\ntwo',
  },
  nameOf: (noun, id) => `${noun} ${id}`,
  personOf: (id) => people[id],
  addressOf: (kind, id) => `https://console.example/${kind}/${id}`,
  timeText: (time) => time.slice(0, 10),
  device: { id: '9', displayName: 'BER-LT-9' },
  comments: [
    { body: '<p>third</p>', public: false },
    { body: '<p>second</p>', public: true },
    { body: '<p>first</p>', public: true },
  ],
};

describe('Placeholders', () => {
  it('are those of the document', () => {
    const of = (...paths: string[]) => paths;
    const person = ['email', 'name', 'firstName', 'lastName', 'phone'];
    deepEqual(
      [...names].sort(),
      [
        ...of(
          'id',
          'createdDate',
          'device.displayName',
          'device.url',
          'subject',
          'status',
          'severity',
          'priority',
          'type',
          'tags',
        ),
        ...of('organization.name', 'organization.url', 'requester.organization.name', 'url', 'description'),
        ...person.flatMap((member) => [`assignee.${member}`, `requester.${member}`]),
      ]
        .map((name) => `ticket.${name}`)
        .concat([...person, 'organization.name'].map((member) => `currentUser.${member}`))
        .concat(
          ['all', 'latest', 'latest10', 'latest20', 'latestPrivate', 'latestPublic'].map((name) => `comments.${name}`),
        )
        .concat('ticket.changes', 'app.logo', 'currentUser.signature')
        .sort() as PlaceholderName[],
    );
  });

  it('have a name and a sample each', () => {
    for (const name of names) {
      ok(findMessage(en, `names.${name}`, {}, 'en'), `names.${name}`);
      equal(typeof findMessage(en, `samples.${name}`, {}, 'en'), 'string', `samples.${name}`);
    }
  });

  it('are offered where they may be', () => {
    const offered = (
      place: Parameters<typeof placeholdersFor>[0],
      type: Parameters<typeof placeholdersFor>[1] = 'EVENT_BASED',
    ) => new Set(placeholdersFor(place, type).map((name) => placeholder(name).group));
    deepEqual([...offered('emailSubject')], ['ticket']);
    deepEqual([...offered('emailBody')], ['ticket', 'comments']);
    deepEqual([...offered('comment')], ['ticket']);
    deepEqual([...offered('comment', 'RESPONSE_TEMPLATE')], ['ticket', 'currentUser']);
    deepEqual([...offered('templateBody')], ['ticket', 'comments', 'template']);
    ok(!placeholdersFor('emailSubject', 'EVENT_BASED').includes('ticket.description'));
    ok(placeholdersFor('emailBody', 'EVENT_BASED').includes('ticket.description'));
  });

  it('stand for what the ticket says', () => {
    const text = (name: PlaceholderName) => placeholder(name).resolve(facts);
    equal(text('ticket.id'), '42');
    equal(text('ticket.createdDate'), '2026-03-16');
    equal(text('ticket.status'), 'status OPEN');
    equal(text('ticket.priority'), undefined);
    equal(text('ticket.tags'), 'tag 1, tag 2');
    equal(text('ticket.assignee.phone'), '+1 202 555 0123');
    equal(text('ticket.requester.name'), undefined);
    equal(text('ticket.organization.url'), 'https://console.example/organization/7');
    equal(text('ticket.device.url'), 'https://console.example/device/9');
    equal(text('comments.all'), '<p>third</p><hr><p>second</p><hr><p>first</p>');
    equal(text('comments.latest'), '<p>third</p>');
    equal(text('comments.latestPublic'), '<p>second</p>');
    equal(text('comments.latestPrivate'), '<p>third</p>');
  });

  it('are shown in a mail as they were written, whatever they hold', () => {
    equal(
      filledFor('emailBody', '<p>{{ ticket.assignee.name }}: {{ticket.description}}</p>', facts),
      '<p>Grace &lt;b&gt;Murphy&lt;/b&gt;: one<br>two</p>',
    );
    equal(filledFor('emailSubject', '{{ticket.subject}} {{ticket.description}}', facts), 'A & B one two');
    equal(filledFor('emailSubject', 'Re: {{comments.latest}}', facts), 'Re: third');
    equal(
      filledFor('emailBody', '{{ticket.priority}}{{unknown}}{{ticket.colour}}', facts),
      '{{unknown}}{{ticket.colour}}',
    );
  });

  it('bring nothing that runs, and nothing that is filled again', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const html = filledHtml('<p>{{ticket.subject}}</p>', () => value);
        ok(!/<(?!\/?p>|br>)/.test(html), html);
        const token = placeholderToken('ticket.id');
        equal(
          filledText(token, () => token),
          token,
        );
      }),
    );
    deepEqual([...placeholdersIn('{{a}} {{ b.c }} {{}} {{1}} {{x y}} {{{ticket.id}}}')], ['a', 'b.c', 'ticket.id']);
  });
});

describe('A dry run', () => {
  it('shows each row, the ticket afterwards and the mails, and does nothing', () => {
    const { ticket: after, ...others } = facts;
    const before = JSON.stringify(after);
    const run = dryRun(
      {
        type: 'EVENT_BASED',
        name: 'x',
        conditions: { all: [{ id: 'a', field: 'status', operator: 'equals', value: 'NEW' }], any: [] },
        actions: [
          { field: 'ticket', value: { status: 'RESOLVED' } },
          {
            field: 'SEND_EMAIL',
            value: { keys: ['REQUESTER'], subject: '{{ticket.status}}', body: '<p>{{ticket.subject}}</p>' },
          },
        ],
      },
      { after, now: '2026-03-16T12:00:00Z', statuses: [], attributes: [] },
      others,
    );
    equal(run.evaluation.verdict, 'fail');
    deepEqual(run.changes, [{ field: 'status', from: after.status, to: 'RESOLVED' }]);
    equal(run.after.updateTime, '2026-03-16T12:00:00.000Z');
    deepEqual(run.effects, [
      {
        kind: 'email',
        recipients: { keys: ['REQUESTER'], emails: [], uids: [] },
        subject: 'status RESOLVED',
        body: '<p>A &amp; B</p>',
        uploads: [],
        allowResponse: true,
      },
    ]);
    equal(JSON.stringify(after), before);
  });

  it('leaves the placeholder of what nobody told, and nothing of what there is none of', () => {
    const isKnown = (name: string) => name !== 'ticket.url';
    const after = { summary: 'x', assignee: null };
    const text = '{{ticket.url}} {{ticket.assignee.name}}.';
    equal(filledFor('emailSubject', text, { ...facts, ticket: after, isKnown }), '{{ticket.url}} .');
  });
});
