/** Every call of the lists of people, failing in every way of the reference server. */
import { equal, eventually } from '../support/assert.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { onlyPeople, storedPeople } from './people-server.ts';
import { UsersHandle } from './users-handle.ts';

before(unhover);

const word = 'Unlucky';
const name = `${word} Ann`;

describe('The lists of people before a server that fails', () => {
  let handle: UsersHandle;

  beforeEach(async () => {
    await signIn();
    await onlyPeople('users', word, 'Ann');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('say that nobody came, and ask again', async () => {
    await failInEveryWay({
      calls: ['/people/users'],
      first: async () => {
        handle = UsersHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.search(word);
    await handle.row(name);
  });

  it('say that a new user was not created, keep what was typed, and create them once', async () => {
    handle = await UsersHandle.searching(word);
    await handle.press('New user');
    await handle.write('Name', `${word} Bob`);
    await handle.write('E-mail address', 'unlucky.bob@example.com');
    await handle.choose('Roles', 'Trainee');
    await press('Escape');
    await failInEveryWay({
      calls: ['/people/users'],
      again: () => handle.press('Create'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    equal((await handle.field('Name')).value, `${word} Bob`);
    await handle.press('Create');
    await handle.isClosed();
    await handle.row(`${word} Bob`);
    equal((await storedPeople('users', `${word} Bob`)).length, 1);
  });

  it('say that somebody was not saved, and save them', async () => {
    handle = await UsersHandle.searching(word);
    await handle.openRow(name);
    await handle.write('Name', `${word} Anna`);
    await failInEveryWay({
      calls: ['/people/users/'],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Save');
    await handle.isClosed();
    await handle.row(`${word} Anna`);
  });

  it('delete nobody as long as they can’t tell what that does, and ask again', async () => {
    handle = await UsersHandle.searching(word);
    await failInEveryWay({
      calls: ['/use'],
      first: () => handle.pressIn(name, 'Delete'),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.find('dialog .inline-alert');
        equal((await handle.find('dialog button', 'Delete')).ariaDisabled, 'true');
      },
    });
    await handle.press('Retry');
    await handle.sees('No open tickets are affected');
  });

  it('say that somebody was not deleted, and delete them when that is pressed again', async () => {
    handle = await UsersHandle.searching(word);
    await handle.asksToDelete(name);
    await handle.sees('No open tickets are affected');
    await failInEveryWay({
      calls: ['/people/users/'],
      // Not found says that somebody else has deleted them.
      except: ['not-found'],
      again: () => handle.press('Delete'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    await handle.press('Delete');
    await handle.isClosed();
    await eventually(async () => equal((await storedPeople('users', word)).length, 0));
  });
});
