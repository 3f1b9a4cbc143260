/** Each way in which a call about jobs can fail, against the reference server: what is known stays, and it is told. */
import '../../../elements/restore-progress.ts';
import '../../support/hurried-jobs.ts';
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { isTriedHere } from '../../support/call-faults.ts';
import { clearFaults, requests, setFault } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { beginLongRestore, prepare, RecoveryHandle, reported } from '../recovery/recovery-handle.ts';

const nodeId = 1;
let handle: RecoveryHandle<'rmm-restore-progress'>;
let jobUid: string;

before(unhover);
afterEach(async () => {
  handle.close();
  await clearFaults();
  await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${jobUid}/cancel`, { method: 'POST' });
  await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${jobUid}/clear`, { method: 'POST' });
});

const running = async () => {
  await prepare();
  jobUid = await beginLongRestore();
};
const openDialog = async () => {
  await running();
  handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId, jobUid, open: true });
  // A new session knows of no fault; the job goes on as it was made.
  await handle.find('.job-state-text', /Preparing|Processing/);
};

/** `unavailable` and others that pass by themselves are tried again by the client before it says anything. */
const everyFault: [string, RegExp][] = [
  ['unauthenticated', /session has ended/],
  ['forbidden', /not allowed/],
  ['too-many-requests', /Too many requests/],
  ['server-error', /Something went wrong on the server/],
  ['unavailable', /unavailable/],
  // WebKit hands out what came of a body that was cut off, as if it were the whole.
  ['truncated-body', /Couldn’t reach the server|couldn’t be read/],
  ['broken-schema', /couldn’t be read/],
  ['dropped-connection', /Couldn’t reach the server/],
];
const failing = everyFault.filter(([fault]) => isTriedHere(fault));

describe('Contact with the server that is lost', () => {
  for (const [fault, why] of failing) {
    it(`is told in the dialog, and found again by Retry: ${fault}`, async () => {
      await openDialog();
      await setFault({ fault, match: `restore-jobs/${jobUid}` });
      await handle.sees('Connection to the server lost');
      await handle.sees(why);
      ok(handle.all('.job-facts').length === 1, 'what is known stays');
      ok(handle.all('.job-numbers-old').length === 1);
      await clearFaults();
      await click(await handle.button('Retry'));
      await eventually(() => equal(handle.all('.inline-alert').length, 0));
      ok(reported.length > 0);
    });
  }

  it('is not told for an answer that is only late', async () => {
    await openDialog();
    await setFault({ fault: 'out-of-order', match: 'restore-jobs', delayMs: 300 });
    const before = handle.of('rmm-job-change').length;
    await eventually(() => ok(handle.of('rmm-job-change').length > before + 1));
    equal(handle.all('.inline-alert').length, 0);
  });

  it('is told in the tray, which keeps its jobs', async () => {
    await running();
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId });
    await handle.find('.job-line[data-state=processing]');
    // Other tests have left jobs of this device, too.
    const known = handle.all('.job-line').length;
    await setFault({ fault: 'server-error', match: 'restore-jobs' });
    await handle.sees('Connection to the server lost');
    equal(handle.all('.job-line').length, known);
    await clearFaults();
    await click(await handle.button('Retry'));
    await eventually(() => equal(handle.all('.inline-alert').length, 0));
  });

  it('is kept quiet in a tray that has nothing to show', async () => {
    await running();
    // Before its first question is sent: of a device without jobs it asks no other.
    let failing: Promise<void> | undefined;
    const fetch: typeof globalThis.fetch = async (...args) => {
      failing ??= setFault({ fault: 'server-error', match: 'restore-jobs' });
      await failing;
      return globalThis.fetch(...args);
    };
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId: 18 }, { fetch });
    await eventually(() => ok(reported.length > 0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    equal(handle.all('.inline-alert').length, 0);
    equal(handle.element.getBoundingClientRect().height, 0);
  });
});

describe('A job that cannot be canceled', () => {
  const askToCancel = async () => {
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    await click(await handle.button('Cancel Job'));
  };
  const everyRefusal: [string, RegExp][] = [...everyFault, ['not-found', /not found/i]];
  for (const [fault, why] of everyRefusal.filter(([fault]) => isTriedHere(fault))) {
    it(`says why, and can be tried again: ${fault}`, async () => {
      await openDialog();
      await setFault({ fault, match: '/cancel' });
      await askToCancel();
      if (fault !== 'truncated-body') await handle.sees(/Error creating\/updating jobs/);
      if (fault !== 'truncated-body') await handle.sees(why);
      await clearFaults();
      if (fault === 'truncated-body') {
        // An engine that takes what came for an answer closes the dialog; in another the job itself shows it.
        await eventually(() =>
          ok(handle.all('dialog').length === 0 || handle.all('.job-state-text')[0]?.textContent === 'Canceled'),
        );
        return;
      }
      await click(await handle.button('Cancel Job'));
      await handle.isClosed();
      equal(handle.of('rmm-restore-canceled').length, 1);
    });
  }

  it('says nothing where a second factor was declined', async () => {
    await openDialog();
    await setFault({ fault: 'mfa-required', match: '/cancel' });
    await askToCancel();
    await eventually(() => equal(handle.all('[aria-busy]').length, 0));
    equal(handle.all('.inline-alert').length, 0);
    equal(reported.length, 0);
  });

  it('is not waited for any longer than somebody wants', async () => {
    await openDialog();
    await setFault({ fault: 'never-answers', match: '/cancel' });
    await askToCancel();
    await eventually(() => equal(handle.all('[aria-busy]').length, 1));
    const call = async () => (await requests()).find(({ endpoint }) => endpoint === 'cancelRestoreJob');
    // What is given up before the server has it, the server does not tell of.
    await eventually(async () => equal((await call())?.status, null, 'the request is under way'));
    await press('Escape');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await eventually(async () => equal((await call())?.status, 0, 'the request was given up'));
    deepEqual(handle.of('rmm-restore-canceled'), []);
  });
});
