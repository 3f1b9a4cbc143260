/** Time that is worked on tickets: who enters and changes it, what is refused, and what a month costs by it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { previewBill } from '../../../src/billing/bill-contract.ts';
import { listBilledItems } from '../../../src/billing/items-contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import {
  deleteTimeEntry,
  enterTime,
  listTimeEntries,
  readTimerSettings,
  updateTimeEntry,
} from '../../../src/ticketing/timer/time-contract.ts';
import { AutomationDesk, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { entered, newTicket, timeBody } from './support/time-calls.ts';

const logs = (minutes: number): ActionRow => ({
  field: 'TICKET_LOG_ENTRY_TIME_TRACKER',
  value: { unit: 'MINUTES', value: minutes },
});

/** A month in which nobody else has worked. */
const month = '2026-04';
const started = `${month}-07T08:00:00.000Z`;

describe('time entries', () => {
  let server: TestServer;
  let admin: DemoClient;
  let operator: DemoClient;
  let technician: DemoClient;

  before(async () => {
    server = await openTestServer();
    const clientOf = async (user: string) => {
      const client = await server.newClient();
      await client.demo('POST', 'session', { user });
      return client;
    };
    [admin, operator, technician] = [await clientOf('admin'), await clientOf('operator'), await clientOf('technician')];
  });
  after(() => server.close());

  /** A ticket of an organization. */
  async function ticketOf(organization: string | null): Promise<string> {
    const id = await newTicket(admin);
    await admin.demo('PATCH', `tickets/${id}`, { organization });
    return id;
  }
  const bill = (clientId: string) => admin.call(previewBill, { body: { clientId, month, alsoProductIds: ['20'] } });
  const hours = async (clientId: string) => {
    const { lines } = await bill(clientId);
    return lines
      .filter(({ variant }) => variant === 'user-role')
      .reduce((sum, { quantity }) => sum + Number(quantity), 0);
  };

  it('go into the bill of the month, of the organization that the ticket has', async () => {
    const ticketId = await ticketOf('1');
    const before = await bill('1');
    assert.equal(await hours('1'), 0);
    const { id } = await entered(admin, ticketId, { startDate: started, seconds: 5400 });
    const after = await bill('1');
    const line = after.lines.find(({ quantity, variant }) => variant === 'user-role' && Number(quantity) > 0);
    assert.ok(line, JSON.stringify(after.lines));
    assert.equal(Number(line.quantity), 1.5);
    assert.equal(after.total - before.total, line.total);
    assert.equal(line.total, 1.5 * line.unitPrice);
    const { results } = await admin.call(listBilledItems, {
      query: { clientId: '1', month, productId: line.productId },
    });
    assert.deepEqual(
      results.map((item) => [item.kind, item.id, item.name, item.seconds]),
      [['time', id, 'Aiko Tanaka', 5400]],
    );
    // The ticket was another organization's all along: so is its time.
    await admin.demo('PATCH', `tickets/${ticketId}`, { organization: '2' });
    assert.equal(await hours('1'), 0);
    assert.equal((await bill('1')).total, before.total);
    const moved = await bill('2');
    assert.ok(Number(await hours('2')) > 0 || moved.unbilledTimeEntries.includes(String(id)));
    await admin.call(deleteTimeEntry, { params: { id } });
    assert.equal(await hours('2'), 0);
  });

  it('are billed as they are corrected, and not at all where they are not billable', async () => {
    const ticketId = await ticketOf('1');
    const entry = await entered(admin, ticketId, { startDate: started, seconds: 3600 });
    assert.equal(await hours('1'), 1);
    const params = { id: entry.id };
    const body = timeBody({ startDate: started, seconds: 3600, billingType: 'NOT_BILLABLE' });
    await admin.call(updateTimeEntry, { params, body });
    assert.equal(await hours('1'), 0);
    assert.ok(!(await bill('1')).unbilledTimeEntries.includes(String(entry.id)));
    // In the evening it costs more.
    const evening = timeBody({ startDate: `${month}-07T20:00:00.000Z`, seconds: 3600 });
    const saved = await admin.call(updateTimeEntry, { params, body: evening });
    assert.equal(saved.offHours, true);
    assert.ok((await hours('1')) > 1);
    await admin.call(deleteTimeEntry, { params });
  });

  it('count in the ticket’s own time, with what automations logged', async () => {
    const ticketId = await ticketOf(null);
    await admin.demo('PATCH', `tickets/${ticketId}`, { minutes: 10 });
    await entered(admin, ticketId, { seconds: 1200 });
    const { minutes } = await (await admin.fetch(`/demo/tickets/${ticketId}`)).json();
    assert.equal(minutes, 30);
  });

  it('are billed like all other where an automation logs them, for whoever has the ticket', async () => {
    const desk = new AutomationDesk(admin);
    await desk.turnAllOff();
    await desk.add({ name: 'Triage', all: [when('summary', 'contains', 'long triage')], actions: [logs(90)] });
    const ticketId = await newTicket(admin);
    await admin.demo('PATCH', `tickets/${ticketId}`, {
      organization: '1',
      assignee: 'admin',
      summary: 'A long triage',
    });
    const { results, totalSeconds } = await admin.call(listTimeEntries, { params: { id: ticketId } });
    assert.deepEqual(
      results.map(({ technician, seconds, note, billingType }) => [technician.name, seconds, note, billingType]),
      [['Aiko Tanaka', 5400, 'Triage', 'BILLABLE']],
    );
    assert.equal(totalSeconds, 5400);
    const [entry] = results;
    const thisMonth = entry?.startDate.slice(0, 7) ?? '';
    const { lines } = await admin.call(previewBill, { body: { clientId: '1', month: thisMonth } });
    const counted = await Promise.all(
      lines
        .filter(({ variant }) => variant === 'user-role')
        .map(({ productId }) =>
          admin.call(listBilledItems, { query: { clientId: '1', month: thisMonth, productId, pageSize: 500 } }),
        ),
    );
    const ours = counted.flatMap((list) => list.results).filter((item) => item.id === entry?.id);
    assert.deepEqual(
      ours.map(({ name, seconds }) => [name, seconds]),
      [['Aiko Tanaka', 5400]],
    );
    // It is an entry like others: corrected, and then not billed.
    const body = timeBody({ startDate: entry?.startDate ?? '', seconds: 60, billingType: 'NOT_BILLABLE' });
    await admin.call(updateTimeEntry, { params: { id: entry?.id ?? '' }, body });
    const page = await (await admin.fetch(`/demo/tickets/${ticketId}`)).json();
    assert.equal(page.minutes, 1);
  });

  it('are nobody’s where an automation logs them on a ticket without an assignee, as the bill says', async () => {
    const desk = new AutomationDesk(admin);
    await desk.turnAllOff();
    await desk.add({ name: 'Unattended', all: [when('summary', 'contains', 'unattended')], actions: [logs(20)] });
    const ticketId = await newTicket(admin);
    await admin.demo('PATCH', `tickets/${ticketId}`, { organization: '1', summary: 'An unattended triage' });
    const [entry] = (await admin.call(listTimeEntries, { params: { id: ticketId } })).results;
    assert.deepEqual([entry?.technician.name, entry?.seconds], ['System automation', 1200]);
    const thisMonth = entry?.startDate.slice(0, 7);
    const { unbilledTimeEntries } = await admin.call(previewBill, {
      body: { clientId: '1', month: thisMonth, productIds: ['20'] },
    });
    assert.ok(unbilledTimeEntries.includes(entry?.id ?? ''), JSON.stringify(unbilledTimeEntries));
  });

  it('are listed latest first with their sum, and the agreements of the organization', async () => {
    const ticketId = await ticketOf('1');
    await entered(admin, ticketId, { seconds: 60, note: ' Called back ' });
    await entered(operator, ticketId, { seconds: 120, startDate: '2026-11-03T10:00:00.000Z', agreementId: '1' });
    const { results, totalSeconds, agreements } = await admin.call(listTimeEntries, { params: { id: ticketId } });
    assert.deepEqual(
      results.map(({ technician: { name }, seconds, note, agreementOriginType }) => [
        name,
        seconds,
        note,
        agreementOriginType,
      ]),
      [
        ['Nadia Haddad', 120, null, 'ORGANIZATION'],
        ['Aiko Tanaka', 60, 'Called back', null],
      ],
    );
    assert.equal(totalSeconds, 180);
    assert.deepEqual(
      agreements.map(({ id }) => id),
      ['1'],
    );
  });

  it('are refused where they can’t be, and nothing is stored', async () => {
    const ticketId = await ticketOf('1');
    const refused = async (more: object) => {
      const response = await admin.send(enterTime, { params: { id: ticketId }, body: { ...timeBody(), ...more } });
      assert.equal(response.status, 400);
      return (await response.json()).errors.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
    };
    assert.deepEqual(await refused({ seconds: 0 }), ['seconds noTime']);
    assert.deepEqual(await refused({ seconds: 86_401 }), ['seconds tooMuchTime']);
    assert.deepEqual(await refused({ startDate: '2099-01-01T00:00:00Z' }), ['startDate inTheFuture']);
    assert.deepEqual(await refused({ startDate: 'soon' }), ['startDate invalid']);
    assert.deepEqual(await refused({ agreementId: '3' }), ['agreementId unknownAgreement']);
    assert.deepEqual(await refused({ note: 'x'.repeat(1001) }), ['note tooLong']);
    const { totalElements } = await admin.call(listTimeEntries, { params: { id: ticketId } });
    assert.equal(totalElements, 0);
    const lost = await admin.send(enterTime, { params: { id: '999999' }, body: timeBody() });
    assert.equal(lost.status, 404);
  });

  it('are entered once, however often the call comes', async () => {
    const ticketId = await ticketOf('1');
    const args = { params: { id: ticketId }, body: timeBody() };
    const headers = { 'idempotency-key': 'one-press' };
    const [first, second] = [
      await (await admin.send(enterTime, args, { headers })).json(),
      await (await admin.send(enterTime, args, { headers })).json(),
    ];
    assert.deepEqual(first, second);
    assert.equal((await admin.call(listTimeEntries, { params: { id: ticketId } })).totalElements, 1);
  });

  it('are changed by whoever worked, or by who manages everybody’s, and not over what somebody else saved', async () => {
    const ticketId = await ticketOf('1');
    const [own, others] = [await entered(operator, ticketId), await entered(admin, ticketId)];
    const body = timeBody({ seconds: 90 });
    const save = (client: DemoClient, id: string, headers = {}) =>
      client.send(updateTimeEntry, { params: { id }, body }, { headers });
    assert.equal((await save(operator, own.id)).status, 200);
    assert.equal((await save(operator, others.id)).status, 403);
    assert.equal((await operator.send(deleteTimeEntry, { params: { id: others.id } })).status, 403);
    assert.equal((await save(admin, own.id, { 'if-match': '"1"' })).status, 412);
    assert.equal((await save(admin, own.id, { 'if-match': '"2"' })).status, 200);
    const seen = await operator.call(listTimeEntries, { params: { id: ticketId } });
    assert.deepEqual(
      new Map(seen.results.map(({ id, mayChange }) => [id, mayChange])),
      new Map([
        [own.id, true],
        [others.id, false],
      ]),
    );
  });

  it('are only looked at without the right', async () => {
    const ticketId = await ticketOf('1');
    await entered(admin, ticketId);
    const response = await technician.send(enterTime, { params: { id: ticketId }, body: timeBody() });
    assert.equal(response.status, 403);
    const { results } = await technician.call(listTimeEntries, { params: { id: ticketId } });
    assert.deepEqual(
      results.map(({ mayChange }) => mayChange),
      [false],
    );
    assert.deepEqual(await technician.call(readTimerSettings), { enabled: true, mode: 'MANUAL' });
  });
});
