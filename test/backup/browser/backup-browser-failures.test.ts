import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { setFault } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { BrowserHandle, type OpenOptions } from './browser-handle.ts';

let browser: BrowserHandle;
const open = async (options?: OpenOptions) => {
  browser = await BrowserHandle.open(options);
  return browser;
};

afterEach(() => browser.close());

describe('rmm-backup-browser: failures', () => {
  const cases: { fault: string; why: RegExp }[] = [
    { fault: 'forbidden', why: /permission/ },
    { fault: 'server-error', why: /Something went wrong on the server/ },
    { fault: 'broken-schema', why: /couldn’t be read/ },
    { fault: 'unauthenticated', why: /Sign in/ },
  ];
  for (const { fault, why } of cases) {
    it(`says what failed, why, and loads by Retry: ${fault}`, async () => {
      await open();
      await browser.sees('Documents');
      await setFault({ fault, match: '/folders', times: 1 });
      await click((await browser.row('Documents')).querySelector('.name-link') as Element);
      await browser.find('.empty-state-title', 'There was an error fetching folders for backup plan Documents');
      match((await browser.find('.empty-state-text')).textContent ?? '', why);
      equal(browser.eventsOf('rmm-error').length, 1);
      await click(await browser.button('Retry'));
      await browser.sees('Documents');
      deepEqual(browser.crumbs(), ['All plans', 'Documents']);
    });
  }

  it('doesn’t say that there are no jobs where it could not ask', async () => {
    await open();
    await browser.sees('Documents');
    await setFault({ fault: 'server-error', match: '/nodes/36/restore-jobs' });
    browser.element.nodeId = 36;
    await browser.find('.job-tray-line', 'Couldn’t load jobs.');
  });

  it('retries what passes by itself', async () => {
    await open();
    await browser.sees('Documents');
    await setFault({ fault: 'unavailable', match: '/folders', times: 2 });
    await browser.enter('Documents');
    await browser.sees('Documents');
    equal(browser.eventsOf('rmm-error').length, 0);
  });

  it('says nothing about a second factor that was declined', async () => {
    await open();
    await browser.sees('Documents');
    await setFault({ fault: 'mfa-required', match: '/folders' });
    await click((await browser.row('Documents')).querySelector('.name-link') as Element);
    await browser.find('.empty-state-title', 'Not loaded');
    equal(browser.eventsOf('rmm-error').length, 0);
    equal(browser.all('[role=alert]').length, 0);
  });

  it('calls a revision that could not be fetched by its date, as its row does', async () => {
    await open({ featureFlags: { cloud_image_mounting: true } });
    await browser.enter('Windows VM image');
    await eventually(() => browser.rowNames().length > 0);
    await browser.enter(browser.rowNames()[0] as string);
    await browser.find('[role=columnheader]', 'Stored on');
    const link = await browser.find('.name-link');
    const date = link.textContent ?? '';
    await setFault({ fault: 'forbidden', match: '/content', times: 1 });
    await click(link);
    await click(await browser.button('Mount', 'dialog'));
    await browser.find('.empty-state-title', `There was an error fetching content for revision ${date}`);
  });

  it('shows one row with Retry for a page that failed, while the rest stays', async () => {
    await open({ height: 420 });
    await browser.enter('Scale', '100,000 files');
    await eventually(() => browser.rowNames().length > 3);
    await setFault({ fault: 'server-error', match: 'page=399', times: 1 });
    await click(browser.all('.table-row .table-cell')[1] as HTMLElement);
    await press('End');
    const retry = await browser.find('.table-failed-page button', 'Retry');
    equal(browser.all('.table-failed-page').length, 1);
    await click(retry);
    await eventually(() => browser.all('.table-failed-page').length === 0 && browser.rowNames().length > 3);
    await press('Home');
    await eventually(() => browser.focusedCell()?.row === 1);
    ok(browser.rowNames().length > 3, 'the first page stayed');
  });
});

describe('rmm-backup-browser: creating a folder', () => {
  const openDialog = async () => {
    await open();
    await browser.enter('Documents', 'Documents', 'Contracts');
    await click(await browser.button('Create new folder'));
    return browser.find<HTMLInputElement>('dialog input');
  };
  const typeName = async (field: HTMLInputElement, name: string) => {
    field.focus();
    field.select();
    await type(name);
  };

  it('requires a name, and refuses one the platform forbids', async () => {
    const field = await openDialog();
    const create = await browser.button('Create', 'dialog');
    equal(create.getAttribute('aria-disabled'), 'true');
    await typeName(field, 'a/b');
    await eventually(() => browser.root.querySelector('dialog')?.textContent?.includes('Invalid') ?? false);
    equal(create.getAttribute('aria-disabled'), 'true');
    await press('Backspace', 'Backspace', 'Backspace');
    await eventually(() => browser.root.querySelector('dialog')?.textContent?.includes('Required') ?? false);
  });

  it('creates it on the device and says so; a second one of the name is refused with the server’s words', async () => {
    const name = `Made ${Date.now()}`;
    await typeName(await openDialog(), name);
    await press('Enter');
    await eventually(() =>
      browser.all('.notices').some((one) => one.textContent?.includes(`Folder ${name} was created`)),
    );
    await click(await browser.button('Create new folder'));
    await typeName(await browser.find<HTMLInputElement>('dialog input'), name);
    await press('Enter');
    const messages = () => browser.all('dialog [role=alert]').map(({ textContent }) => textContent ?? '');
    await eventually(() => ok(messages().join('').length > 10, 'the returned message is shown'));
    equal((await browser.find<HTMLInputElement>('dialog input')).value, name, 'what was typed is kept');
  });
});
