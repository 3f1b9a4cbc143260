/** Each call of a restore failing in each way of the reference server: a clear message, and what was entered stays. */
import { preflightDelay } from '../../../src/backup/restore/preflight-model.ts';
import { limits } from '../../../src/ui/limits.ts';
import '../../support/hurried-retries.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { isTriedHere } from '../../support/call-faults.ts';
import { hurryTimers } from '../../support/hurried-timers.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { DialogHandle, reported, sampleEntries } from './restore-handle.ts';

hurryTimers(preflightDelay, limits.table.fetchDebounce);

/** How each fault is told, where no server's words say it. */
const faults: Record<string, RegExp> = {
  unauthenticated: /session has ended/,
  forbidden: /not allowed/,
  'not-found': /not found/i,
  'too-many-requests': /Too many requests/,
  'server-error': /Something went wrong on the server/,
  unavailable: /unavailable/,
  'truncated-body': /Couldn’t reach the server/,
  'broken-schema': /couldn’t be read/,
  'dropped-connection': /Couldn’t reach the server/,
};
/** A call is tried three times more before it has failed. */
const patience = 20_000;
/** A job that has nothing to do may be over before anybody looks, and says so instead. */
const begun = /Restore job created successfully|Completed, nothing restored/;

describe('A restore while the server fails', () => {
  let handle: DialogHandle<'rmm-restore-dialog'>;

  before(unhover);
  afterEach(async () => {
    handle.element.remove();
    await clearFaults();
  });
  const restore = () => handle.find('.dialog-footer .button-primary', 'Restore');
  const path = async () => (await handle.find('.restore-path input')) as HTMLInputElement;

  for (const [fault, words] of Object.entries(faults).filter(([fault]) => isTriedHere(fault))) {
    it(`tells it at each step, keeps what was entered, and goes on when tried again: ${fault}`, async () => {
      await signIn();
      const items = await sampleEntries('read-me.txt');
      handle = await DialogHandle.open('rmm-restore-dialog', { items });
      await setFault({ fault });
      Object.assign(handle.element, { nodeId: 1, open: true });
      await handle.sees('Couldn’t load revisions.', patience);
      await handle.sees(words);
      await handle.sees('couldn’t check whether the device is online', patience);
      await clearFaults();
      await click(await handle.button('Retry'));
      await click(await handle.find('[role="option"]'));
      await click(await handle.choice('Skip'));

      await setFault({ fault, match: 'lockhartEnabled' });
      await click(await handle.find('input[role="combobox"]'));
      await handle.sees(/Couldn’t load options/, patience);
      await clearFaults();
      await setFault({ fault, match: '/policy' });
      await click(await handle.find('.choices button', 'Retry'));
      const server = await eventually(
        () =>
          handle.all('.choices [role="option"]').find(({ textContent }) => textContent?.startsWith('File server')) ??
          null,
        { timeout: patience },
      );
      ok(server.textContent?.includes('Couldn’t check its organization’s backup policy'));
      await click(server);

      await setFault({ fault, match: '/directory' });
      await handle.typePath('C:\\Users');
      await handle.sees(
        fault === 'not-found' ? /doesn’t exist on File server/ : /Couldn’t check for existing files/,
        patience,
      );
      await clearFaults();

      await setFault({ fault, match: 'restore-jobs' });
      await click(await restore());
      await handle.sees('Error creating/updating jobs');
      await handle.sees(words);
      equal((await path()).value, 'C:\\Users');
      ok(handle.element.open);
      ok(reported.length > 0);
      await clearFaults();
      await click(await restore());
      await handle.sees(begun);
      equal(handle.of('rmm-restore-created').length, 1);
    });
  }

  it('says nothing where a second factor was declined, and stays as it is: mfa-required', async () => {
    await signIn();
    handle = await DialogHandle.open('rmm-restore-dialog', { nodeId: 1, items: await sampleEntries('read-me.txt') });
    await click(await handle.find('[role="option"]'));
    await click(await handle.choice('Skip'));
    await setFault({ fault: 'mfa-required', match: 'restore-jobs' });
    await click(await restore());
    await eventually(async () => ok((await requests()).some(({ fault }) => fault === 'mfa-required')));
    await eventually(() => equal(handle.all('.dialog-footer [aria-busy]').length, 0));
    equal(handle.all('.inline-alert').length, 0);
    equal((await restore()).ariaDisabled, null);
  });

  for (const fault of ['delay', 'out-of-order']) {
    it(`waits for answers that come late: ${fault}`, async () => {
      await signIn();
      handle = await DialogHandle.open('rmm-restore-dialog', { items: await sampleEntries('read-me.txt') });
      await setFault({ fault, delayMs: 300 });
      Object.assign(handle.element, { nodeId: 1, open: true });
      await click(await handle.find('[role="option"]'));
      await click(await handle.choice('Skip'));
      await eventually(async () => equal((await restore()).ariaDisabled, null));
      await click(await restore());
      await handle.sees(begun);
    });
  }

  it('can be closed while nothing answers: never-answers', async () => {
    await signIn();
    handle = await DialogHandle.open('rmm-restore-dialog', { items: await sampleEntries('read-me.txt') });
    await setFault({ fault: 'never-answers' });
    Object.assign(handle.element, { nodeId: 1, open: true });
    await click(await handle.button('Cancel'));
    await handle.isClosed();
    await eventually(async () => ok((await requests()).every(({ status }) => status === 0)));
    equal(reported.length, 0);
  });
});
