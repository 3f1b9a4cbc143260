/** The global search, for somebody who has a keyboard and nothing else. */
import { equal, eventually, ok } from '../support/assert.ts';
import { staysInPlace } from '../support/come-to-rest.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, setViewport, type, unhover } from '../support/user.ts';
import { SearchHandle } from './search-handle.ts';

before(unhover);

describe('The global search by keyboard alone', () => {
  let handle: SearchHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    localStorage.clear();
    handle = SearchHandle.open({ addresses: { device: '#device-{id}' } });
  });
  afterEach(async () => {
    keys.remove();
    // What was typed is the page’s, and would be the next test’s.
    await handle.element.open('');
    await handle.element.close();
    handle.remove();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('opens by its key, says what was found, goes there, and lets Tab go on', async () => {
    const input = await handle.input();
    keys = new KeyboardOnly(handle.element);
    // The keys of the page are listened to a moment after the field is there.
    await staysInPlace(input);
    await type('/');
    await keys.isAt((one) => one.role === 'combobox');
    // The list is there before the text: Escape closes it all the same, and leaves what was typed.
    await eventually(() => equal(handle.all('[part="results"]').length, 1));
    await type('file server');
    await handle.result('File server');
    await keys.says(/\d+ (result|device)/i);
    await eventually(async () => ok((await handle.active()).includes('File server')));
    await press('Escape');
    await eventually(async () => equal((await handle.input()).ariaExpanded, 'false'));
    await keys.isAt((one) => one.role === 'combobox');
    await press('ArrowDown');
    await eventually(async () => equal((await handle.input()).ariaExpanded, 'true'));
    await press('Enter');
    await eventually(() => equal(handle.navigations()[0]?.name, 'File server'));
    await keys.isAt((one) => one.role === 'combobox');
    await press('Tab');
    await keys.isAt('After');
  });

  it('closes its list with the first Escape and is emptied by the second, and the list stays closed', async () => {
    keys = new KeyboardOnly(handle.element);
    await handle.look('file server');
    await handle.result('File server');
    await press('Escape');
    await eventually(async () => equal((await handle.input()).ariaExpanded, 'false'));
    equal((await handle.input()).value, 'file server');
    await press('Escape');
    await eventually(async () => equal((await handle.input()).value, ''));
    await staysInPlace(await handle.input());
    equal((await handle.input()).ariaExpanded, 'false');
    equal(handle.all('[part="results"]').length, 0);
    await press('ArrowDown');
    await eventually(async () => equal((await handle.input()).ariaExpanded, 'true'));
  });

  it('is a dialog on a small screen, which gives the focus back', async () => {
    await setViewport({ width: 420, height: 800 });
    try {
      await handle.button('Search the console');
      keys = new KeyboardOnly(handle.element);
      await keys.go('Search the console');
      await keys.isIn('dialog');
      await type('file server');
      await handle.result('File server');
      await press('Escape');
      if (handle.all('dialog').length > 0) await press('Escape');
      await handle.isClosed();
      await keys.isAt('Search the console');
    } finally {
      await setViewport({ width: 1280, height: 800 });
    }
  });
});
