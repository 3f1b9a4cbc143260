import { restoreDialogDefinition } from '../../src/backup/restore/dialog/restore-dialog-definition.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { userData } from '../backup/recovery/recovery-handle.ts';
import { withItems } from '../backup/recovery/with-items.tsx';
import { DialogHandle, sampleEntries } from '../backup/restore/restore-handle.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import { fakeBackend, json } from '../support/fake-backend.ts';
import { clearFaults, requests, setFault, signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';

before(unhover);

elementContract(restoreDialogDefinition, {
  attributes: { 'node-id': '1', open: '' },
  load: async () => {
    const { RestoreDialogElement } = await import('../../src/backup/restore/dialog/restore-dialog-element.tsx');
    return { view: withItems(RestoreDialogElement, [{ type: 'file', id: 'f', planId: 'p', name: 'report.txt' }]) };
  },
  // The list of revisions has come, and is empty: nothing follows that would bring another sheet.
  ready: (element) => eventually(() => ok(element.shadowRoot?.querySelector('.inline-alert'))),
  prepare() {
    configure({ fetch: fakeBackend(json({ results: [], totalElements: 0, totalPages: 0 })).fetch, locale: 'en' });
    return () => configure({ fetch: undefined, locale: undefined });
  },
});

describe('<rmm-restore-dialog>', () => {
  let handle: DialogHandle<'rmm-restore-dialog'>;

  async function open(names: readonly string[], featureFlags: Record<string, boolean> = {}) {
    await signIn();
    const items = await sampleEntries(...names);
    handle = await DialogHandle.open('rmm-restore-dialog', { nodeId: 1, items }, { featureFlags });
    // What comes late moves what is below it.
    await handle.find('[role="option"]');
    await eventually(() => ok(!handle.all('.field-note').some(({ textContent }) => textContent?.includes('checking'))));
  }
  afterEach(async () => {
    handle.element.remove();
    await clearFaults();
  });
  const restore = () => handle.find('.dialog-footer .button-primary', 'Restore');
  const asked = async (endpoint: string) => (await requests()).filter((one) => one.endpoint === endpoint).length;
  const choosePoint = async () => click(await handle.find('[role="option"]'));
  async function fillIn(path = 'C:\\Users\\Public\\Desktop') {
    await choosePoint();
    await click(await handle.choice('Keep both'));
    await click(await handle.choice('Other location'));
    await handle.chooseDevice('File server');
    await handle.typePath(path);
  }

  it('restores a file to another device: says so, and shows how far the job is', async () => {
    await open(['read-me.txt']);
    await handle.sheet('Restore file');
    await fillIn();
    await handle.sees(
      /Restores “read-me.txt” from plan Project, as of .*, to C:\\Users\\Public\\Desktop on File server\./,
    );
    await handle.sees('Existing files are kept; restored files with the same name are renamed.');
    await handle.sees('Nothing with the same name exists there.');
    await expectNoAxeViolations(handle.element);
    await click(await restore(), { count: 2 });
    await handle.sheet('Restore job progress');
    // In the dialog: a notice would stand behind it.
    await handle.find('dialog .inline-alert-success', 'Restore job created successfully');
    equal(await asked('createRestoreJob'), 1);
    deepEqual(
      handle.types().filter((one) => one !== 'rmm-error'),
      ['rmm-restore-request', 'rmm-restore-created', 'rmm-close'],
    );
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    const { nodeId, jobUID, body } = handle.of('rmm-restore-created')[0] as Record<string, unknown>;
    deepEqual([nodeId, typeof jobUID], [1, 'string']);
    deepEqual((body as { destination: unknown }).destination, { nodeId: 2, path: 'C:\\Users\\Public\\Desktop' });
    ok(!handle.element.open);
  });

  it('tells a screen reader that a job is over which ended before it was looked at', async () => {
    await open(['read-me.txt']);
    await choosePoint();
    await click(await handle.choice('Skip'));
    configure({ fetch: onceOver });
    await click(await restore());
    await handle.sheet('Restore job progress');
    await eventually(() => {
      const said = handle.all('[aria-live="polite"]').map(({ textContent }) => textContent);
      match(said.join(' | '), /Completed/);
    });
    configure({ fetch: undefined });
  });

  it('tells what is missing while Restore is disabled: not the revision, which is the latest until another is chosen', async () => {
    await open(['read-me.txt']);
    await handle.find('[role="option"][aria-selected="true"]', /Latest/);
    await handle.sees('Choose what to do if a file exists');
    const button = await restore();
    equal(button.ariaDisabled, 'true');
    await eventually(() => equal(button.getAttribute('aria-description'), 'Choose what to do if a file exists'));
    equal(handle.all('[role="radio"]:checked, input[type="radio"]:checked').length, 1);
    await click(button);
    await click(await handle.choice('Skip'));
    await eventually(async () => equal((await restore()).ariaDisabled, null));
    equal(await asked('createRestoreJob'), 0);
  });

  it('proposes where somebody restored to before, device and folder by one press', async () => {
    await open(['read-me.txt']);
    await fillIn();
    await click(await restore());
    await handle.sheet('Restore job progress');
    handle.element.remove();
    await open(['read-me.txt']);
    await click(await handle.choice('Skip'));
    await click(await handle.choice('Other location'));
    await click(await handle.find('.restore-recent button', 'C:\\Users\\Public\\Desktop on File server'));
    await handle.sees(/Restores “read-me.txt” .* to C:\\Users\\Public\\Desktop on File server\./);
  });

  it('begins at its title: what is restored is no field', async () => {
    await open(['read-me.txt']);
    equal(handle.element.shadowRoot?.activeElement?.className, 'dialog-title');
  });

  it('says why the original location is not offered', async () => {
    await open(['read-me.txt'], { restore_original_location: false });
    await handle.sees('Restoring to the original location isn’t enabled.');
    ok(((await handle.choice('Original location')).querySelector('input') as HTMLInputElement).disabled);
    await handle.sees('Select a destination device');
  });

  it('offers permissions by their flag, and deleted files for folders', async () => {
    await open(['nested'], { backup_ntfs_permissions: false });
    await handle.sheet('Restore folder');
    await handle.choice('Include the latest revision of deleted files');
    await handle.sees('Backup job date');
    ok(!handle.all('label').some(({ textContent }) => textContent === 'Restore NTFS Permissions'));
    handle.element.remove();
    await open(['read-me.txt']);
    await handle.choice('Restore NTFS Permissions');
    ok(!handle.all('label').some(({ textContent }) => textContent?.includes('deleted files')));
  });

  it('says which names exist at the original location, and what Overwrite does to them', async () => {
    await open(['nested', 'read-me.txt']);
    await handle.sheet('Restore batch');
    await choosePoint();
    await click(await handle.choice('Overwrite'));
    await handle.sees('to their original locations on This machine. Existing files are overwritten.');
    await handle.sees('of 2 names already exist.');
  });

  it('says which devices cannot be restored to, and that none match a name', async () => {
    await open(['read-me.txt']);
    await click(await handle.choice('Other location'));
    await click(await handle.find('input[role="combobox"]'));
    const leftOut = await handle.find('.choices [role="option"]', /Excluded by its organization’s backup policy/);
    equal(leftOut.ariaDisabled, 'true');
    await press('z', 'z', 'z');
    await handle.sees('No online devices match “zzz”');
  });

  it('offers the device that the backups are from before all others', async () => {
    await signIn();
    const { items } = await userData(2);
    handle = await DialogHandle.open('rmm-restore-dialog', { nodeId: 2, items: [items[0]] as never });
    await handle.find('[role="option"]');
    await click(await handle.choice('Other location'));
    await click(await handle.find('input[role="combobox"]'));
    const first = await handle.find('.choices [role="option"]:first-of-type');
    match(first.textContent ?? '', /^File serverBackup source/);
    equal(handle.all('.choices [role="option"]').filter((one) => one.textContent?.startsWith('File server')).length, 1);
  });

  it('browses the folders of the destination', async () => {
    await open(['read-me.txt']);
    await click(await handle.choice('Other location'));
    equal((await handle.button('Browse other locations')).ariaDisabled, 'true');
    await handle.chooseDevice('File server');
    await click(await handle.button('Browse other locations'));
    await handle.sheet('Browse locations');
    const drive = await handle.find('[role="treeitem"]', 'D:');
    await click(drive);
    await click(await handle.button('Apply'));
    await eventually(() => equal(handle.all('dialog').length, 1));
    equal(((await handle.find('.restore-path input')) as HTMLInputElement).value, 'D:\\');
  });

  it('says that a path is not on the device', async () => {
    await open(['read-me.txt']);
    await fillIn('C:\\Nowhere');
    await handle.sees('C:\\Nowhere doesn’t exist on File server.');
    equal((await restore()).ariaDisabled, null);
  });

  it('restores no plan as a whole', async () => {
    handle = await DialogHandle.open('rmm-restore-dialog', {
      nodeId: 1,
      items: [{ type: 'plan', id: 'p', planId: 'p', name: 'Project' }] as never,
    });
    await handle.sees('Select files, folders or file revisions');
    await handle.isClosed();
    ok(!handle.element.open);
  });

  it('leaves the job to a host that wants to make it', async () => {
    await open(['read-me.txt']);
    handle.element.addEventListener('rmm-restore-request', (event) => event.preventDefault());
    await choosePoint();
    await click(await handle.choice('Skip'));
    await click(await restore());
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    equal(await asked('createRestoreJob'), 0);
    const { items, body } = handle.of('rmm-restore-request')[0] as { items: unknown[]; body: { location: string } };
    deepEqual([items.length, body.location], [1, 'original']);
  });

  for (const way of ['Escape', 'Close', 'Cancel']) {
    it(`asks before what was chosen is thrown away, and not before: ${way}`, async () => {
      await open(['read-me.txt']);
      const close = async () => (way === 'Escape' ? press('Escape') : click(await handle.button(way)));
      await choosePoint();
      await click(await handle.choice('Keep both'));
      await close();
      await click(await handle.button('Keep editing'));
      equal(((await handle.find('input[type="radio"]:checked')) as HTMLInputElement).checked, true);
      deepEqual(handle.of('rmm-close'), []);
      await close();
      await click(await handle.button('Discard changes'));
      await handle.isClosed();
      equal(handle.of('rmm-close').length, 1);
      // The same form again, and nothing is chosen in it.
      await handle.element.show();
      await handle.find('[role="option"]');
      await close();
      await handle.isClosed();
    });
  }

  it('does not ask a page that closes it', async () => {
    await open(['read-me.txt']);
    await click(await handle.choice('Keep both'));
    handle.element.open = false;
    await handle.isClosed();
  });

  it('says at the path that it is none of the device, once it was left', async () => {
    await open(['read-me.txt']);
    await fillIn('Public');
    await eventually(() =>
      ok(handle.all('.restore-missing li').some((one) => /full path/.test(one.textContent ?? ''))),
    );
    await press('Tab');
    await eventually(() =>
      match(
        handle
          .all('.field-error')
          .map((one) => one.textContent)
          .join(),
        /full path/,
      ),
    );
  });

  it('gives up what runs when it is closed', async () => {
    await open(['read-me.txt']);
    await choosePoint();
    await click(await handle.choice('Skip'));
    await setFault({ fault: 'never-answers', match: 'restore-jobs' });
    await click(await restore());
    await eventually(async () => equal(await asked('createRestoreJob'), 1));
    await press('Escape');
    await handle.isClosed();
    await eventually(async () => {
      const call = (await requests()).find(({ endpoint }) => endpoint === 'createRestoreJob');
      equal(call?.status, 0);
    });
    await handle.sees('The job may have been created anyway');
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
    deepEqual(handle.of('rmm-restore-created'), []);
  });
});

/** Asks for a job only when it does not run any more. */
const onceOver: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (/restore-jobs\/[^/]+$/.test(url)) {
    await eventually(async () => ((await (await fetch(url)).json()) as { status: string }).status !== 'processing');
  }
  return fetch(input, init);
};
