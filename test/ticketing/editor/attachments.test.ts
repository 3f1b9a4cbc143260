/** Files of a mail: chosen, uploaded, checked, downloaded, and sent with the automation. Source: spec 001 §4.2 and §7. */
import '../../support/hurried-retries.ts';
import { checkTimes } from '../../../src/directory/upload-check.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { paste } from '../../support/paste.ts';
import { click, press, setViewport, unhover } from '../../support/user.ts';
import { note, picture } from '../../ui/editor/files-editor.ts';
import { lateParts } from '../../ui/editor/taken-in.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

describe('The files of a mail', () => {
  const times = { ...checkTimes };
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;

  before(async () => {
    Object.assign(checkTimes, { firstPause: 20, longestPause: 40 });
    await unhover();
  });
  after(() => void Object.assign(checkTimes, times));
  beforeEach(() => {
    backend = new AutomationBackend();
  });
  afterEach(() => handle.remove());

  const file = (id: string, name: string, uploadStatus = 'SUCCESS', more = {}) => ({
    id,
    uploadStatus,
    metadata: { name, size: 2048, ...more },
  });
  /** The dialog of the only mail is open. */
  const open = async (attachments: object[] = [], body = '<p>Hi</p>', configuration = {}) => {
    const params = { to: { keys: ['REQUESTER'], emails: [], uids: [] }, subject: 'Hi', body, allowResponse: true };
    const conditions = { all: [{ field: 'status', operator: 'equals', value: 'NEW' }], any: [] };
    const actions = [{ type: 'SEND_EMAIL', params }];
    const stored = { id: '7', type: 'EVENT_BASED', enabled: true, name: 'Rule', conditions, actions, attachments };
    backend.automations.set('7', stored);
    handle = await AutomationEditorHandle.open({ type: 'EVENT_BASED', automationId: '7' }, backend, configuration);
    await handle.ready();
    await handle.tab('Actions');
    await handle.press('Edit');
    await handle.find('.attachments');
  };
  const names = (...expected: string[]) =>
    eventually(() =>
      deepEqual(
        handle.all('.attachment-name').map(({ textContent }) => textContent),
        expected,
      ),
    );
  const choose = async (...files: File[]) => {
    const field = await handle.find<HTMLInputElement>('input[type="file"]');
    const data = new DataTransfer();
    for (const one of files) data.items.add(one);
    field.files = data.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const status = (text: string) => handle.find('[role="img"]', text);
  const apply = async () => {
    await handle.press('Apply');
    await eventually(() => equal(handle.all('dialog').length, 1));
  };
  const saved = async () => {
    await handle.press('Save');
    await handle.isClosed();
    return backend.saved?.body as {
      uploads: { id: string; metadata: object }[];
      actions: { params: { body: string } }[];
    };
  };
  const text = async () => {
    const found = await handle.find('.ProseMirror');
    await lateParts(found);
    await handle.find('.editor-files');
    return found;
  };

  it('are in a grid, without those that are not there, and go with Apply only', async () => {
    await open([file('1', 'price.pdf'), file('2', 'terms.pdf'), file('3', 'late.pdf', 'PROCESSING')]);
    await names('price.pdf', 'terms.pdf');
    const tile = await handle.find('.attachment-tile');
    equal(tile.offsetHeight, 100);
    const columns = getComputedStyle(tile.parentElement as Element).gridTemplateColumns.split(' ');
    equal(columns.length, 4);
    await handle.press('Remove price.pdf');
    await names('terms.pdf');
    await press('Escape');
    await handle.press('Continue');
    await handle.press('Edit');
    await names('price.pdf', 'terms.pdf');
    await handle.press('Remove price.pdf');
    await names('terms.pdf');
    await apply();
    deepEqual((await saved()).uploads, [{ id: '2', metadata: { name: 'terms.pdf', size: 2048 } }]);
  });

  it('are named as they are, by their tooltip, too, whatever would turn their letters round', async () => {
    await open([file('1', 'chart\u202Exe.png')]);
    await names('chart\uFFFDxe.png');
    equal((await handle.find('.attachment-name')).ariaDescription, 'chart\uFFFDxe.png');
  });

  it('stand as they were chosen, also where a large one comes after a small one', async () => {
    await open([file('1', 'price.pdf')]);
    const large = Promise.withResolvers<void>();
    backend.files.late.set('large.zip', large.promise);
    await choose(note('large.zip'), note('small.txt'));
    await names('price.pdf', 'small.txt', 'large.zip');
    await handle.button('Download small.txt');
    large.resolve();
    await names('price.pdf', 'large.zip', 'small.txt');
  });

  it('are uploaded when they are chosen, and saved by what the server made of them', async () => {
    await open();
    await choose(note('log.txt'), note('log 2.txt'));
    await names('log.txt', 'log 2.txt');
    await handle.button('Download log.txt');
    await expectNoAxeViolations(handle.element);
    await apply();
    const metadata = (name: string) => ({ name, size: 10, contentId: null, inline: false });
    deepEqual((await saved()).uploads, [
      { id: 'f1', metadata: metadata('log.txt') },
      { id: 'f2', metadata: metadata('log 2.txt') },
    ]);
  });

  it('are enough for a mail without words', async () => {
    await open([], '');
    await choose(note('log.txt'));
    await handle.button('Download log.txt');
    await apply();
    equal((await saved()).uploads.length, 1);
  });

  it('are shown as being checked until the server says what they are', async () => {
    backend.files.status = 'PROCESSING';
    backend.files.found.set('f1', 'PROCESSING');
    await open();
    await choose(note('log.txt'));
    await handle.find('[role="status"][aria-label="Uploading"]');
    equal(handle.all('button').filter(({ ariaLabel }) => ariaLabel === 'Download log.txt').length, 0);
    backend.files.found.set('f1', 'SUCCESS');
    await handle.button('Download log.txt');
  });

  it('are asked for at once when the host’s channel tells of them', async () => {
    const listeners: ((message: unknown) => void)[] = [];
    const subscribe = (topic: string, listener: (message: unknown) => void) => {
      if (topic === 'rmm-attachments') listeners.push(listener);
      return () => undefined;
    };
    Object.assign(checkTimes, { firstPause: 1e9, longestPause: 1e9 });
    try {
      backend.files.status = 'PROCESSING';
      await open([], '<p>Hi</p>', { channel: { subscribe } });
      await choose(note('log.txt'));
      await handle.find('[role="status"][aria-label="Uploading"]');
      await eventually(() => equal(listeners.length, 1));
      listeners[0]?.({ attachmentId: 'another' });
      listeners[0]?.({ attachmentId: 'f1' });
      await handle.button('Download log.txt');
    } finally {
      Object.assign(checkTimes, { firstPause: 20, longestPause: 40 });
    }
  });

  it('that are suspicious or failed are marked, and have to go before the mail is applied', async () => {
    backend.files.status = 'SUSPICIOUS';
    await open();
    await choose(note('bad.txt'));
    await status('This attachment has been flagged as suspicious');
    backend.files.status = 'FAILURE';
    await choose(note('worse.txt'));
    await status('There was an error while uploading the attachment');
    await setViewport({ width: 1280, height: 900 });
    for (const body of handle.all('.dialog-body')) body.scrollTop = 0;
    await handle.press('Apply');
    const told = await handle.find('.field-error', 'Remove or retry the files that can’t be attached');
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    await eventually(() => ok(bottomOf(told) <= bottomOf(told.closest('.dialog-body')), 'it is in view'));
    for (const name of ['bad.txt', 'worse.txt']) await handle.press(`Remove ${name}`);
    await names();
    await apply();
    deepEqual((await saved()).uploads, []);
  });

  it('that did not get there can be tried again, and others cannot', async () => {
    backend.broken.add('/ticketing/attachments');
    backend.files.unsupported.add('setup.exe');
    await open();
    await choose(note('log.txt'));
    await status('There was an error while uploading the attachment');
    backend.broken.clear();
    await handle.press('Retry log.txt');
    await handle.button('Download log.txt');
    await choose(note('setup.exe'));
    await status('File is not supported.');
    equal(handle.all('button').filter(({ ariaLabel }) => ariaLabel === 'Retry setup.exe').length, 0);
  });

  it('that are too large are not taken', async () => {
    await open();
    await choose(note('huge.bin', 20 * 1024 * 1024 + 1));
    await handle.sees('huge.bin: File is larger than 20 MB');
    equal(backend.files.names.length, 0);
  });

  it('are downloaded by the address that the server signs, and it is told where that fails', async () => {
    await open([file('1', 'price.pdf')]);
    const followed: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function follow() {
      followed.push(`${this.download} ${this.href}`);
    };
    try {
      await handle.press('Download price.pdf');
      await eventually(() => deepEqual(followed, [`price.pdf ${backend.files.address}`]));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    backend.broken.add('/ticketing/attachments/1/signed-url');
    await handle.press('Download price.pdf');
    await handle.sees('Error while downloading image.');
  });

  it('that are pasted into the text as pictures are in it by their content id', async () => {
    await open();
    const body = await text();
    body.focus();
    await press('Control+End');
    const data = new DataTransfer();
    data.items.add(await picture('chart.png'));
    paste(body, data);
    await eventually(() => deepEqual(backend.files.names, ['chart.png']));
    await apply();
    const { uploads, actions } = await saved();
    deepEqual(
      uploads.map(({ id }) => id),
      ['f1'],
    );
    ok(/<img src="cid:f1@mail"/.test(actions[0]?.params.body ?? ''), actions[0]?.params.body);
  });

  it('that are pictures of the text wait for their check, and say what it found', async () => {
    backend.files.status = 'PROCESSING';
    backend.files.found.set('f1', 'PROCESSING');
    await open();
    const body = await text();
    body.focus();
    const data = new DataTransfer();
    data.items.add(await picture('chart.png'));
    paste(body, data);
    await handle.find('.editor-image-uploading');
    await handle.press('Apply');
    await handle.find('button[aria-busy="true"]', 'Apply');
    backend.files.found.set('f1', 'SUSPICIOUS');
    await handle.sees('chart.png: This attachment has been flagged as suspicious');
    await handle.sees('Retry or remove the images that couldn’t be uploaded');
    await handle.press('Remove chart.png from the text');
    await apply();
    deepEqual((await saved()).uploads, []);
  });

  it('that are pictures of a stored text are shown by a signed address, and left out once they are not in it', async () => {
    const metadata = { contentId: 'logo@mail', inline: true };
    const words = '<p>Hi <img src="cid:logo@mail" alt="Logo" width="20" height="20"></p>';
    await open([file('1', 'logo.gif', 'SUCCESS', metadata)], words);
    await names();
    const image = await handle.find<HTMLImageElement>('.editor-image > img');
    await eventually(() => equal(image.src, backend.files.address));
    equal(backend.sent.filter(({ path }) => path === '/ticketing/attachments/1/signed-url').length, 1);
    const body = await text();
    body.focus();
    await press('Control+a', 'Backspace');
    await choose(note('log.txt'));
    await handle.button('Download log.txt');
    await apply();
    deepEqual(
      (await saved()).uploads.map(({ id }) => id),
      ['f1'],
    );
  });

  it('that are pictures and cannot be shown have their room, and it is told', async () => {
    backend.broken.add('/ticketing/attachments/logo%40mail/signed-url');
    backend.broken.add('/ticketing/attachments/sign%40mail/signed-url');
    await open([], '<p>Hi <img src="cid:logo@mail" alt="Logo"> <img src="cid:sign@mail" alt="Sign"></p>');
    const notice = await handle.find('.notice', 'Failed to load inline image');
    const { offsetWidth, offsetHeight } = await handle.find('.editor-image > img');
    deepEqual([offsetWidth, offsetHeight], [200, 100]);
    equal(handle.all('.notice').length, 1, 'told once');
    const { left, top } = notice.getBoundingClientRect();
    equal(handle.root.elementFromPoint(left + 20, top + 10)?.closest('.notice'), notice, 'in front');
    await click(notice.querySelector('button') as HTMLElement);
    await eventually(() => equal(handle.all('.notice').length, 0));
  });
});
