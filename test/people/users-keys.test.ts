/** The lists of people, for somebody who has a keyboard and nothing else. */
import { deepEqual, equal, eventually } from '../support/assert.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { newTicket, onlyPeople, storedPeople } from './people-server.ts';
import { UsersHandle } from './users-handle.ts';

before(unhover);

const word = 'Keyed';

describe('The lists of people by keyboard alone', () => {
  let handle: UsersHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await onlyPeople('contacts', word);
    await onlyPeople('users', word, 'Zoe');
    handle = UsersHandle.open();
    await handle.button('New user');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('take somebody, change and delete a user who has tickets, with the focus never lost', async () => {
    await keys.reach('Users');
    await press('ArrowRight', 'ArrowRight');
    await keys.isAt('Contacts');
    await press('Enter');
    await handle.button('New contact');
    await keys.go('New contact');
    await keys.isIn('dialog');
    await keys.write('Name', `${word} Cora`);
    await keys.choose('Organization', 'Al-Noor Trading');
    await keys.go('Create');
    await handle.isClosed();
    await keys.isAt('New contact');
    await keys.says(`${word} Cora created`);
    equal((await storedPeople('contacts', word)).length, 1);

    const [zoe] = await storedPeople('users', word);
    await newTicket({ assignee: zoe?.id });
    await keys.back('Contacts');
    await press('Home');
    await keys.isAt('Users');
    await press('Enter');
    await handle.button('New user');
    await keys.write('Search by name or e-mail address', word);
    await eventually(() => deepEqual(handle.names(), [`${word} Zoe`]));
    await keys.rowOf(`${word} Zoe`);
    await press('Enter');
    await handle.field('Name');
    await keys.write('Name', `${word} Zora`);
    await press('Escape');
    await handle.sees('Discard changes?');
    await keys.go('Keep editing');
    await keys.go('Save');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(`${word} Zora saved`);

    await keys.goInRow(`${word} Zora`, 'Delete');
    await keys.isAt('Cancel');
    await handle.sees('1 open ticket');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.says(`${word} Zora deleted`);
    await eventually(() => deepEqual(handle.names(), []));
    await keys.isIn('.data-table');
    equal((await storedPeople('users', word)).length, 0);
  });
});
