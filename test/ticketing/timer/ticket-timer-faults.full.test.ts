/** Every call of timers, failing in every way of the reference server. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { somebody, TicketTimerHandle } from './ticket-timer-handle.ts';
import { logTime, newTicket, storedTimes } from './timer-server.ts';

before(unhover);

describe('The timer of a ticket before a server that fails', () => {
  let handle: TicketTimerHandle;
  let ticketId: string;

  beforeEach(async () => {
    await signIn();
    ticketId = await newTicket();
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('says that the settings did not come, starts nothing, and asks again', async () => {
    await failInEveryWay({
      calls: ['/timer-settings'],
      first: async () => {
        handle = TicketTimerHandle.open(ticketId);
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('settings couldn’t be loaded');
        equal((await handle.button('Start timer')).ariaDisabled, 'true');
      },
    });
    await handle.press('Retry');
    await handle.start();
  });

  it('says that the time that was entered did not come, and asks again', async () => {
    await logTime(ticketId);
    await failInEveryWay({
      calls: ['/time-entries'],
      first: async () => {
        handle = TicketTimerHandle.open(ticketId);
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees('0:30:00 in total');
  });

  it('says that time was not entered, keeps it and what was typed, and enters it once', async () => {
    handle = TicketTimerHandle.open(ticketId);
    await handle.start();
    await handle.press('Stop and enter time');
    await handle.write('Duration', '15m');
    await handle.write('Note', 'Not lost');
    await failInEveryWay({
      calls: [`/tickets/${ticketId}/time-entries`],
      again: () => handle.confirm('Enter time'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    equal((await handle.field('Note')).value, 'Not lost');
    await handle.confirm('Enter time');
    await handle.isClosed();
    await handle.button('Start timer');
    const entries = await storedTimes(ticketId);
    equal(entries.length, 1);
    equal(entries[0]?.seconds, 900);
  });

  it('says that an entry was not saved, and saves it', async () => {
    await logTime(ticketId);
    handle = TicketTimerHandle.open(ticketId);
    await handle.press('Edit the entry of Aiko Tanaka');
    await handle.write('Duration', '10m');
    await failInEveryWay({
      calls: ['/ticketing/time-entries/'],
      again: () => handle.confirm('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.confirm('Save');
    await handle.isClosed();
    await handle.sees('0:10:00 in total');
  });

  it('says that an entry was not deleted, and deletes it when that is pressed again', async () => {
    await logTime(ticketId);
    handle = TicketTimerHandle.open(ticketId);
    await handle.press('Delete the entry of Aiko Tanaka');
    await failInEveryWay({
      calls: ['/ticketing/time-entries/'],
      // Not found says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.confirm('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.confirm('Delete');
    await handle.isClosed();
    await eventually(async () => equal((await storedTimes(ticketId)).length, 0));
  });

  it('lists timers whose subject did not come, and asks for it again', async () => {
    const configuration = somebody();
    handle = TicketTimerHandle.open(ticketId, configuration);
    await handle.start();
    handle.element.remove();
    await failInEveryWay({
      calls: [`/ticketing/tickets/${ticketId}`],
      first: async () => {
        handle = TicketTimerHandle.open(undefined, configuration);
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('subject couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees('Slow laptop');
    ok(await handle.button(`Pause: Ticket ${ticketId}`));
  });
});
