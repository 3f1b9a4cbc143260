import { locationPickerDefinition } from '../../src/backup/location/location-picker-definition.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { DialogHandle, reported } from '../backup/restore/restore-handle.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { isTriedHere } from '../support/call-faults.ts';
import { elementContract } from '../support/element-contract.ts';
import { fakeBackend, json } from '../support/fake-backend.ts';
import { clearFaults, requests, setFault } from '../support/server.ts';
import { click, press, type, unhover } from '../support/user.ts';

before(unhover);

elementContract(locationPickerDefinition, {
  attributes: { 'node-id': '2', open: '' },
  load: async () => ({
    view: (await import('../../src/backup/location/location-picker-element.tsx')).LocationPickerElement,
  }),
  prepare() {
    configure({ fetch: fakeBackend(json({ results: [], totalElements: 0, totalPages: 0 })).fetch, locale: 'en' });
    return () => configure({ fetch: undefined, locale: undefined });
  },
});

describe('<rmm-location-picker>', () => {
  let handle: DialogHandle<'rmm-location-picker'>;
  const open = async (nodeId: number, path?: string) => {
    handle = await DialogHandle.open('rmm-location-picker', { nodeId, path });
  };
  afterEach(async () => {
    handle.element.remove();
    await clearFaults();
  });
  const item = (name: string) => handle.find('[role="treeitem"]', name);
  const chosen = () => handle.find('output');

  it('is walked by keyboard to a folder, which Apply tells', async () => {
    await open(2);
    await item('C:');
    await eventually(() => equal(activeElement()?.role, 'tree'));
    await press('ArrowRight');
    await item('Users');
    await type('us');
    await press('ArrowRight');
    await item('Public');
    await type('pub');
    await press('Enter');
    await eventually(async () => equal((await chosen()).textContent, 'C:\\Users\\Public'));
    await expectNoAxeViolations(handle.element);
    await click(await handle.button('Apply'));
    await handle.isClosed();
    const detail = { nodeId: 2, path: 'C:\\Users\\Public' };
    deepEqual(handle.heard, [
      { type: 'rmm-location-request', detail },
      { type: 'rmm-location-chosen', detail },
      { type: 'rmm-close', detail: { reason: 'done' } },
    ]);
    equal(handle.element.getAttribute('path'), 'C:\\Users\\Public');
  });

  it('opens at its path', async () => {
    await open(2, 'D:\\Shares\\Scans');
    await eventually(async () => equal((await item('Scans')).ariaSelected, 'true'));
    equal((await chosen()).textContent, 'D:\\Shares\\Scans');
  });

  it('says that its path is gone, and how much of it is there', async () => {
    await open(2, 'D:\\Shares\\Scans\\2019');
    await handle.sees('D:\\Shares\\Scans\\2019 doesn’t exist on this device. The closest folder is D:\\Shares\\Scans.');
  });

  it('keeps Apply from whoever has chosen nothing', async () => {
    await open(2);
    await item('C:');
    const apply = await handle.button('Apply');
    equal(apply.getAttribute('aria-description'), 'Select a folder');
    await click(apply);
    ok(handle.element.open);
    deepEqual(handle.heard, []);
  });

  it('makes a folder in the chosen one, by the rules of its device, and chooses it', async () => {
    await open(2, 'D:\\Temp');
    await eventually(async () => equal((await chosen()).textContent, 'D:\\Temp'));
    await click(await handle.button('Create new folder'));
    await handle.sheet('Create new folder');
    await type('a:b');
    await handle.sees('Invalid');
    const name = `Restored ${Date.now()}`;
    await press(...Array.from('a:b', () => 'Backspace'));
    await type(name);
    await press('Enter');
    await eventually(async () => equal((await chosen()).textContent, `D:\\Temp\\${name}`));
    equal((await item(name)).ariaSelected, 'true');
  });

  it('asks before a name that was typed is thrown away, and not before', async () => {
    await open(2, 'D:\\Temp');
    await eventually(async () => equal((await chosen()).textContent, 'D:\\Temp'));
    const create = async () => {
      await click(await handle.button('Create new folder'));
      await handle.sheet('Create new folder');
    };
    await create();
    await press('Escape');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await create();
    await type('Reports');
    await press('Escape');
    await click(await handle.button('Keep editing'));
    await handle.sheet('Create new folder');
    await press('Escape');
    await click(await handle.button('Discard changes'));
    await eventually(() => equal(handle.all('dialog').length, 1));
    // Nothing was chosen in the dialog behind it.
    await press('Escape');
    await handle.isClosed();
  });

  it('asks before another folder than the one at which it opened is forgotten', async () => {
    await open(2, 'D:\\Temp');
    await eventually(async () => equal((await chosen()).textContent, 'D:\\Temp'));
    await click(await item('D:'));
    await eventually(async () => equal((await chosen()).textContent, 'D:\\'));
    const dialog = (await handle.find('dialog')) as HTMLDialogElement;
    await click(dialog, { at: { x: -20, y: 10 } });
    await click(await handle.button('Keep editing'));
    equal((await chosen()).textContent, 'D:\\');
    await press('Escape');
    await click(await handle.button('Discard changes'));
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
  });

  it('loads more of a folder with more than a page', async () => {
    await open(1, '/Customers');
    await eventually(async () => equal((await chosen()).textContent, '/Customers'));
    await press('ArrowRight');
    await item('Customer 1');
    const counts = async () => (await requests()).filter(({ endpoint }) => endpoint === 'listDeviceDirectory').length;
    const before = await counts();
    await type('Customer 1000');
    await press('ArrowDown');
    await item('Load More');
    await press('Enter');
    await item('Customer 1001');
    equal(await counts(), before + 1);
    equal((await item('Customer 1001')).getAttribute('aria-setsize'), '1250');
  });

  it('leaves it to a host that takes over', async () => {
    await open(2, 'D:\\Temp');
    await eventually(async () => equal((await chosen()).textContent, 'D:\\Temp'));
    handle.element.addEventListener('rmm-location-request', (event) => event.preventDefault());
    await press('Enter');
    await click(await handle.button('Apply'));
    await handle.isClosed();
    deepEqual(handle.types(), ['rmm-location-request', 'rmm-close']);
  });

  it('says that an offline device cannot be listed, and closes by Escape', async () => {
    await open(5);
    await handle.sees('Directory listing unavailable.');
    await handle.sees('offline');
    await press('Escape');
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
  });

  it('says that there is nothing', async () => {
    const { fetch: real } = window;
    window.fetch = async (...args) =>
      String(args[0] instanceof Request ? args[0].url : args[0]).includes('/directory')
        ? Response.json({ results: [], totalElements: 0, totalPages: 0 })
        : real(...args);
    try {
      await open(2);
      await handle.sees('Directory listing unavailable.');
      equal(handle.all('.tree button').length, 0);
    } finally {
      window.fetch = real;
    }
  });

  const faults = ['forbidden', 'not-found', 'server-error', 'broken-schema', 'unauthenticated'];
  for (const fault of faults.filter(isTriedHere)) {
    it(`keeps what is open when a folder fails, and tries again: ${fault}`, async () => {
      await open(2);
      await item('C:');
      await setFault({ fault, match: 'path=' });
      await press('ArrowRight');
      const failed = await handle.find('.tree-failed');
      ok(reported.length > 0);
      await clearFaults();
      await click(failed);
      await item('Users');
      ok(await item('D:'));
    });
  }
});
