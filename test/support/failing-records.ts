/** What every list of records does before a server that fails: its calls fail in every way, one after the other. */
import { equal, eventually } from './assert.ts';
import { failInEveryWay } from './failing.ts';
import './hurried-retries.ts';
import type { ListHandle } from './list-handle.ts';
import { clearFaults, signIn } from './server.ts';
import { unhover } from './user.ts';

export interface FailingRecords<Handle extends ListHandle<HTMLElement>> {
  /** Only in names of these records: how many others there are is other tests’ doing. */
  word: string;
  /** Of the list; that of a record begins with it. */
  path: string;
  open(): Handle;
  /** One record with this name, and no other with the word. */
  only(name: string): Promise<unknown>;
  stored(name: string): Promise<readonly unknown[]>;
  /** The button above the list. */
  create: string;
  /** What a new one needs beside its name. */
  fillIn(handle: Handle, name: string): Promise<void>;
  /** What is said of a record that nothing hangs on, before it is deleted. */
  unused: string;
}

export function failingRecords<Handle extends ListHandle<HTMLElement>>(
  title: string,
  { word, path, open, only, stored, create, fillIn, unused }: FailingRecords<Handle>,
): void {
  const name = `${word} one`;
  const other = `${word} two`;

  describe(`${title} before a server that fails`, () => {
    let handle: Handle;
    const search = async () => {
      handle = open();
      await handle.search(word);
    };
    const failsInForm = () => handle.find('dialog .inline-alert');

    before(unhover);
    beforeEach(async () => {
      await signIn();
      await only(name);
    });
    afterEach(async () => {
      handle.remove();
      await clearFaults();
    });

    it('says that nothing came, and asks again', async () => {
      await failInEveryWay({
        calls: [path],
        first: async () => {
          handle = open();
        },
        again: () => handle.press('Retry'),
        sees: () => handle.button('Retry'),
      });
      await handle.press('Retry');
      await handle.search(word);
      await handle.row(name);
    });

    it('says that one was not created, keeps what was typed, and creates it once', async () => {
      await search();
      await handle.press(create);
      await handle.write('Name', other);
      await fillIn(handle, other);
      await failInEveryWay({ calls: [path], again: () => handle.press('Create'), sees: failsInForm });
      equal((await handle.field('Name')).value, other);
      await handle.press('Create');
      await handle.isClosed();
      await handle.row(other);
      equal((await stored(other)).length, 1);
    });

    it('says that one was not saved, keeps what was typed, and saves it', async () => {
      await search();
      await handle.openRow(name);
      await handle.write('Name', other);
      await failInEveryWay({ calls: [`${path}/`], again: () => handle.press('Save'), sees: failsInForm });
      equal((await handle.field('Name')).value, other);
      await handle.press('Save');
      await handle.isClosed();
      await handle.row(other);
    });

    it('deletes nothing as long as it can’t tell what that does, and asks again', async () => {
      await search();
      await failInEveryWay({
        calls: ['/use'],
        first: () => handle.pressIn(name, 'Delete'),
        again: () => handle.press('Retry'),
        async sees() {
          await failsInForm();
          equal((await handle.find('dialog button', 'Delete')).ariaDisabled, 'true');
        },
      });
      await handle.press('Retry');
      await handle.sees(unused);
    });

    it('says that one was not deleted, and deletes it when that is pressed again', async () => {
      await search();
      await handle.asksToDelete(name);
      await handle.sees(unused);
      await failInEveryWay({
        calls: [`${path}/`],
        // That says that somebody else has deleted it.
        except: ['not-found'],
        again: () => handle.press('Delete'),
        sees: failsInForm,
      });
      await handle.press('Delete');
      await handle.isClosed();
      await eventually(async () => equal((await stored(word)).length, 0));
    });
  });
}
