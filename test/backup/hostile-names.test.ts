/** A file named `report\u202Efdp.exe` must not rewrite the sentence, the list or the button that names it. */
import '../../elements/delete-backup-dialog.ts';
import '../../elements/download-dialog.ts';
import '../../elements/sync-dialog.ts';
import '../../elements/restore-progress.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { deepEqual, eventually, ok } from '../support/assert.ts';
import { rewritten, stingNames, stung } from '../support/hostile-names.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { click, press } from '../support/user.ts';
import { BrowserHandle } from './browser/browser-handle.ts';
import { beginRestore, RecoveryHandle } from './recovery/recovery-handle.ts';
import { DialogHandle, sampleEntries } from './restore/restore-handle.ts';

describe('A hostile name', () => {
  let remove: (() => void) | undefined;
  afterEach(async () => {
    remove?.();
    configure({ fetch: undefined });
    await clearFaults();
  });

  const harmless = (root: ShadowRoot) => eventually(() => deepEqual(rewritten(root), []));

  async function openBrowser() {
    const browser = await BrowserHandle.open({ width: 1280 });
    remove = () => browser.close();
    stingNames();
    browser.element.reload();
    return browser;
  }
  /** The row of a name, whatever was added to it. */
  const row = (browser: BrowserHandle, name: string) =>
    eventually(() => {
      const found = browser.all('.table-row').find((one) => one.textContent?.includes(`${name}\uFFFD`));
      ok(found, `${name}; there is ${browser.rowNames()}`);
      return found;
    });
  const enter = async (browser: BrowserHandle, name: string) => {
    const link = (await row(browser, name)).querySelector('.name-link');
    ok(link, name);
    await click(link);
  };
  async function menuItem(browser: BrowserHandle, name: string, item: string) {
    const more = [...(await row(browser, name)).querySelectorAll('button')].at(-1);
    ok(more);
    await click(more);
    await click(await browser.find('[role=menuitem]', item));
  }

  it('rewrites nothing in the lists of plans, folders and files, nor on the way to them', async () => {
    const browser = await openBrowser();
    await row(browser, 'Project');
    await harmless(browser.root);
    await enter(browser, 'Project');
    await enter(browser, '');
    await row(browser, 'read-me.txt');
    await harmless(browser.root);
    await enter(browser, 'empty');
    await browser.find('.empty-state');
    await harmless(browser.root);
  });

  it('rewrites nothing in what is selected, searched for, made, previewed and deleted', async () => {
    const browser = await openBrowser();
    await enter(browser, 'Project');
    await enter(browser, '');
    for (const name of ['read-me.txt', 'nested']) {
      const box = (await row(browser, name)).querySelector('[role=checkbox]');
      ok(box);
      await click(box);
    }
    await click(await browser.find('.selection-what button'));
    await browser.find('.selectedItems');
    await harmless(browser.root);
    await press('Escape');
    await click(await browser.button('Create new folder'));
    await browser.find('.new-folder input');
    await harmless(browser.root);
    await press('Escape');
    await eventually(() => ok(!browser.root.querySelector('dialog')));
    await menuItem(browser, 'read-me.txt', 'Preview');
    await browser.find('.preview-path');
    await harmless(browser.root);
    await press('Escape');
    await eventually(() => ok(!browser.root.querySelector('dialog')));
    await menuItem(browser, 'read-me.txt', 'Delete');
    await harmless(browser.root);
    await click(await browser.find('dialog button', 'Delete 1 item'));
    await browser.find('.undo-notice');
    await harmless(browser.root);
    await click(await browser.find('.undo-notice button'));
    await browser.find('.notice', undefined);
    await harmless(browser.root);
  });

  it('rewrites nothing in what was found, in one plan and in all', async () => {
    const browser = await openBrowser();
    await click(await browser.button('Search all plans'));
    const field = await browser.find<HTMLInputElement>('dialog input[type=search]');
    await click(field);
    await press('r', 'e', 'a', 'd');
    await press('Enter');
    await browser.find('.result-hit');
    await harmless(browser.root);
    await click(await browser.find('.result-hit .result-link'));
    await browser.find('.result-revision');
    await harmless(browser.root);
  });

  it('rewrites nothing where it is restored', async () => {
    await signIn();
    const items = stung(await sampleEntries('read-me.txt', 'nested'));
    const dialog = await DialogHandle.open('rmm-restore-dialog', { nodeId: 1, items });
    remove = () => dialog.element.remove();
    const root = dialog.element.shadowRoot;
    ok(root);
    stingNames();
    await click(await dialog.find('[role="option"]'));
    await click(await dialog.choice('Overwrite'));
    await harmless(root);
    await click(await dialog.choice('Other location'));
    await click(await dialog.find('input[role="combobox"]'));
    await dialog.find('.choices [role="option"]');
    await harmless(root);
    await click(await dialog.find('.choices [role="option"]', /^File server/));
    await dialog.typePath('C:\\Users');
    await dialog.find('.restore-note');
    await harmless(root);
  });

  it('rewrites nothing among the folders of a device', async () => {
    await signIn();
    const picker = await DialogHandle.open('rmm-location-picker', {});
    remove = () => picker.element.remove();
    stingNames();
    Object.assign(picker.element, { nodeId: 1, path: '/tmp' });
    await picker.element.show();
    await picker.find('[role="treeitem"]');
    const { shadowRoot } = picker.element;
    ok(shadowRoot);
    await click(await picker.find('[role="treeitem"]'));
    await harmless(shadowRoot);
  });

  it('rewrites nothing where it is downloaded', async () => {
    await signIn();
    const items = stung(await sampleEntries('read-me.txt'));
    const dialog = document.createElement('rmm-download-dialog');
    Object.assign(dialog, { nodeId: 1, items, lang: 'en', open: true });
    document.body.append(dialog);
    remove = () => dialog.remove();
    await eventually(() => ok(dialog.shadowRoot?.querySelector('.download-note')));
    ok(dialog.shadowRoot);
    await harmless(dialog.shadowRoot);
  });

  it('rewrites nothing where its plan is deleted or synced, and where its job is followed', async () => {
    const tags = ['rmm-delete-backup-dialog', 'rmm-sync-dialog'] as const;
    for (const tag of tags) {
      const plan = { id: 'p', type: 'plan', planId: 'p', name: 'Plan', planName: 'Plan', path: '' };
      const handle = await RecoveryHandle.open(tag, { nodeId: 1, items: [stung(plan)] as never, open: true });
      remove = () => handle.close();
      await handle.find('dialog');
      await harmless(handle.root);
      handle.close();
    }
    await signIn();
    const jobUID = await beginRestore(2);
    const tray = await RecoveryHandle.open('rmm-restore-progress', { nodeId: 2 });
    remove = () => tray.close();
    stingNames();
    const toggle = await tray.find('.job-tray-toggle');
    if (toggle.getAttribute('aria-expanded') !== 'true') await click(toggle);
    await eventually(() => ok(tray.root.textContent?.includes('\u05D0')));
    await harmless(tray.root);
    await click(await tray.find('.job-line-name'));
    await tray.find('.job-facts');
    await harmless(tray.root);
    await fetch(`/backup/lockhart/nodes/2/restore-jobs/${jobUID}/clear`, { method: 'POST' });
  });
});
