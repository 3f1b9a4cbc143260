import '../../elements/restore-progress.ts';
import { restoreProgressDefinition } from '../../src/backup/jobs/restore-progress-definition.ts';
import {
  beginLongRestore,
  beginRestore,
  orderJobFault,
  prepare,
  RecoveryHandle,
  reported,
} from '../backup/jobs/recovery-handle.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import { requests } from '../support/server.ts';
import { click, press, setViewport, unhover } from '../support/user.ts';

before(unhover);

elementContract(restoreProgressDefinition, {
  attributes: { 'node-id': '9', 'job-uid': 'no-such-job', open: '' },
  load: async () => ({
    view: (await import('../../src/backup/jobs/restore-progress-element.tsx')).RestoreProgressElement,
  }),
  ready: (element) => eventually(() => ok(element.shadowRoot?.querySelector('.inline-alert'))),
  prepare() {
    // A job that is asked for as often as the suite mounts is not there, and nobody has to hear of that.
    const { fetch } = window;
    window.fetch = async () => Response.json({ resultCode: 'NOT_FOUND' }, { status: 404 });
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
    await handle.sees('You can close this: the job goes on.');
    await handle.settled();
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
    await handle.settled();
    await expectNoAxeViolations(handle.element);
    const before = await asked('readRestoreJob');
    await click(await handle.button('Clear'), { count: 2 });
    await handle.isClosed();
    await handle.sees(/Restore job cleared: /);
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
    await handle.settled();
    await expectNoAxeViolations(handle.element);
    await press('Enter');
    await eventually(() => equal(handle.all('dialog').length, 1));
    equal(await asked('cancelRestoreJob'), 0);
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    await press('Tab', 'Enter');
    await handle.isClosed();
    await handle.sees(/Restore job canceled: /);
    deepEqual(handle.types(), ['rmm-cancel-request', 'rmm-restore-canceled', 'rmm-close']);
    equal(await asked('cancelRestoreJob'), 1);
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    handle.element.open = true;
    await state('Canceled');
    await handle.sees('Files that were restored before stay.');
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
    await handle.sees('Files that were restored before stay.');
    await handle.settled();
    await expectNoAxeViolations(handle.element);
  });

  it('tells how many files are missing', async () => {
    await open({ fault: 'unwritable-files', everyFile: 3 });
    await state('Completed with warnings');
    await handle.sees(/\d files were not restored\./);
    await handle.button('Clear');
  });

  it('tells that there is no such job', async () => {
    await prepare();
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId, jobUid: 'no-such-job', open: true });
    await handle.sees('The server knows no such job any more.');
    equal(handle.all('.dialog-footer button').length, 1);
    equal(reported.length, 1);
  });

  it('asks for the device that it lacks', async () => {
    await prepare();
    handle = await RecoveryHandle.open('rmm-restore-progress', { jobUid: 'x', open: true });
    await eventually(() => match(String(reported[0]), /node-id is not set/));
  });
});

describe('<rmm-restore-progress> of a device', () => {
  const nodeId = 12;
  let handle: RecoveryHandle<'rmm-restore-progress'>;
  const handles: RecoveryHandle[] = [];
  const open = async () => {
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId });
    handles.push(handle);
  };
  const lines = () => handle.all('.job-line').map((line) => line.dataset.state);
  afterEach(async () => {
    for (const one of handles.splice(0)) one.close();
    const base = `/backup/lockhart/nodes/${nodeId}/restore-jobs`;
    for (const { jobUID, status } of (await (await fetch(base)).json()) as { jobUID: string; status: string }[]) {
      if (status === 'processing') await fetch(`${base}/${jobUID}/cancel`, { method: 'POST' });
      await fetch(`${base}/${jobUID}/clear`, { method: 'POST' });
    }
    await setViewport({ width: 1280, height: 800 });
  });

  it('is nothing where there is no job, and asks no more for any', async () => {
    await open();
    const lists = async () => (await requests()).filter(({ endpoint }) => endpoint === 'listRestoreJobs').length;
    await eventually(async () => equal(await lists(), 1));
    await new Promise((resolve) => setTimeout(resolve, 1300));
    equal(await lists(), 1);
    equal(handle.element.getBoundingClientRect().height, 0);
  });

  it('shows jobs of an earlier page, several, and clears them one by one', async () => {
    await prepare();
    await beginRestore(nodeId);
    await beginRestore(nodeId);
    await open();
    await eventually(() => deepEqual(lines(), ['completed', 'completed']));
    await handle.find('.job-tray-title', '2 restore jobs');
    await handle.settled();
    await expectNoAxeViolations(handle.element);
    await click(await handle.button('Clear Documents'));
    await eventually(() => deepEqual(lines(), ['completed']));
    deepEqual(handle.types(), ['rmm-clear-request', 'rmm-restore-cleared']);
    await eventually(() => ok(handle.focused().startsWith('1 restore job'), handle.focused()));
    await click(await handle.button('Clear Documents'));
    await eventually(() => equal(handle.all('.job-line').length, 0));
    await eventually(() => equal(handle.element.getBoundingClientRect().height, 0));
  });

  it('appears by itself when another element or tab has begun one, and tells when it is over', async () => {
    await open();
    await eventually(async () => ok((await requests()).some(({ endpoint }) => endpoint === 'listRestoreJobs')));
    await orderJobFault({ fault: 'slow', filesPerSecond: 6 });
    const jobUID = await beginRestore(nodeId);
    const channel = new BroadcastChannel('rmm-elements:restore-jobs:1');
    channel.postMessage({ nodeId, jobUID });
    channel.close();
    await eventually(() => equal(lines().length, 1));
    await handle.sees('1 running');
    await handle.sees(/Restore completed: Documents/);
    const notice = await handle.find('.notice-success');
    equal(notice.closest('[role=status]') !== null, true);
    await click(await handle.button('Show'));
    await handle.find('.dialog-title', 'Restore job progress');
    await press('Escape');
    await handle.isClosed();
  });

  it('opens the dialog of a job, from where it is canceled, in every tray of the page', async () => {
    await open();
    const first = handle;
    await orderJobFault({ fault: 'slow', filesPerSecond: 1 });
    const jobUID = await beginRestore(nodeId);
    await open();
    await orderJobFault({ fault: 'slow', filesPerSecond: 1 });
    await eventually(() => equal(lines().length, 1));
    first.element.nodeId = nodeId;
    const name = await handle.find('.job-line-name', 'Documents');
    await click(name);
    await handle.find('.dialog-title', 'Restore job progress');
    await click(await handle.button('Cancel Job'));
    await handle.find('.dialog-title', 'Cancel this restore job?');
    await click(await handle.button('Cancel Job'));
    await handle.isClosed();
    await eventually(() => deepEqual(lines(), ['canceled']));
    await eventually(() => equal(first.all('.job-line[data-state=canceled]').length, 1));
    deepEqual(
      handle.of('rmm-restore-canceled').map((order) => (order as { jobUID: string }).jobUID),
      [jobUID],
    );
  });

  it('is one line on a small screen until somebody wants more', async () => {
    await prepare();
    await beginRestore(nodeId);
    await setViewport({ width: 400, height: 700 });
    await open();
    const toggle = await handle.find('.job-tray-toggle');
    await eventually(() => equal(toggle.getAttribute('aria-expanded'), 'false'));
    equal(lines().length, 0);
    toggle.focus();
    await press('Enter');
    await eventually(() => equal(lines().length, 1));
    equal(toggle.getAttribute('aria-expanded'), 'true');
    await press('Tab', 'Enter');
    await handle.find('.dialog-title', 'Restore job progress');
    await press('Escape');
    await handle.isClosed();
    equal(handle.focused(), 'Documents');
  });
});
