/** One ruleset in its dialog: opened, edited, saved, refused, and tried again. Source: spec 001 §2.2, §4.4, §7 and §8. */
import { CallError } from '../../../src/host/http/call-error.ts';
import type { RequestAnswer } from '../../../src/host/request-event.ts';
import type { RulesetSaveOrder, SavedRuleset } from '../../../src/ticketing/ruleset/ruleset-events.ts';
import { createRulesetSession } from '../../../src/ticketing/ruleset/ruleset-session.ts';
import type { RulesetType } from '../../../src/ticketing/ruleset/ruleset-types.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

const stored = {
  id: '7',
  enabled: true,
  name: 'Servers',
  type: 'CONDITION_RULE',
  conditionTriggerSettings: {
    ticketFormId: '1',
    status: 'NEW',
    priority: null,
    severity: null,
    tags: ['vip'],
    useOwnerAsRequester: true,
  },
  conditionResetSettings: { status: 'RESOLVED', time: { value: 50, unit: 'HOURS' } },
  conditionReTriggerSettings: {
    createNewTicket: false,
    status: 'OPEN',
    tags: ['again'],
    priority: 'HIGH',
    severity: null,
  },
};
const forms = [
  { id: '1', name: 'Default', active: true },
  { id: '2', name: 'Retired', active: false },
];

interface Given {
  type?: RulesetType;
  id?: string;
  changes?: object;
  answer?: (order: RulesetSaveOrder) => RequestAnswer;
}

/** @param unanswered Operations that the test answers itself */
function begin(
  { type = 'CONDITION_RULE', id = '7', changes = {}, answer = () => true }: Given = {},
  unanswered: readonly string[] = [],
) {
  const client = fakeClient();
  const saved: SavedRuleset[] = [];
  const orders: RulesetSaveOrder[] = [];
  client.always('GetTicketStatusList', () => ({
    ticketStatuses: ['NEW', 'OPEN', 'RESOLVED'].map((status) => ({ id: status, displayName: status })),
  }));
  client.always('GetTicketFormList', () => ({ ticketForms: forms }));
  client.always('GetTicketRuleset', () => ({ ticketRuleset: { ...stored, ...changes } }));
  for (const name of unanswered) client.always(name);
  const session = createRulesetSession({
    client,
    type,
    id: id === 'none' ? undefined : id,
    onSaveRequest(order) {
      orders.push(order);
      return answer(order);
    },
    onSaved: (one) => saved.push(one),
  });
  return { client, session, form: session.form, saved, orders };
}

async function open(given: Given = {}) {
  const begun = begin(given);
  await turns();
  return begun;
}

describe('A ruleset in its dialog', () => {
  it('begins empty where one is created, and with what is stored where it is edited', async () => {
    const created = await open({ id: 'none' });
    equal(created.session.state.value.status, 'ready');
    equal(created.form.values.value.name, '');
    ok(created.form.values.value.enabled);
    equal(created.client.asked.filter(({ name }) => name === 'GetTicketRuleset').length, 0);
    const edited = await open();
    equal(edited.form.values.value.name, 'Servers');
    ok(edited.form.isValid.value && !edited.form.isDirty.value);
  });

  it('has the type that is stored, whatever the page says', async () => {
    const { session } = await open({ type: 'SCRIPT_RULE' });
    equal(session.type.value, 'CONDITION_RULE');
  });

  it('asks again for what did not come', async () => {
    const { client, session, form } = begin({}, ['GetTicketRuleset', 'GetTicketFormList']);
    await client.only('GetTicketRuleset').fail();
    equal(session.state.value.status, 'failed');
    session.retry();
    await client.only('GetTicketRuleset').answer({ ticketRuleset: stored });
    equal(session.state.value.status, 'ready');
    equal(form.values.value.name, 'Servers');
  });

  it('can be edited and saved while the forms have not come', async () => {
    const { client, session, form } = begin({}, ['GetTicketFormList']);
    await turns();
    await client.only('GetTicketFormList').fail();
    equal(session.ticketForms.state.value.status, 'failed');
    ok(form.isValid.value);
    void form.submit();
    client.only('UpdateTicketRuleset');
    session.ticketForms.retry();
    await client.only('GetTicketFormList').answer({ ticketForms: forms });
    equal(session.ticketForms.state.value.status, 'ready');
  });

  it('tells of a form that is inactive as soon as forms are known, and of a status that is gone', async () => {
    const { conditionTriggerSettings: trigger } = stored;
    const { form } = await open({
      changes: { conditionTriggerSettings: { ...trigger, ticketFormId: '2', status: 'GONE' } },
    });
    deepEqual(
      form.shownIssues.value.map(({ path, code }) => `${path} ${code}`),
      ['ticketFormId inactiveForm', 'status unknownStatus'],
    );
  });

  it('clamps the reset time to the maximum of another unit, and leaves it in its own', async () => {
    const { form } = await open();
    const time = form.field('resetTime');
    time.set({ inputValue: '50', unit: 'DAYS' });
    deepEqual(time.value.value, { inputValue: '41', unit: 'DAYS' });
    time.set({ inputValue: '4100', unit: 'DAYS' });
    deepEqual(time.value.value, { inputValue: '4100', unit: 'DAYS' }, 'nobody is corrected while typing');
    ok(!form.isValid.value);
  });

  it('is sent as it is, and told of when it was saved', async () => {
    const { client, form, saved, orders } = await open();
    form.field('name').set(' Other ');
    const done = form.submit();
    const { id: _, ...body } = stored;
    const ruleset = { ...body, name: 'Other' };
    deepEqual(client.only('UpdateTicketRuleset').body, { id: '7', ruleset });
    await client.only('UpdateTicketRuleset').answer({ updateTicketRuleset: { ...stored, name: 'Other' } });
    equal(await done, true);
    deepEqual(orders, [{ type: 'CONDITION_RULE', id: '7', ruleset } as never]);
    deepEqual(saved, [{ type: 'CONDITION_RULE', id: '7', name: 'Other' }]);
  });

  it('is created under the id that the server gives it', async () => {
    const { client, form, saved } = await open({ type: 'SCRIPT_RULE', id: 'none' });
    form.assign({ name: 'New', ticketFormId: '1', status: 'OPEN' });
    const done = form.submit();
    await client.only('CreateTicketRuleset').answer({ createTicketRuleset: { ...stored, id: '31' } });
    equal(await done, true);
    deepEqual(saved, [{ type: 'SCRIPT_RULE', id: '31', name: 'New' }]);
  });

  it('keeps all that was typed where saving fails, and is the same press when it is tried again', async () => {
    const { client, form, saved } = await open();
    form.assign({ name: 'Typed', createNewTicket: true });
    const before = form.values.value;
    const first = form.submit();
    const { press } = client.only('UpdateTicketRuleset');
    await client.only('UpdateTicketRuleset').fail();
    equal(await first, false);
    ok(form.failure.value instanceof CallError);
    equal(form.values.value, before);
    const second = form.submit();
    equal(client.only('UpdateTicketRuleset').press, press);
    await client.only('UpdateTicketRuleset').answer({ updateTicketRuleset: stored });
    equal(await second, true);
    equal(saved.length, 1);
  });

  it('has the server’s word at the field that it is about, until that is changed', async () => {
    const { client, form } = await open();
    const done = form.submit();
    const fieldErrors = [
      { field: 'conditionTriggerSettings.status', code: 'unknownStatus' },
      { field: 'conditionResetSettings.time', code: 'notInRange', limit: 41 },
      { field: 'something.else', code: 'odd' },
    ];
    await client
      .only('UpdateTicketRuleset')
      .fail(new CallError('result-code', { endpoint: 'UpdateTicketRuleset', status: 400, fieldErrors }));
    equal(await done, false);
    equal(form.field('status').issue.value?.code, 'unknownStatus');
    equal(form.field('resetTime').issue.value?.limit, 41);
    form.field('status').set('OPEN');
    equal(form.field('status').issue.value, undefined);
  });

  it('is saved by a page that does it itself, which may say as what', async () => {
    const told = await open({ answer: () => Promise.resolve({ id: 12 }) });
    equal(await told.form.submit(), true);
    deepEqual(told.saved[0]?.id, '12');
    const left = await open({ answer: () => false });
    equal(await left.form.submit(), true);
    equal(left.saved.length, 0);
    const failed = await open({ answer: () => Promise.reject(new Error('no luck')) });
    equal(await failed.form.submit(), false);
    equal(failed.form.values.value.name, 'Servers');
  });

  it('would lose what would be sent, and nothing else', async () => {
    const { form, session } = await open();
    ok(!session.wouldLose());
    form.field('name').set('Servers ');
    ok(!session.wouldLose(), 'spaces at its end are not sent');
    form.field('createNewTicket').set(true);
    ok(session.wouldLose());
    form.field('createNewTicket').set(false);
    ok(!session.wouldLose());
  });
});
