/** Timers and entered time, for somebody who has a keyboard and nothing else. */
import { equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { TicketTimerHandle } from './ticket-timer-handle.ts';
import { newTicket, storedTimes } from './timer-server.ts';

before(unhover);

describe('The timer of a ticket by keyboard alone', () => {
  let handle: TicketTimerHandle;
  let keys: KeyboardOnly;
  let ticketId: string;

  beforeEach(async () => {
    await signIn();
    ticketId = await newTicket();
    handle = TicketTimerHandle.open(ticketId);
    await handle.sees('No time has been entered');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('is started, paused, corrected and entered, and the entry edited and deleted, with the focus never lost', async () => {
    await keys.go('Start timer');
    await keys.isAt('Pause');
    await keys.says(`Timer of ticket ${ticketId} started`);
    await handle.runs();
    await press('Enter');
    await keys.isAt('Resume');
    await keys.says(`Timer of ticket ${ticketId} paused`);
    await press('Enter');
    await keys.isAt('Pause');
    await keys.go('Stop and enter time');
    await handle.field('Duration');
    await keys.write('Duration', 'some time');
    await keys.go('Enter time');
    await keys.isAt('Duration');
    await keys.says('Write hours and minutes, such as 1:30 or 45m');
    await keys.writeHere('45m');
    await press('Enter');
    await handle.isClosed();
    await keys.isIn('.ticket-timer');
    await keys.says('0:45:00 entered');
    equal((await storedTimes(ticketId))[0]?.seconds, 2700);

    await keys.go('Edit the entry of Aiko Tanaka');
    await handle.field('Duration');
    await keys.write('Note', 'Replaced the disk');
    await press('Escape');
    await handle.sees('Discard changes?');
    await press('Escape');
    await keys.isIn('dialog');
    await keys.go('Save');
    await handle.isClosed();
    await keys.isAt('Edit the entry of Aiko Tanaka');
    await keys.says('Time entry saved');

    await keys.go('Delete the entry of Aiko Tanaka');
    await keys.isAt('Cancel');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.says('Time entry deleted');
    await keys.isIn('.ticket-timer');
    await eventually(async () => equal((await storedTimes(ticketId)).length, 0));
  });

  it('is thrown away only after asking', async () => {
    await keys.go('Start timer');
    await handle.runs();
    await keys.go('Discard');
    await keys.isAt('Cancel');
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Discard');
    await press('Enter');
    await keys.go('Discard');
    await handle.isClosed();
    await keys.says(`Timer of ticket ${ticketId} discarded`);
    await keys.isAt('Start timer');
  });
});
