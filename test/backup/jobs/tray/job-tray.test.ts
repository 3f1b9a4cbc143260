/** The restore jobs of a device in place, against the reference server. */
import '../../../../elements/restore-progress.ts';
import '../../../support/hurried-jobs.ts';
import { announceJob } from '../../../../src/backup/jobs/job-news.ts';
import { jobTimes } from '../../../../src/backup/jobs/job-times.ts';
import { deepEqual, equal, eventually, ok } from '../../../support/assert.ts';
import { expectNoAxeViolations } from '../../../support/axe.ts';
import { requests } from '../../../support/server.ts';
import { click, hover, press, setViewport, unhover } from '../../../support/user.ts';
import { beginHeldRestore, beginRestore, letGo, prepare, RecoveryHandle } from '../../recovery/recovery-handle.ts';

before(unhover);

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

  it('is nothing where there is no job, and asks only slowly for others’', async () => {
    await open();
    const lists = async () => (await requests()).filter(({ endpoint }) => endpoint === 'listRestoreJobs').length;
    await eventually(async () => equal(await lists(), 1));
    await new Promise((resolve) => setTimeout(resolve, 4 * jobTimes.polling.visible));
    equal(await lists(), 1);
    equal(handle.element.getBoundingClientRect().height, 0);
  });

  it('shows jobs of an earlier page, several, and clears them one by one', async () => {
    await prepare();
    await beginRestore(nodeId);
    await beginRestore(nodeId);
    await open();
    await handle.find('.job-tray-title', '2 jobs');
    await eventually(() => equal(lines().length, 0));
    await click(await handle.find('.job-tray-toggle'));
    await eventually(() => deepEqual(lines(), ['completed', 'completed']));
    await expectNoAxeViolations(handle.element);
    await click(await handle.button('Clear Documents'));
    await eventually(() => deepEqual(lines(), ['completed']));
    deepEqual(handle.types(), ['rmm-clear-request', 'rmm-restore-cleared']);
    await eventually(() => ok(handle.focused().startsWith('1 job'), handle.focused()));
    await click(await handle.button('Clear Documents'));
    await eventually(() => equal(handle.all('.job-line').length, 0));
    await eventually(() => equal(handle.element.getBoundingClientRect().height, 0));
  });

  it('appears by itself when another element or tab has begun one, and tells when it is over', async () => {
    await open();
    await eventually(async () => ok((await requests()).some(({ endpoint }) => endpoint === 'listRestoreJobs')));
    const jobUID = await beginHeldRestore(nodeId);
    const channel = new BroadcastChannel('rmm-elements:restore-jobs:1');
    channel.postMessage({ nodeId, jobUID });
    channel.close();
    await eventually(() => equal(lines().length, 1));
    await handle.sees('1 running');
    await letGo(jobUID);
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
    const jobUID = await beginHeldRestore(nodeId);
    await open();
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
    await click(await first.find('.job-tray-toggle[aria-expanded=false]'));
    await eventually(() => equal(first.all('.job-line[data-state=canceled]').length, 1));
    deepEqual(
      handle.of('rmm-restore-canceled').map((order) => (order as { jobUID: string }).jobUID),
      [jobUID],
    );
  });

  it('is open while one runs, or has just failed, and one line when all went well', async () => {
    await unhover();
    await open();
    const completed = await beginHeldRestore(nodeId);
    announceJob(nodeId, completed);
    await eventually(() => equal(lines().length, 1));
    await letGo(completed);
    await handle.sees(/Restore completed: Documents/);
    await eventually(() => equal(lines().length, 0));
    const failed = await beginHeldRestore(nodeId, { fault: 'fails', afterShare: 0.1 });
    announceJob(nodeId, failed);
    await eventually(() => deepEqual(lines(), ['processing', 'completed']));
    await letGo(failed);
    await handle.sees(/Restore failed: Documents/);
    deepEqual(lines(), ['failed', 'completed']);
    await handle.find('.job-tray-failed', '1 failed');
    await click(await handle.find('.job-tray-toggle'));
    await eventually(() => equal(lines().length, 0));
  });

  it('does not fold under the hand of who is at it', async () => {
    await open();
    const jobUID = await beginHeldRestore(nodeId);
    announceJob(nodeId, jobUID);
    await eventually(() => equal(lines().length, 1));
    await hover(await handle.find('.job-line'));
    await letGo(jobUID);
    await handle.sees(/Restore completed: Documents/);
    deepEqual(lines(), ['completed']);
    await unhover();
    await eventually(() => equal(lines().length, 0));
  });

  it('stays as somebody left it by hand', async () => {
    await prepare();
    await beginRestore(nodeId);
    await open();
    // It was open as long as the job ran.
    await handle.find('.job-tray-title', '1 job');
    await eventually(() => equal(lines().length, 0));
    await click(await handle.find('.job-tray-toggle'));
    await eventually(() => deepEqual(lines(), ['completed']));
    await unhover();
    (document.activeElement as HTMLElement | null)?.blur();
    announceJob(nodeId, await beginRestore(nodeId));
    await eventually(() => deepEqual(lines(), ['completed', 'completed']));
  });

  it('does not tell what a dialog of the page tells', async () => {
    await open();
    const tray = handle;
    const jobUID = await beginHeldRestore(nodeId);
    announceJob(nodeId, jobUID);
    await eventually(() => equal(lines().length, 1));
    const dialog = document.createElement('rmm-restore-progress');
    Object.assign(dialog, { nodeId, jobUid: jobUID, open: true });
    document.body.append(dialog);
    await eventually(() => ok(dialog.shadowRoot?.querySelector('[part~=job-state-processing]')));
    await letGo(jobUID);
    await eventually(() => ok(dialog.shadowRoot?.querySelector('[part~=job-state-completed]')));
    await tray.find('.job-tray-title', '1 job');
    await eventually(() => equal(tray.all('.job-tray-running').length, 0));
    equal(tray.all('.notice').length, 0);
    dialog.remove();
  });

  it('names the device that is restored to, where it is another', async () => {
    await open();
    announceJob(nodeId, await beginHeldRestore(nodeId));
    await handle.sees('to /tmp on This machine');
    await click(await handle.find('.job-line-name'));
    await handle.find('.job-facts dd', 'This machine');
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
