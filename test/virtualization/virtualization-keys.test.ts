/** Hosts and guests, for somebody who has a keyboard and nothing else. */
import { deepEqual, equal, eventually } from '../support/assert.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { VirtualizationHandle } from './virtualization-handle.ts';
import { freshGuest, lab, storedGuest, storedHost } from './virtualization-server.ts';

before(unhover);

describe('The virtualization dashboard by keyboard alone', () => {
  let handle: VirtualizationHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    await freshGuest();
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('leads from the hosts to a guest and back, shows readings and saves details', async () => {
    handle = VirtualizationHandle.open();
    await handle.row(lab.host);
    keys = new KeyboardOnly(handle.element);
    await keys.rowOf(lab.host);
    await press('Home', 'Enter', 'Enter');
    await handle.sees('Health sensors');
    await keys.isIn('.virtualization');
    await keys.go(/^CPU, last/);
    await handle.find('dialog');
    await keys.isIn('dialog');
    await press('Escape');
    await handle.isClosed();
    await keys.isIn('.machine-chart');
    await keys.go('Edit details');
    await handle.find('dialog');
    await keys.reach('Tags');
    await keys.writeHere('Keyed');
    await press('Enter');
    await keys.go('Save');
    await handle.isClosed();
    await keys.isAt('Edit details');
    await keys.says(`${lab.host} saved`);
    deepEqual((await storedHost()).host.tags, ['Keyed']);

    // In Firefox its panel, which has the same name and can be scrolled, takes the focus as well.
    await keys.back((one) => one.role === 'tab');
    await press('ArrowRight');
    await handle.row(lab.guest);
    await keys.rowOf(lab.guest);
    await press('Home', 'Enter', 'Enter');
    await handle.sees('Disks');
    await keys.isIn('.virtualization');
    await keys.back(lab.host);
    await press('Enter');
    await handle.sees('Health sensors');
    await keys.isIn('.virtualization');
  });

  it('takes, renames and deletes snapshots in their tree, and turns a guest off after asking', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    keys = new KeyboardOnly(handle.element);
    await keys.reach((one) => one.closest('[role="tree"]') !== null);
    await press('End', 'Enter');
    await eventually(() => equal(handle.all('h4')[0]?.textContent, 'Patch'));
    await keys.go('Rename');
    await keys.isAt('Name');
    await keys.writeHere('Patched');
    await press('Enter');
    await handle.isClosed();
    await keys.isAt('Rename');
    await keys.says(/Patched/);
    await keys.go('Delete');
    await handle.find('[role="alertdialog"]');
    await keys.go('Delete');
    await handle.isClosed();
    await keys.isIn('.machine-card');
    await keys.says(/Patched/);
    deepEqual((await storedGuest()).snapshots.map(({ name }) => name).toSorted(), ['Base', 'Update']);

    await keys.back('Turn off');
    await press('Enter');
    await handle.sees(`Turn off ${lab.guest}?`);
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Turn off');
    await press('Enter');
    await keys.go('Turn off');
    await handle.isClosed();
    await keys.says(`${lab.guest} turned off`);
    await keys.isIn('.virtualization');
    equal((await storedGuest()).powerState, 'STOPPED');
  });
});
