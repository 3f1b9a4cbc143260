/** Syncs and backups in the list of a device's jobs, against the reference server. */
import '../../../../elements/restore-progress.ts';
import '../../../support/hurried-jobs.ts';
import { announceJob } from '../../../../src/backup/jobs/job-news.ts';
import { equal, eventually, match, ok } from '../../../support/assert.ts';
import { expectNoAxeViolations } from '../../../support/axe.ts';
import { click, press, unhover } from '../../../support/user.ts';
import { beginHeldBackup, beginHeldSync, letGo, RecoveryHandle } from '../../recovery/recovery-handle.ts';

describe('A sync or a backup, in the list of a device’s jobs', () => {
  const nodeId = 1;
  let handle: RecoveryHandle<'rmm-restore-progress'>;
  const open = async () => {
    await unhover();
    handle = await RecoveryHandle.open('rmm-restore-progress', { nodeId });
    // Its first answer has come; what is begun from now on is news.
    await eventually(() => ok(handle.root.querySelector('.job-tray')));
  };
  afterEach(() => handle.close());

  const lines = () => handle.all('.job-line').map(({ textContent }) => textContent ?? '');
  const line = (name: RegExp) =>
    eventually(() => {
      const found = handle.all('.job-line').find(({ textContent }) => name.test(textContent ?? ''));
      ok(found, `${name}; there is ${lines().join(' | ')}`);
      return found;
    });

  it('stands there by its plan and kind, with its progress, and without what cannot be done to it', async () => {
    await open();
    const jobUID = await beginHeldSync();
    announceJob(nodeId, jobUID);
    const sync = await line(/Workshop NAS.*Sync to cloud/);
    await eventually(() => match(sync.textContent ?? '', /Processing|Preparing/));
    ok(sync.querySelector('[role=progressbar]'));
    equal(sync.querySelectorAll('button').length, 0);
    await expectNoAxeViolations(handle.element);
    await letGo(jobUID);
    await handle.sees(/Sync to cloud failed: Workshop NAS/);
  });

  it('says why it failed, tells so, and is cleared with the keyboard', async () => {
    await open();
    const jobUID = await beginHeldBackup();
    announceJob(nodeId, jobUID);
    await line(/Documents.*Backup/);
    await letGo(jobUID);
    await handle.sees(/Backup failed: Documents/);
    // There is no dialog of it that the notice could show.
    const notice = handle.all('.notice').find(({ textContent }) => textContent?.includes('Backup failed: Documents'));
    ok(notice && !notice.textContent?.includes('Show'), notice?.textContent);
    match((await line(/Documents.*Backup/)).textContent ?? '', /Failed.*The connection to the device was lost\./);
    const clear = await handle.button('Clear backup job Documents');
    clear.focus();
    await press('Enter');
    await eventually(() =>
      equal(
        lines()
          .filter((text) => text.startsWith('DocumentsBackup'))
          .join(),
        '',
      ),
    );
    await handle.sees('Backup job cleared: Documents');
    const [order] = handle.of('rmm-restore-cleared') as { jobUID: string }[];
    equal(order?.jobUID, jobUID);
  });

  it('that has failed goes with one press, too', async () => {
    await open();
    const toggle = await handle.find('.job-tray-toggle');
    if (toggle.ariaExpanded === 'false') await click(toggle);
    await click(await handle.button('Clear sync job Workshop NAS'));
    await eventually(() =>
      equal(
        lines()
          .filter((text) => text.includes('Workshop'))
          .join(),
        '',
      ),
    );
  });
});
