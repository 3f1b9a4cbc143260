/** The timer of a ticket, and the time that comes of it. Source: spec 002 §3.5 and §4. */
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { somebody, TicketTimerHandle } from './ticket-timer-handle.ts';
import { logTime, newTicket, saveStored, storedTimes } from './timer-server.ts';

before(unhover);

describe('The timer of a ticket', () => {
  let handle: TicketTimerHandle;
  let ticketId: string;

  beforeEach(async () => {
    await signIn();
    ticketId = await newTicket();
  });
  afterEach(() => handle.remove());

  it('is started, paused and resumed, and is read by a screen reader when that asks', async () => {
    handle = TicketTimerHandle.open(ticketId);
    await handle.sees('No time has been entered');
    equal(await handle.elapsed(), '0:00:00');
    await expectNoAxeViolations(handle.element);
    await handle.start();
    await handle.runs();
    equal((await handle.find('[role="timer"]')).ariaLive, 'off');
    await handle.sees(`Timer of ticket ${ticketId} started`);
    await handle.press('Pause');
    await handle.sees('Paused');
    const before = await handle.elapsed();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    equal(await handle.elapsed(), before);
    await handle.press('Resume');
    await handle.sees('2 stretches of work');
    await expectNoAxeViolations(handle.element);
    deepEqual(
      handle.of('rmm-timer-changed').map((detail) => (detail as { action: string }).action),
      ['start', 'pause', 'start'],
    );
  });

  it('is the same in every element of the page, and after the element has gone', async () => {
    const configuration = somebody();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.start();
    const other = handle.beside(ticketId);
    await eventually(() => ok(other.shadowRoot?.textContent?.includes('Running')));
    other.remove();
    handle.element.remove();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.button('Pause');
    await handle.runs();
  });

  it('is corrected by hand and entered once, and is over then', async () => {
    handle = TicketTimerHandle.open(ticketId);
    await handle.start();
    await handle.runs();
    await handle.press('Stop and enter time');
    await handle.write('Duration', 'some time');
    await handle.confirm('Enter time');
    await handle.sees('Write hours and minutes');
    await handle.write('Duration', '1:30');
    await handle.checks('On site');
    await handle.write('Note', 'Replaced the disk');
    await expectNoAxeViolations(handle.element);
    await handle.confirm('Enter time');
    await handle.isClosed();
    await handle.sees('1:30:00 entered');
    await handle.button('Start timer');
    equal(await handle.elapsed(), '0:00:00');
    const [entry, ...others] = await storedTimes(ticketId);
    equal(others.length, 0);
    deepEqual(
      [entry?.seconds, entry?.remote, entry?.billingType, entry?.note, entry?.technician.name],
      [5400, false, 'BILLABLE', 'Replaced the disk', 'Aiko Tanaka'],
    );
    await eventually(() => ok(handle.rows()[0]?.includes('Replaced the disk')));
    deepEqual(handle.of('rmm-time-changed'), [{ call: 'enterTime', ticketId, id: String(entry?.id) }]);
  });

  it('is thrown away only after asking, and is kept where that is declined', async () => {
    handle = TicketTimerHandle.open(ticketId);
    await handle.start();
    await handle.runs();
    await handle.press('Discard');
    await handle.sees('will be thrown away');
    await expectNoAxeViolations(handle.element);
    await handle.confirm('Cancel');
    await handle.isClosed();
    await handle.button('Pause');
    await handle.press('Discard');
    await handle.confirm('Discard');
    await handle.isClosed();
    await handle.button('Start timer');
    equal((await storedTimes(ticketId)).length, 0);
  });

  it('tells that another one runs, with the way there', async () => {
    const configuration = somebody();
    const other = await newTicket('Other');
    handle = TicketTimerHandle.open(other, configuration);
    await handle.start();
    handle.element.remove();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.sees(`Ticket ${other} is still running`);
    await handle.press(`Go to ticket ${other}`);
    deepEqual(handle.of('rmm-ticket-open'), [{ ticketId: other }]);
    await handle.start();
    await handle.sees(`Ticket ${other} is still running`);
    await handle.press(`Pause ticket ${other}`);
    await eventually(() => ok(!handle.root.textContent?.includes('is still running')));
    await handle.button('Pause');
  });

  it('starts as its ticket is opened where that is configured, and no other runs then', async () => {
    const configuration = { ...somebody(), fetch: automatic };
    const other = await newTicket('Other');
    handle = TicketTimerHandle.open(other, configuration);
    await handle.button('Pause');
    handle.element.remove();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.button('Pause');
    await handle.sees(`The timer of ticket ${other} was paused`);
    ok(!handle.root.textContent?.includes('is still running'));
  });

  it('lists every timer of the user where no ticket is named', async () => {
    const configuration = somebody();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.start();
    handle.element.remove();
    handle = TicketTimerHandle.open(undefined, configuration);
    await handle.sees('Slow laptop');
    await expectNoAxeViolations(handle.element);
    await handle.press(`Ticket ${ticketId}`);
    deepEqual(handle.of('rmm-ticket-open'), [{ ticketId }]);
    await handle.press(`Stop and enter time: Ticket ${ticketId}`);
    await handle.write('Duration', '20m');
    await handle.confirm('Enter time');
    await handle.isClosed();
    await handle.sees('No timers');
    equal((await storedTimes(ticketId))[0]?.seconds, 1200);
  });

  it('is worked by keyboard alone', async () => {
    handle = TicketTimerHandle.open(ticketId);
    const start = await eventually(async () => {
      const button = await handle.button('Start timer');
      ok(button.ariaDisabled !== 'true');
      return button;
    });
    start.focus();
    await press('Enter');
    await handle.button('Pause');
    equal(handle.focused(), 'Pause');
    await press('Tab');
    equal(handle.focused(), 'Stop and enter time');
    await press('Enter');
    await handle.field('Duration');
    await eventually(() => ok(handle.root.activeElement instanceof HTMLInputElement));
    (handle.root.activeElement as HTMLInputElement).select();
    await type('5');
    await (await handle.field('Duration')).focus();
    for (let step = 0; step < 12 && handle.focused() !== 'Cancel'; step += 1) await press('Tab');
    await press('Tab');
    await press('Enter');
    await handle.isClosed();
    await eventually(async () => equal((await storedTimes(ticketId))[0]?.seconds, 300));
  });
});

describe('The time that was entered for a ticket', () => {
  let handle: TicketTimerHandle;
  let ticketId: string;

  beforeEach(async () => {
    await signIn();
    ticketId = await newTicket();
  });
  afterEach(() => handle.remove());

  it('is saved and deleted by who may', async () => {
    await logTime(ticketId, { note: 'First' });
    handle = TicketTimerHandle.open(ticketId);
    await handle.sees('0:30:00 in total');
    await handle.press('Edit the entry of Aiko Tanaka');
    await handle.write('Duration', '45m');
    await handle.checks('Billable');
    await handle.confirm('Save');
    await handle.isClosed();
    await handle.sees('0:45:00 in total');
    await handle.sees('Not billable');
    await handle.press('Delete the entry of Aiko Tanaka');
    await handle.sees('will not be billed');
    await expectNoAxeViolations(handle.element);
    await handle.confirm('Delete');
    await handle.isClosed();
    await handle.sees('No time has been entered');
    deepEqual(
      handle.of('rmm-time-changed').map((detail) => (detail as { call: string }).call),
      ['updateTimeEntry', 'deleteTimeEntry'],
    );
  });

  it('shows both versions where somebody else has saved it meanwhile, and saves what was chosen', async () => {
    const { id } = await logTime(ticketId);
    handle = TicketTimerHandle.open(ticketId);
    await handle.press('Edit the entry of Aiko Tanaka');
    await handle.field('Duration');
    await saveStored(id, { seconds: 60 });
    await handle.write('Duration', '2h');
    await handle.confirm('Save');
    await handle.sees('Changed by someone else');
    await expectNoAxeViolations(handle.element);
    equal((await storedTimes(ticketId))[0]?.seconds, 60);
    handle.all('[role="alertdialog"] input[value="own"]')[0]?.click();
    await handle.confirm('Save');
    await handle.isClosed();
    equal((await storedTimes(ticketId))[0]?.seconds, 7200);
  });

  it('can be looked at, and not changed, without the right', async () => {
    await logTime(ticketId);
    await signIn('technician');
    handle = TicketTimerHandle.open(ticketId, { ...somebody(), permissions: { canEnterTime: false } });
    await handle.sees('You don’t have permission to enter time');
    await handle.sees('0:30:00 in total');
    equal(handle.all('button').length, 0);
    await expectNoAxeViolations(handle.element);
  });

  it('shows what strangers wrote as text', async () => {
    await logTime(ticketId, { note: '<img src=x onerror=alert(1)>\u202Etxt' });
    handle = TicketTimerHandle.open(ticketId);
    await handle.sees('<img src=x');
    equal(handle.all('img').length, 0);
    ok(!handle.root.textContent?.includes('\u202E'));
  });
});

/** The server of a console whose timers start by themselves. */
const automatic: Configuration['fetch'] = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
  return pathname === '/ticketing/timer-settings'
    ? Response.json({ enabled: true, mode: 'AUTOMATIC' })
    : fetch(input, init);
};
