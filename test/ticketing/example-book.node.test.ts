/** Examples of a rule, and the tickets that it matches: what is asked, kept and told. */
import { signal } from '@preact/signals-core';
import { CallError } from '../../src/host/http/call-error.ts';
import { createExampleBook } from '../../src/ticketing/editor/dry-run/example-book.ts';
import { createMatchingTickets } from '../../src/ticketing/editor/dry-run/matching-tickets.ts';
import type { Automation } from '../../src/ticketing/terms/automation.ts';
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { fakeClient } from '../support/fake-client.ts';

const rule = (value: string): Automation => ({
  type: 'EVENT_BASED',
  name: '',
  conditions: { all: [{ field: 'status', operator: 'equals', value }], any: [] },
});
const now = '2026-03-16T10:00:00Z';
const row = (id: string, status: string, expected: 'match' | 'noMatch') => ({
  id,
  name: `Example ${id}`,
  expected,
  ticket: { status },
  before: null,
  now,
});
const facts = { statuses: [], attributes: [] };

describe('The examples of a rule', () => {
  const open = (automationId?: string) => {
    const client = fakeClient();
    const automation = signal(rule('NEW'));
    const book = createExampleBook({
      client,
      type: 'EVENT_BASED',
      automationId,
      automation,
      ruleFacts: signal(facts),
    });
    return { client, automation, book };
  };
  const said = (book: ReturnType<typeof open>['book']) =>
    book.judged.value.map(({ name, verdict, isAsExpected }) => [name, verdict, isAsExpected]);

  it('are judged anew with every edit, and count what is as expected', async () => {
    const { client, automation, book } = open('7');
    await client
      .only('listAutomationExamples')
      .answer({ results: [row('1', 'NEW', 'match'), row('2', 'OPEN', 'noMatch'), row('3', 'OPEN', 'match')] });
    await eventually(() => equal(book.asExpected.value, 2));
    automation.value = rule('OPEN');
    deepEqual(said(book), [
      ['Example 1', 'fail', false],
      ['Example 2', 'pass', false],
      ['Example 3', 'pass', true],
    ]);
    automation.value = { ...rule('OPEN'), conditions: { all: [{ field: 'weather', operator: 'equals' }], any: [] } };
    equal(book.asExpected.value, 0);
    book[Symbol.dispose]();
  });

  it('are saved, changed and deleted one after the other, and stay where that fails', async () => {
    const { client, book } = open('7');
    await client.only('listAutomationExamples').answer({ results: [row('1', 'NEW', 'match')] });
    await eventually(() => equal(book.judged.value.length, 1));
    const test = { ticket: { status: 'OPEN' }, before: null, now };
    book.order({ kind: 'add', example: { name: 'Open', expected: 'noMatch', test } });
    book.order({ kind: 'remove', id: '1' });
    const asked = client.only('createAutomationExample');
    deepEqual(asked.body, { name: 'Open', expected: 'noMatch', ...test });
    equal(client.open('deleteAutomationExample').length, 0);
    await asked.fail(new Error('no'));
    await eventually(() => equal(book.ordered.value.status, 'failed'));
    equal(book.judged.value.length, 1);
    book.retryOrder();
    await client.only('createAutomationExample').answer(row('2', 'OPEN', 'noMatch'));
    await eventually(() => equal(book.judged.value.length, 2));
    const [, second] = book.judged.value;
    if (second) book.order({ kind: 'change', example: { ...second, expected: 'match' } });
    await client.only('updateAutomationExample').answer(row('2', 'OPEN', 'match'));
    await eventually(() => equal(book.judged.value[1]?.expected, 'match'));
    book.order({ kind: 'remove', id: '1' });
    await client.only('deleteAutomationExample').answer({});
    await eventually(() => deepEqual(said(book), [['Example 2', 'fail', false]]));
    book[Symbol.dispose]();
  });

  it('of a new rule are kept until it is saved, and go with it', async () => {
    const { client, book } = open();
    const test = { ticket: { status: 'NEW' }, before: null, now };
    for (const name of ['One', 'Two']) {
      book.order({ kind: 'add', example: { name, expected: 'match', test } });
      await eventually(() => equal(book.ordered.value.status, 'ready'));
    }
    equal(client.asked.length, 0);
    equal(book.asExpected.value, 2);
    const sent = book.sendTo('12');
    book[Symbol.dispose]();
    await client.only('createAutomationExample').answer(row('1', 'NEW', 'match'));
    await eventually(() => equal(client.open('createAutomationExample').length, 1));
    const last = client.only('createAutomationExample');
    deepEqual([last.params, (last.body as { name: string }).name], [{ id: '12' }, 'Two']);
    await last.answer(row('2', 'NEW', 'match'));
    await sent;
  });
});

describe('The examples of a copy', () => {
  const open = () => {
    const client = fakeClient();
    const book = createExampleBook({
      client,
      type: 'EVENT_BASED',
      automationId: undefined,
      copiedFrom: '7',
      automation: signal(rule('NEW')),
      ruleFacts: signal(facts),
    });
    return { client, book };
  };
  const sentName = (client: ReturnType<typeof fakeClient>) =>
    (client.only('createAutomationExample').body as { name: string }).name;
  const test = { ticket: { status: 'NEW' }, before: null, now };

  it('are those of the original, changed here alone, and sent with it', async () => {
    const { client, book } = open();
    const asked = client.only('listAutomationExamples');
    deepEqual(asked.params, { id: '7' });
    await asked.answer({ results: [row('1', 'NEW', 'match'), row('2', 'OPEN', 'noMatch')] });
    await eventually(() => equal(book.asExpected.value, 2));
    equal(book.unsaved.value, undefined);
    book.order({ kind: 'remove', id: '1' });
    await eventually(() => equal(book.unsaved.value?.length, 1));
    equal(client.open('deleteAutomationExample').length, 0);
    const sent = book.sendTo('12');
    equal(sentName(client), 'Example 2');
    await client.only('createAutomationExample').answer({ id: '3', name: 'Example 2', expected: 'noMatch', ...test });
    await sent;
    book[Symbol.dispose]();
  });

  it('are sent also where they had not come when it was saved', async () => {
    const { client, book } = open();
    await client.only('listAutomationExamples').fail();
    const sent = book.sendTo('12');
    book[Symbol.dispose]();
    await client.only('listAutomationExamples').answer({ results: [row('1', 'NEW', 'match')] });
    equal(sentName(client), 'Example 1');
    await client.only('createAutomationExample').answer({ id: '3', name: 'Example 1', expected: 'match', ...test });
    await sent;
  });

  it('are none where the backend has no examples', async () => {
    const { client, book } = open();
    const missing = new CallError('not-found', { endpoint: 'listAutomationExamples', status: 404 });
    await client.only('listAutomationExamples').fail(missing);
    const sent = book.sendTo('12');
    await client.only('listAutomationExamples').fail(missing);
    await sent;
    equal(client.open('createAutomationExample').length, 0);
    book[Symbol.dispose]();
  });
});

describe('The tickets that a rule matches', () => {
  const answer = {
    counts: { pass: 1, fail: 3, unknown: 0 },
    results: [{ id: '4', summary: 'Four', status: { id: 'NEW', name: 'New' }, verdict: 'pass', all: [], any: [] }],
  };
  const open = () => {
    const client = fakeClient();
    const automation = signal(rule('NEW'));
    return { client, automation, matching: createMatchingTickets({ client, type: 'EVENT_BASED', automation }) };
  };

  it('are asked for when somebody wants to know, of the rule as it is', async () => {
    const { client, automation, matching } = open();
    automation.value = rule('OPEN');
    equal(client.asked.length, 0);
    matching.find();
    const asked = client.only('findMatchingTickets');
    deepEqual(asked.body, {
      type: 'EVENT_BASED',
      conditions: { all: [{ field: 'status', operator: 'equals', value: 'OPEN' }], any: [] },
    });
    await asked.answer(answer);
    await eventually(() => equal(matching.state.value.status, 'ready'));
    equal(matching.isOutdated.value, false);
    automation.value = rule('NEW');
    equal(matching.isOutdated.value, true);
    matching[Symbol.dispose]();
  });

  it('are not waited for once that was canceled, and what was found before stays', async () => {
    const { client, matching } = open();
    matching.find();
    const first = client.only('findMatchingTickets');
    matching.cancel();
    equal(first.signal?.aborted, true);
    equal(matching.state.value.status, 'idle');
    matching.find();
    await client.only('findMatchingTickets').answer(answer);
    await eventually(() => equal(matching.state.value.status, 'ready'));
    matching.find();
    matching.cancel();
    equal(matching.state.value.status, 'ready');
    matching[Symbol.dispose]();
  });
});
