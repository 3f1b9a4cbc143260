/** Each way in which the call can fail, against the reference server: a clear message, and nothing lost. */
import '../../../elements/delete-backup-dialog.ts';
import { deletionTimes } from '../../../src/backup/deletion/deletion-times.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, match } from '../../support/assert.ts';
import { isTriedHere } from '../../support/call-faults.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { RecoveryHandle, reported, restoreTime, skipTime, userData } from '../recovery/recovery-handle.ts';

describe('A deletion that does not go as it should', () => {
  let handle: RecoveryHandle<'rmm-delete-backup-dialog'>;
  before(unhover);
  afterEach(async () => {
    handle.close();
    restoreTime();
    await clearFaults();
  });

  const openItems = async (nodeId: number) => {
    await signIn();
    const { items } = await userData(nodeId);
    const wanted = items.filter((item) => item.type === 'file').slice(0, 2);
    handle = await RecoveryHandle.open('rmm-delete-backup-dialog', { nodeId, items: wanted as never });
    await handle.element.show();
  };
  const confirmItems = async () => click(await handle.button('Delete 2 items'));
  const timeIsUp = async () => {
    await handle.isClosed();
    await handle.find('.undo-notice');
    skipTime(deletionTimes.undo);
  };
  const asked = async () => (await requests()).filter(({ endpoint }) => endpoint === 'deleteRevisions');

  const everyFault: [string, RegExp][] = [
    ['unauthenticated', /session has ended/],
    ['forbidden', /not allowed/],
    ['not-found', /not found/i],
    ['too-many-requests', /Too many requests/],
    ['server-error', /Something went wrong on the server/],
    ['unavailable', /unavailable/],
    ['broken-schema', /couldn’t be read/],
    ['dropped-connection', /Couldn’t reach the server/],
  ];
  const failing = everyFault.filter(([fault]) => isTriedHere(fault));
  for (const [fault, message] of failing) {
    it(`says what failed, and is sent at once when tried again: ${fault}`, async () => {
      // Of one device, file by file.
      await openItems(54);
      await setFault({ fault, match: 'delete-revisions' });
      await confirmItems();
      await timeIsUp();
      await handle.sees(/Error deleting plan files\. 2 items from User data: /);
      await handle.sees(message);
      equal(reported.length, 1);
      equal(handle.of('rmm-delete-scheduled').length, 0);
      if (fault !== failing.at(-1)?.[0]) return;
      await clearFaults();
      await click(await handle.button('Retry'));
      await handle.sees('Data deletion scheduled successfully');
    });
  }

  it('says that it does not know where the answer was cut off', async () => {
    await openItems(55);
    await setFault({ fault: 'truncated-body', match: 'delete-revisions' });
    await confirmItems();
    await timeIsUp();
    // WebKit hands out what came of a body that was cut off, as if it were the whole.
    await handle.sees(/Error deleting plan files.*(Couldn’t reach the server|couldn’t be read)/);
  });

  for (const [fault, device] of [
    ['delay', 56],
    ['out-of-order', 57],
  ] as const) {
    it(`waits for a late answer: ${fault}`, async () => {
      await openItems(device);
      await setFault({ fault, match: 'delete-revisions', delayMs: 500 });
      await confirmItems();
      await timeIsUp();
      await handle.sees('Scheduling the deletion of 2 items from User data…');
      equal(handle.all('.undo-notice button').length, 0);
      await handle.sees('Data deletion scheduled successfully');
    });
  }

  it('tells apart what was on its way when it was taken away', async () => {
    await openItems(54);
    await setFault({ fault: 'never-answers', match: 'delete-revisions' });
    await confirmItems();
    await timeIsUp();
    await handle.sees('Scheduling the deletion');
    await eventually(async () => equal((await asked()).length, 1));
    handle.element.remove();
    await eventually(() => equal(reported.length, 1));
    match(String(reported[0]), /before the server replied. This data may be scheduled/);
  });

  it('says no more than that nothing was deleted where a second factor was declined', async () => {
    await openItems(54);
    await setFault({ fault: 'mfa-required', match: 'delete-revisions' });
    await confirmItems();
    await timeIsUp();
    await eventually(() => equal(handle.all('.undo-notice').length, 0));
    await handle.find('.notice-info .notice-text', 'Not confirmed. Nothing was deleted: 2 items from User data');
    equal(handle.all('.notice').length, 1);
    equal(reported.length, 0);
    equal(handle.of('rmm-delete-scheduled').length, 0);
  });

  it('says what failed where the host asks nobody for a second factor', async () => {
    await openItems(54);
    configure({ resolveMfa: undefined });
    await setFault({ fault: 'mfa-required', match: 'delete-revisions' });
    await confirmItems();
    await timeIsUp();
    await handle.sees(/Error deleting plan files\. 2 items from User data: .?Confirm your identity/);
    equal(reported.length, 1);
  });

  it('says what failed, and reports it, where the answer is a refusal', async () => {
    await openItems(54);
    const refusal = { resultCode: 'LOCKED', message: 'The plan is locked.' };
    configure({
      fetch: async (input, init) =>
        /delete-revisions/.test(String(input instanceof Request ? input.url : input))
          ? Response.json(refusal)
          : fetch(input, init),
    });
    await confirmItems();
    await timeIsUp();
    await handle.sees('Error deleting plan files. 2 items from User data: The plan is locked.');
    equal(reported.length, 1);
  });
});
