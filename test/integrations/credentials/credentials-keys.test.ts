/** Credentials, for somebody who has a keyboard and nothing else. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import { CredentialsHandle } from './credentials-handle.ts';
import { onlyCredentials, storedCredentials } from './credentials-server.ts';

before(unhover);

const word = 'Keyed';

describe('Credentials by keyboard alone', () => {
  let handle: CredentialsHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await onlyCredentials(word, 'printer');
    handle = CredentialsHandle.open();
    await handle.button('New credential');
    keys = new KeyboardOnly(handle.element);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('are made, given another secret and deleted, with the focus never lost', async () => {
    await keys.go('New credential');
    await keys.isIn('dialog');
    await keys.write('Name', `${word} door`);
    await keys.choose('Type', 'Username and password');
    await keys.write('Username', 'porter');
    await keys.write('Password', 'made up');
    await keys.go('Create');
    await handle.isClosed();
    await keys.isAt('New credential');
    await keys.says(`${word} door created`);

    await keys.write('Search by name or username', word);
    await eventually(() => deepEqual(handle.names(), [`${word} door`, `${word} printer`]));
    await keys.rowOf(`${word} printer`);
    await press('Enter');
    await handle.sees('A token is stored');
    await keys.go('Replace');
    await keys.isAt('Token');
    await keys.writeHere('another token');
    await keys.go('Keep the stored one');
    await keys.isAt('Replace');
    await press('Enter');
    await keys.isAt('Token');
    await keys.writeHere('another token');
    await keys.go('Save');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(`${word} printer saved`);

    await keys.goInRow(`${word} door`, 'Delete');
    await keys.isAt('Cancel');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(`${word} door deleted`);
    equal((await storedCredentials(word)).length, 1);
  });
});
