/** What policies say, for somebody who has a keyboard and nothing else. */
import { equal, eventually, ok } from '../support/assert.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, type, unhover } from '../support/user.ts';
import { inheritAll, inheritAllPatches, PolicyHandle, storedOverrides, storedPlan } from './policy-handle.ts';

before(unhover);

/** Fjord Dental servers → Servers → All devices */
const policy = '4';

describe('A policy by keyboard alone', () => {
  let handle: PolicyHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await inheritAll(policy);
    await inheritAllPatches(policy);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  const open = async (tag: 'rmm-policy-backups' | 'rmm-patch-overrides', row: string) => {
    handle = PolicyHandle.open(tag, policy);
    await handle.row(row);
    keys = new KeyboardOnly(handle.element);
  };

  it('has a patch overridden, goes back and forth by keys, saves and reverts, with the focus never lost', async () => {
    await open('rmm-patch-overrides', 'KB5029244');
    await keys.rowOf('KB5029244');
    await press('Enter');
    await handle.find('dialog');
    await keys.write(/^Note/, 'Later.');
    // In a text the keys are the text’s.
    await press('Control+z');
    await press('Control+Shift+z');
    await keys.writeHere('Later.');
    await keys.go('OK');
    await handle.isClosed();
    await handle.stands('KB5029244', 'Overridden');
    await keys.isIn('[role="grid"]');

    await press('Control+z');
    await keys.says('Undone');
    await handle.stands('KB5029244', 'Inherited');
    await press('Control+z');
    await press('Control+y');
    await keys.says('Redone');
    await handle.stands('KB5029244', 'Overridden');
    await press('Control+z');
    await handle.stands('KB5029244', 'Inherited');
    await press('Control+Shift+z');
    await handle.stands('KB5029244', 'Overridden');
    await keys.isIn('[role="grid"]');

    await keys.back('Save');
    await press('Enter');
    await handle.wasSaved();
    await keys.says('Policy saved');
    await keys.isIn('.policy');
    const saved = (await storedOverrides(policy)).find(({ id }) => id === 'KB5029244');
    equal(saved?.settings.note, 'Later.');

    await keys.goInRow('KB5029244', 'Revert to parent');
    await handle.find('[role="alertdialog"]');
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Revert to parent');
    await press('Enter');
    await keys.go('Revert to parent');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await keys.says(/KB5029244/);
    await handle.stands('KB5029244', 'Inherited');
  });

  it('leaves the keys of a search to the search', async () => {
    await open('rmm-patch-overrides', 'KB5029244');
    await keys.rowOf('KB5029244');
    await press('Enter');
    await handle.find('dialog');
    await keys.write(/^Note/, 'Later.');
    await keys.go('OK');
    await handle.isClosed();
    await keys.back((one) => one.matches('input[type="search"]'));
    await type('KB');
    await press('Control+z');
    await handle.stands('KB5029244', 'Overridden');
    await press('Escape');
  });

  it('has a backup plan turned off by its switch, back and forth by keys, and saved', async () => {
    await open('rmm-policy-backups', 'Documents');
    await keys.toInRow('Documents', 'Enable Documents');
    await press(' ');
    await handle.stands('Documents', 'Overridden');
    await press('Control+z');
    await keys.says('Undone');
    await handle.stands('Documents', 'Inherited');
    await press('Control+y');
    await keys.says('Redone');
    await handle.stands('Documents', 'Overridden');
    await keys.isIn('[role="grid"]');
    await keys.back('Save');
    await press('Enter');
    await handle.wasSaved();
    await keys.says('Policy saved');
    equal((await storedPlan(policy, 'documents')).enabled, false);

    await keys.rowOf('Documents');
    await press('Home', 'Enter');
    await handle.find('dialog');
    await keys.write(/^Keep for/, '77');
    await press('Enter');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
    await handle.sees('1 unsaved change');
    await press('Control+z');
    await eventually(() => ok(!handle.root.textContent?.includes('unsaved change')));
  });
});
