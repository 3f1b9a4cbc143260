import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { click, doubleClick, press } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};

afterEach(() => browser.close());

describe('rmm-backup-browser: walking through levels', () => {
  it('starts at all plans, with the tags of their states', async () => {
    await open();
    await browser.sees('Documents', 'Project');
    deepEqual(browser.crumbs(), ['All plans']);
    const tags = browser.all('.tag').map((tag) => tag.textContent);
    for (const tag of ['Plan Deleted', 'Disabled', 'Missing', 'Removed']) ok(tags.includes(tag), `a plan is ${tag}`);
  });

  it('goes from a plan through folders to a file and its revisions, and jumps back by the breadcrumb', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    await browser.sees('Contracts', 'Notes.txt');
    deepEqual(browser.crumbs(), ['All plans', 'Documents', 'Documents']);
    const revisions = (await browser.row('Notes.txt')).querySelector('[aria-label="Revisions"]');
    ok(revisions, 'a file offers its revisions');
    await click(revisions);
    await browser.find('[role=columnheader]', 'Created');
    await eventually(() => browser.rowNames().length >= 2);
    deepEqual(browser.crumbs(), ['All plans', 'Documents', 'Documents', 'Notes.txt']);
    await browser.jumpTo('All plans');
    await browser.sees('Project');
    deepEqual(browser.crumbs(), ['All plans']);
  });

  it('keeps a file from being entered, by press and by double click', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    const row = await browser.row('Notes.txt');
    equal(row.querySelector('.name-link'), null);
    const before = browser.element.location;
    await doubleClick(row.querySelector('.name') as Element);
    equal(browser.element.location, before);
  });

  it('says Empty Folder in an empty one, and Alt+Up leads out of it', async () => {
    await open();
    await browser.enter('Documents', 'Documents');
    (await browser.row('Empty folder')).querySelector<HTMLElement>('.name-link')?.focus();
    await press('Enter');
    await browser.find('.empty-state-title', 'Empty Folder');
    await press('Alt+ArrowUp');
    await browser.sees('Contracts');
  });

  it('shows volumes of an image plan, their revisions as Full and Incremental, and mounts one after asking', async () => {
    await open({ featureFlags: { cloud_image_mounting: true } });
    await browser.enter('Windows VM image');
    await browser.find('[role=columnheader]', 'File system');
    await eventually(() => browser.rowNames().length > 0);
    await browser.enter(browser.rowNames()[0] as string);
    await browser.find('[role=columnheader]', 'Stored on');
    await eventually(() => browser.rowNames().length > 2);
    const words = browser.all('.table-row').map((row) => row.textContent ?? '');
    ok(words.some((text) => text.includes('Full')) && words.some((text) => text.includes('Incremental')), 'both kinds');

    const link = browser.all('.name-link')[0] as HTMLElement;
    const before = browser.element.location;
    await click(link);
    const dialog = await browser.find('dialog');
    ok(
      dialog.textContent?.includes(
        'You are about to mount this volume in the cloud. This may take some time depending on the size of the volume. Are you sure you want to continue?',
      ),
    );
    await click(await browser.button('Cancel', 'dialog'));
    await eventually(() => browser.root.querySelector('dialog') === null);
    equal(browser.element.location, before, 'declined: nothing was mounted');

    await click(browser.all('.name-link')[0] as HTMLElement);
    await click(await browser.button('Mount', 'dialog'));
    await browser.sees('Windows', 'Users');
    await browser.enter('Users');
    match(browser.element.location ?? '', /revision:.*\/directory:Users$/);
  });

  it('lets nobody mount what is not in the cloud', async () => {
    await open({ featureFlags: { cloud_image_mounting: true } });
    await browser.enter('Windows VM image');
    await eventually(() => browser.rowNames().length > 0);
    await browser.enter(browser.rowNames()[0] as string);
    const mark = await browser.find('[aria-label="Only revisions stored in the cloud can be mounted."]');
    equal(mark.closest('.table-row')?.querySelector('.name-link'), null);
  });

  it('needs the feature flag to mount', async () => {
    await open({ featureFlags: { cloud_image_mounting: false } });
    await browser.enter('Windows VM image');
    await eventually(() => browser.rowNames().length > 0);
    await browser.enter(browser.rowNames()[0] as string);
    await browser.find('[aria-label="Mounting images in the cloud isn’t enabled."]');
    equal(browser.all('.name-link').length, 0);
  });
});
