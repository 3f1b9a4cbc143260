import '../../elements/restore-progress.ts';
import '../support/hurried-jobs.ts';
import { restoreProgressDefinition } from '../../src/backup/jobs/element/restore-progress-definition.ts';
import {
  beginLongRestore,
  beginRestore,
  orderJobFault,
  prepare,
  RecoveryHandle,
  reported,
} from '../backup/recovery/recovery-handle.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import { requests } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';

before(unhover);

elementContract(restoreProgressDefinition, {
  attributes: { 'node-id': '9', 'job-uid': 'no-such-job', open: '' },
  load: async () => ({
    view: (await import('../../src/backup/jobs/element/restore-progress-element.tsx')).RestoreProgressElement,
  }),
  ready: (element) => eventually(() => ok(element.shadowRoot?.querySelector('.inline-alert'))),
  prepare() {
    // A job that is asked for as often as the suite mounts is not there, and nobody has to hear of that. Code is there.
    const { fetch } = window;
    window.fetch = async (...call) =>
      String(call[0]).endsWith('.js') ? fetch(...call) : Response.json({ resultCode: 'NOT_FOUND' }, { status: 404 });
    const { error } = console;
    console.error = (...args: unknown[]) => (String(args).includes('not-found') ? undefined : error(...args));
    return () => Object.assign(globalThis, { fetch }) && void Object.assign(console, { error });
  },
});

describe('<rmm-restore-progress> of one job', () => {
  let handle: RecoveryHandle<'rmm-restore-progress'>;
  const nodeId = 6;
  const open = async (fault?: Record<string, unknown>) => {
    await prepare();
    if (fault) await orderJobFault(fault);
    const jobUid = await beginRestore(nodeId);
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId, jobUid, open: true });
    return jobUid;
  };
  const openLong = async () => {
    await prepare();
    const jobUid = await beginLongRestore();
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId: 1, jobUid, open: true });
    return jobUid;
  };
  afterEach(async () => {
    const { nodeId: device, jobUid } = handle.element;
    handle.close();
    await fetch(`/backup/lockhart/nodes/${device}/restore-jobs/${jobUid}/cancel`, { method: 'POST' });
    await fetch(`/backup/lockhart/nodes/${device}/restore-jobs/${jobUid}/clear`, { method: 'POST' });
  });
  const state = (name: string) => handle.find('.job-state-text', name);
  const asked = async (endpoint: string) => (await requests()).filter((one) => one.endpoint === endpoint).length;

  it('tells what is restored, from where, to where, and how far it is', async () => {
    await openLong();
    await state('Processing');
    const facts = await handle.find('.job-facts');
    match(facts.textContent ?? '', /many.*Project.*\/tmp/);
    await handle.sees(/\d of \d+/);
    const bar = await handle.find('[role=progressbar]');
    await eventually(() => ok(Number(bar.getAttribute('aria-valuenow')) > 0));
    await handle.sees('You can close this window. The restore continues in the background.');
    await expectNoAxeViolations(handle.element);
  });

  it('does not stop the job when it is closed', async () => {
    const jobUID = await openLong();
    await state('Processing');
    await press('Escape');
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
    equal(handle.element.open, false);
    const job = await (await fetch(`/backup/lockhart/nodes/1/restore-jobs/${jobUID}`)).json();
    equal(job.status, 'processing');
    equal(await asked('cancelRestoreJob'), 0);
  });

  it('completes, can be cleared, and closes then', async () => {
    const jobUID = await open();
    await state('Completed');
    await eventually(() => equal(handle.all('[role=progressbar]')[0]?.getAttribute('aria-valuenow'), '100'));
    await expectNoAxeViolations(handle.element);
    const before = await asked('readRestoreJob');
    await click(await handle.button('Clear restore'), { count: 2 });
    await handle.isClosed();
    await handle.sees(/Restore cleared: /);
    deepEqual(handle.types(), ['rmm-clear-request', 'rmm-restore-cleared', 'rmm-close']);
    const states = handle.of('rmm-job-change').map((change) => (change as { state: string }).state);
    equal(states.at(-1), 'completed');
    equal(await asked('clearRestoreJob'), 1);
    ok((await asked('readRestoreJob')) <= before + 1, 'a job that is over is not asked for');
    const left = (await (await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs`)).json()) as { jobUID: string }[];
    ok(!left.some((job) => job.jobUID === jobUID));
  });

  it('is canceled after it was confirmed, and only then', async () => {
    await openLong();
    await state('Processing');
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    equal(handle.focused(), 'Keep restoring');
    await expectNoAxeViolations(handle.element);
    await press('Enter');
    await eventually(() => equal(handle.all('dialog').length, 1));
    equal(await asked('cancelRestoreJob'), 0);
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    await press('Tab', 'Enter');
    await handle.isClosed();
    await handle.sees(/Restore canceled: /);
    deepEqual(handle.types(), ['rmm-cancel-request', 'rmm-restore-canceled', 'rmm-close']);
    equal(await asked('cancelRestoreJob'), 1);
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    handle.element.open = true;
    await state('Canceled');
    await handle.sees('Files already restored are kept.');
  });

  it('leaves canceling and clearing to a host that wants to do it', async () => {
    await openLong();
    await state('Processing');
    handle.element.addEventListener('rmm-cancel-request', (event) => event.preventDefault());
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    await click(await handle.button('Cancel Job'));
    await handle.isClosed();
    equal(await asked('cancelRestoreJob'), 0);
    deepEqual(handle.types(), ['rmm-cancel-request', 'rmm-close']);
  });

  it('tells that it failed, and why', async () => {
    await open({ fault: 'fails', afterShare: 0.3 });
    await state('Failed');
    await handle.sees('The connection to the device was lost.');
    await handle.sees('Files already restored are kept.');
    await expectNoAxeViolations(handle.element);
  });

  it('tells how many files are missing', async () => {
    await open({ fault: 'unwritable-files', everyFile: 3 });
    await state('Completed with warnings');
    await handle.sees(/\d files weren’t restored\./);
    await handle.button('Clear restore');
  });

  it('names the files that failed, each with its reason, and all of them in the report', async () => {
    await open({ fault: 'unwritable-files', everyFile: 2 });
    await state('Completed with warnings');
    await eventually(() => equal(handle.all('.job-failures li').length, 4));
    match(handle.all('.job-failures li')[0]?.textContent ?? '', /^.+\..+: The device denied access\.$/);
    match(handle.all('.job-failures li')[3]?.textContent ?? '', /^and 2 more$/);
    await handle.sees(/Restored5Failed5/);
    await click(await handle.button('Show report'));
    await handle.find('.dialog-title', 'Restore report');
    const rows = () => handle.all('.restore-report [role=row][aria-rowindex]').length;
    await eventually(() => equal(rows(), 6));
    const choices = handle.all('.restore-report-outcomes button');
    deepEqual(
      choices.map((choice) => [choice.textContent, choice.ariaPressed]),
      [
        ['All files', 'false'],
        ['Restored (5)', 'false'],
        ['Failed (5)', 'true'],
      ],
    );
    await click(await handle.button('All files'));
    await eventually(() => equal(rows(), 11));
    await handle.sees(/The device denied access\./);
    await expectNoAxeViolations(handle.element);
    await press('Escape');
    await eventually(() => equal(handle.all('dialog').length, 1));
  });

  it('saves the report as a file of which no cell is a formula', async () => {
    await open({ fault: 'unwritable-files', everyFile: 5 });
    await state('Completed with warnings');
    // As a server of somebody else's may tell it.
    const { fetch } = window;
    const message = '=HYPERLINK("http://evil.example")';
    const file = { number: 0, path: '@evil/a.txt', outcome: 'FAILED', reason: 'BAD_LUCK', message };
    window.fetch = async (...args) =>
      /\/files\?/.test(String((args[0] as Request).url ?? args[0]))
        ? Response.json({ results: [file], totalElements: 1, totalPages: 1 })
        : fetch(...args);
    const real = { create: URL.createObjectURL, click: HTMLAnchorElement.prototype.click };
    const saved: Blob[] = [];
    let name = '';
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return real.create(blob);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      name = this.download;
    };
    try {
      await click(await handle.button('Show report'));
      await handle.sees('@evil/a.txt');
      await click(await handle.button('Export CSV'));
      await eventually(() => equal(saved.length, 1));
    } finally {
      window.fetch = fetch;
      URL.createObjectURL = real.create;
      HTMLAnchorElement.prototype.click = real.click;
    }
    equal(name, 'Restore report, Documents.csv');
    const [head, row] = ((await saved[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
    equal(head, 'File,Result,Details,Size');
    equal(row, `'@evil/a.txt,Failed,"'${message.replaceAll('"', '""')}",`);
  });

  it('restores those that failed by a job of its own, which it shows from then on', async () => {
    const jobUID = await open({ fault: 'unwritable-files', everyFile: 4 });
    await state('Completed with warnings');
    await click(await handle.button('Restore the 3 that failed'));
    await handle.sees('3 of 3');
    await state('Completed');
    await handle.sees('Restore job created successfully');
    const [retry] = handle.of('rmm-restore-retried') as { jobUID: string; retryUID: string }[];
    equal(retry?.jobUID, jobUID);
    deepEqual(handle.types(), ['rmm-retry-request', 'rmm-restore-retried']);
    equal(await asked('retryRestoreJob'), 1);
    await click(await handle.button('Clear restore'));
    await handle.isClosed();
    await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${retry?.retryUID}/clear`, { method: 'POST' });
    handle.element.open = true;
    await handle.sees('Another job restores what this one didn’t.');
    ok(!handle.all('button').some((button) => /that failed/.test(button.textContent ?? '')));
  });

  it('offers to retry a restore that failed, and leaves that to a host that wants to', async () => {
    await open({ fault: 'fails', afterShare: 0.3 });
    await state('Failed');
    handle.element.addEventListener('rmm-retry-request', (event) => event.preventDefault(), { once: true });
    await click(await handle.button('Retry'));
    await handle.isClosed();
    equal(await asked('retryRestoreJob'), 0);
    handle.element.open = true;
    await state('Failed');
    await click(await handle.button('Retry'));
    await state('Completed');
    ok(!/10 of 10/.test(handle.root.textContent ?? ''), 'it is only for what was left');
  });

  it('says no more that a job was created once it has come to nothing', async () => {
    await open({ fault: 'fails', afterShare: 0.3 });
    await state('Failed');
    await orderJobFault({ fault: 'stalled', afterShare: 0.5 });
    await click(await handle.button('Retry'));
    await handle.find('.inline-alert-success', 'Restore job created successfully');
    const [retry] = handle.of('rmm-restore-retried') as { retryUID: string }[];
    await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${retry?.retryUID}/cancel`, { method: 'POST' });
    await state('Canceled');
    equal(handle.all('.inline-alert-success').length, 0);
    await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${retry?.retryUID}/clear`, { method: 'POST' });
  });

  it('says that nothing was restored where everything is there already', async () => {
    await prepare();
    const jobUid = await beginRestore(nodeId);
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId, jobUid, open: true });
    await state('Completed');
    const again = await beginRestore(nodeId, 'SKIP');
    handle.element.jobUid = again;
    await state('Completed, nothing restored');
    await handle.sees('All 10 files already exist at the destination, so they were skipped.');
    equal(handle.all('.job-state-success').length, 0);
    await fetch(`/backup/lockhart/nodes/${nodeId}/restore-jobs/${jobUid}/clear`, { method: 'POST' });
  });

  it('tells that there is no such job', async () => {
    await prepare();
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId, jobUid: 'no-such-job', open: true });
    await handle.sees('This job no longer exists.');
    equal(handle.all('.dialog-footer button').length, 1);
    equal(reported.length, 1);
  });

  it('asks for the device that it lacks', async () => {
    await prepare();
    handle = await RecoveryHandle.open('rmm-restore-progress', { jobUid: 'x', open: true });
    await eventually(() => match(String(reported[0]), /node-id is not set/));
  });
});
