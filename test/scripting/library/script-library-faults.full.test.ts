/** Every call of the script library, failing in every way of the reference server. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { ScriptLibraryHandle } from './script-library-handle.ts';
import {
  newCategory,
  newStored,
  readStored,
  saveStored,
  storedCategories,
  storedScripts,
  validScript,
  withoutAny,
} from './script-library-server.ts';

before(unhover);

const word = 'Faulty';
const name = `${word} script`;

describe('The script library before a server that fails', () => {
  let handle: ScriptLibraryHandle;
  let id: string;

  beforeEach(async () => {
    await signIn();
    await withoutAny(word);
    ({ id } = await newStored(name));
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = ScriptLibraryHandle.open();
    await handle.row(name);
  };

  for (const path of ['/scripting/scripts', '/scripting/categories'] as const) {
    it(`says that the list did not come where ${path} fails, and asks again`, async () => {
      await failInEveryWay({
        calls: [path],
        first: async () => {
          handle = ScriptLibraryHandle.open();
        },
        again: () => handle.press('Retry'),
        sees: () => handle.button('Retry'),
      });
      await handle.press('Retry');
      await handle.row(name);
    });
  }

  it('says that a script did not come, and asks again', async () => {
    await open();
    await failInEveryWay({
      calls: ['/scripting/scripts/'],
      first: async () => (await handle.row(name)).querySelector<HTMLElement>('[role="rowheader"]')?.click(),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Couldn’t load the script'),
    });
    await handle.press('Retry');
    await handle.code();
  });

  it('says that the templates did not come, and asks again', async () => {
    await open();
    await handle.press('New script');
    await failInEveryWay({
      calls: ['/scripting/templates'],
      first: () => handle.item('From a template'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Couldn’t load the templates'),
    });
    await handle.press('Retry');
    await handle.find('.radio', /^Report uptime/);
  });

  it('says that a script was not saved, keeps what was typed, and saves it once', async () => {
    await open();
    await handle.openRow(name);
    await handle.writeCode('Get-Date');
    await failInEveryWay({
      calls: ['/scripting/scripts/'],
      // Not found says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    ok((await handle.codeText()).endsWith('Get-Date'));
    await handle.press('Save');
    await handle.isClosed();
    const { code, version } = await readStored(id);
    ok(code.endsWith('Get-Date'));
    equal(version, '2');
  });

  it('says that what somebody else has saved did not come, overwrites nothing, and asks again', async () => {
    await open();
    await handle.openRow(name);
    await handle.writeCode('Get-Date');
    await saveStored(id, validScript(name, { description: 'Theirs' }));
    await failInEveryWay({
      calls: ['readScript'],
      // Not found says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    ok((await handle.codeText()).endsWith('Get-Date'));
    equal((await readStored(id)).version, '2');
    await handle.press('Save');
    await handle.sees('Only you changed it');
    await handle.press('Save');
    await handle.isClosed();
    const { code, description } = await readStored(id);
    ok(code.endsWith('Get-Date'));
    equal(description, 'Theirs');
  });

  it('says that it was not deleted, and deletes it when that is pressed again', async () => {
    await open();
    await handle.asksToDelete(name);
    await failInEveryWay({
      calls: ['/scripting/scripts/'],
      // Whatever the answer says, it says that it was done; not found says that somebody else has deleted it.
      except: ['broken-schema', 'not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Delete');
    await handle.isClosed();
    equal((await storedScripts(word)).length, 0);
  });

  it('says that a category was not made, and makes it once', async () => {
    await open();
    await handle.press('Manage categories');
    await handle.write('New category', `${word} new`);
    await failInEveryWay({
      calls: ['/scripting/categories'],
      again: () => handle.press('Add'),
      sees: () => handle.find('.field-error'),
    });
    await handle.press('Add');
    await handle.button(`Rename ${word} new`);
    equal((await storedCategories()).filter(({ name: one }) => one.includes(word)).length, 1);
  });

  it('says that a category was not deleted, and deletes it when that is pressed again', async () => {
    await newCategory(`${word} old`);
    await open();
    await handle.press('Manage categories');
    await handle.press(`Delete ${word} old`);
    await failInEveryWay({
      calls: ['/scripting/categories/'],
      except: ['broken-schema', 'not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('[role="alertdialog"] .inline-alert'),
    });
    await handle.press('Delete');
    await eventually(async () =>
      equal((await storedCategories()).filter(({ name: one }) => one.includes(word)).length, 0),
    );
  });
});
