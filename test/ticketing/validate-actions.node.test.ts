/** Actions that cannot be saved, with the document's words. Source: spec 001 §5.2 and §8. */
import { ACTIONS, actionsFor } from '../../src/ticketing/actions/actions.ts';
import { validate } from '../../src/ticketing/rules/automation-logic.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { email, ofAction, problems, rule } from './rule-problems.ts';

describe('Actions that cannot be saved', () => {
  it('checks a mail', () => {
    const of = (changes: object, facts = {}) => ofAction('SEND_EMAIL', { ...email, ...changes }, facts);
    deepEqual(of({}), []);
    deepEqual(of({ keys: [] }), ['actions.0.value.recipients: Required']);
    deepEqual(of({ keys: [], emails: ['a@example.com'] }), []);
    for (const address of [
      'a',
      'a@',
      '@b.example',
      'a@b',
      'a b@c.example',
      'a@b..example',
      'a@@b.example',
      'a@-b.example',
    ])
      deepEqual(of({ emails: [address] }), ['actions.0.value.recipients: Enter valid email addresses'], address);
    deepEqual(of({ subject: ' ' }), ['actions.0.value.subject: Required']);
    deepEqual(of({ subject: 'x'.repeat(100) }), []);
    deepEqual(of({ subject: 'x'.repeat(101) }), ['actions.0.value.subject: Use at most 100 characters']);
    deepEqual(of({ body: '<p>&nbsp;</p>' }), ['actions.0.value.body: Required']);
    deepEqual(of({ body: '', uploads: [{ metadata: { inline: true } }] }), ['actions.0.value.body: Required']);
    deepEqual(of({ body: '', uploads: [{ metadata: { name: 'a.txt' } }] }), []);
  });

  it('checks mails from a template, comments, times, subjects and notifications', () => {
    deepEqual(ofAction('SEND_TEMPLATE_EMAIL', { keys: ['ASSIGNEE'] }), ['actions.0.value.templateId: Required']);
    deepEqual(ofAction('ADD_TICKET_COMMENT', { body: '<p></p>', public: true }), ['actions.0.value.body: Required']);
    deepEqual(ofAction('SEND_NOTIFICATION', []), ['actions.0.value: Required']);
    deepEqual(ofAction('add_tags', []), ['actions.0.value: Required']);
    deepEqual(ofAction('ticket', {}), ['actions.0.value: Required']);
    deepEqual(ofAction('ticket', { summary: '' }), ['actions.0.value.summary: Required']);
    deepEqual(ofAction('ticket', { summary: 'x'.repeat(201) }), [
      'actions.0.value.summary: Use at most 200 characters',
    ]);
    const time = (value: unknown) =>
      ofAction('TICKET_LOG_ENTRY_TIME_TRACKER', { unit: 'HOURS', value })[0]?.split(': ')[1];
    equal(time(1), undefined);
    equal(time('999999999'), undefined);
    equal(time(''), 'Required');
    for (const value of ['0', '1000000000', '1.5', '-1', 'x'])
      equal(time(value), 'Value must be an integer between 1 and 999999999', value);
  });

  it('lets some be there once only', () => {
    const comment = { field: 'ADD_TICKET_COMMENT', value: { body: '<p>a</p>', public: true } };
    deepEqual(problems({ actions: [comment, comment] }), ['actions.1.field: This action can be added only once']);
    deepEqual(
      Object.entries(ACTIONS)
        .filter(([, { isOnce }]) => isOnce)
        .map(([field]) => field),
      ['add_cc_list', 'set_cc_list', 'ADD_TICKET_COMMENT', 'TICKET_LOG_ENTRY_TIME_TRACKER'],
    );
    const tags = { field: 'add_tags', value: [1] };
    deepEqual(problems({ actions: [tags, tags] }), []);
  });

  it('has the actions that the document lists, mails and notifications not in response templates', () => {
    const all = Object.keys(ACTIONS);
    deepEqual([...actionsFor('EVENT_BASED')].map(String), all);
    deepEqual([...actionsFor('TIME_BASED')].map(String), all);
    deepEqual(
      all.filter((field) => !actionsFor('RESPONSE_TEMPLATE').some((one) => one === field)),
      ['SEND_NOTIFICATION', 'SEND_EMAIL', 'SEND_TEMPLATE_EMAIL'],
    );
    deepEqual([...actionsFor('BOARD')], []);
    deepEqual(problems({ type: 'RESPONSE_TEMPLATE', actions: [{ field: 'SEND_EMAIL', value: email }] }), [
      'actions.0.field: This action isn’t available here',
    ]);
    deepEqual(ofAction('explode', {}), ['actions.0.field: This action isn’t available here']);
  });

  it('refuses placeholders where they are not allowed', () => {
    const body = (text: string) => ofAction('SEND_EMAIL', { ...email, body: `<p>${text}</p>` })[0]?.split(': ')[1];
    equal(body('{{ticket.id}} {{ticket.description}} {{comments.all}}'), undefined);
    equal(body('{{currentUser.name}}'), "Placeholder 'currentUser' is not supported for this automation type");
    equal(body('{{comments.oldest}}'), 'Invalid placeholder found at email body');
    equal(body('{{comments.all}}{{comments.latest}}'), 'No more than one placeholder comment is allowed');
    equal(body('{{somebody else’s}} {{handlebars}}'), undefined);
    deepEqual(ofAction('ADD_TICKET_COMMENT', { body: '<p>{{comments.all}}</p>', public: true }), [
      'actions.0.value.body: Placeholder used in wrong field',
    ]);
    deepEqual(ofAction('ticket', { summary: '{{comments.latest}}' }), [
      'actions.0.value.summary: Placeholder used in wrong field',
    ]);
    deepEqual(
      problems({
        type: 'RESPONSE_TEMPLATE',
        actions: [{ field: 'ADD_TICKET_COMMENT', value: { body: '<p>{{currentUser.name}}</p>', public: true } }],
      }),
      [],
    );
  });

  it('reads actions as they are stored as well', () => {
    deepEqual(validate({ ...rule(), actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '', public: true } }] }), [
      { path: 'actions.0.value.body', message: 'Required' },
    ]);
  });

  it('says it in the reader’s language', () => {
    deepEqual(validate(rule({ name: '' }), { locale: 'ja' }), [{ path: 'name', message: '必須です' }]);
  });
});
