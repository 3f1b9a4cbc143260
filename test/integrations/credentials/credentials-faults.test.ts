/** Every call of the list of credentials, failing in every way of the reference server. */
import { equal, eventually } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { CredentialsHandle } from './credentials-handle.ts';
import { onlyCredentials, storedCredentials } from './credentials-server.ts';

before(unhover);

const word = 'Fragile';
const name = `${word} lock`;
const path = '/credentials';

describe('The list of credentials before a server that fails', () => {
  let handle: CredentialsHandle;

  beforeEach(async () => {
    await signIn();
    await onlyCredentials(word, 'lock');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('says that nothing came, and asks again', async () => {
    await failInEveryWay({
      calls: [path],
      first: async () => {
        handle = CredentialsHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.search(word);
    await handle.row(name);
  });

  it('says that one was not created, keeps what was typed, and creates it once', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.press('New credential');
    await handle.write('Name', `${word} bolt`);
    await handle.choose('Type', 'API token');
    await handle.write('Token', 'still typed');
    await failInEveryWay({
      calls: [path],
      again: () => handle.press('Create'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    equal((await handle.field('Token')).value, 'still typed');
    await handle.press('Create');
    await handle.isClosed();
    await handle.row(`${word} bolt`);
    equal((await storedCredentials(`${word} bolt`)).length, 1);
  });

  it('says that one was not saved, and saves it', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.openRow(name);
    await handle.write('Name', `${word} latch`);
    await failInEveryWay({
      calls: [`${path}/`],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Save');
    await handle.isClosed();
    await handle.row(`${word} latch`);
  });

  it('says that one was not deleted, and deletes it when that is pressed again', async () => {
    handle = await CredentialsHandle.searching(word);
    await handle.asksToDelete(name);
    await failInEveryWay({
      calls: [`${path}/`],
      // That says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Delete');
    await handle.isClosed();
    await eventually(async () => equal((await storedCredentials(word)).length, 0));
  });
});
