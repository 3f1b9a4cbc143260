/** Patches that a policy treats in a way of its own, as somebody edits them. */
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { press, type, unhover } from '../support/user.ts';
import { inheritAllPatches, PolicyHandle, saveOverrides, storedOverrides } from './policy-handle.ts';

before(unhover);

/** Fjord Dental servers → Servers → All devices */
const policy = '4';

describe('The patch overrides of a policy', () => {
  let handle: PolicyHandle;
  const open = async (configuration = {}) => {
    handle = PolicyHandle.open('rmm-patch-overrides', policy, configuration);
    await handle.row('KB5029244');
  };
  const stored = async (id: string) => {
    const found = (await storedOverrides(policy)).find((one) => one.id === id);
    ok(found, id);
    return found;
  };

  beforeEach(async () => {
    await signIn();
    await inheritAllPatches(policy);
  });
  afterEach(() => handle.remove());

  it('are those of pending patches at first, and of others when that is chosen', async () => {
    await open();
    equal((await handle.field<HTMLSelectElement>('Patches')).value, 'pending');
    deepEqual(handle.names(), ['KB5031354', 'KB5029244', 'KB5030216']);
    await handle.choose('Patches', 'rejected');
    await eventually(() => deepEqual(handle.names(), ['KB5012170']));
    await handle.choose('Patches', 'failed');
    await handle.sees('No patch overrides');
    await handle.choose('Patches', 'pending');
    await eventually(() => equal(handle.names().length, 3));
  });

  it('say where they come from, step by step', async () => {
    await open();
    await handle.stands('KB5031354', 'Inherited');
    await handle.pressIn('KB5031354', 'Servers');
    await eventually(() =>
      deepEqual(
        handle.all('.policy-path-step').map(({ textContent }) => textContent),
        ['Fjord Dental serversInherited', 'ServersOverridden here', 'All devicesDefined here'],
      ),
    );
    await expectNoAxeViolations(handle.element);
    await handle.pressOnPath('All devices');
    await eventually(() => deepEqual(handle.opened(), ['1']));
    await handle.find('.policy-head-title', 'All devices');
  });

  it('are overridden by being edited, saved, and reverted with what that changes shown', async () => {
    await open();
    await handle.openRow('KB5029244');
    await handle.choose('Approval', 'REJECT');
    await handle.write('Note', 'Breaks the scanner.');
    await handle.press('OK');
    await handle.isClosed();
    await handle.stands('KB5029244', 'Overridden');
    await handle.press('Save');
    await handle.wasSaved();
    const edited = await stored('KB5029244');
    deepEqual(
      [edited.settings.approval, edited.settings.note, edited.settings.title, edited.inheritance.overridden],
      ['REJECT', 'Breaks the scanner.', 'Cumulative update for Windows 10', true],
    );

    await handle.pressIn('KB5029244', 'Revert to parent');
    await handle.sees('“KB5029244” will be as Servers has it:');
    deepEqual(
      handle.all('.unsaved-value').map(({ textContent }) => textContent),
      ['Reject', 'Approve', 'empty', '3 days', 'Breaks the scanner.', 'empty'],
    );
    await handle.press('Revert to parent');
    await handle.isClosed();
    await handle.stands('KB5029244', 'Inherited');
    await handle.press('Undo');
    await handle.stands('KB5029244', 'Overridden');
    await handle.press('Redo');
    await handle.press('Save');
    await handle.wasSaved(2);
    equal((await stored('KB5029244')).inheritance.overridden, false);
  });

  it('are added once each, and deleted where they are the policy’s own', async () => {
    await open();
    await handle.press('Add override');
    await handle.write('Patch', 'KB5012170');
    await handle.press('OK');
    await eventually(() => deepEqual(handle.errors(), ['This policy already has an override of that patch']));
    await expectNoAxeViolations(handle.element);
    await handle.write('Patch', 'KB1000001');
    await handle.press('OK');
    await handle.isClosed();
    await handle.stands('KB1000001', 'Own');
    await handle.press('Save');
    await handle.wasSaved();
    await handle.pressIn('KB1000001', 'Delete');
    await handle.press('Save');
    await handle.wasSaved(2);
    ok(!(await storedOverrides(policy)).some(({ id }) => id === 'KB1000001'));
  });

  it('are not saved over what somebody else saved meanwhile', async () => {
    await open();
    await handle.openRow('KB5029244');
    await handle.choose('Approval', 'REJECT');
    await handle.press('OK');
    await handle.isClosed();
    const theirs = await storedOverrides(policy);
    await saveOverrides(
      policy,
      theirs.map((one) => (one.id === 'KB5029244' ? { ...one, settings: { ...one.settings, delayDays: 21 } } : one)),
    );
    await handle.press('Save');
    await handle.sees('Both of you changed it');
    equal((await stored('KB5029244')).settings.delayDays, 21, 'nothing is overwritten');
    handle.all('[role="alertdialog"] input[value="own"]')[0]?.click();
    await handle.press('Save');
    await handle.wasSaved();
    equal((await stored('KB5029244')).settings.approval, 'REJECT');
  });

  it('are edited and saved by the keyboard alone', async () => {
    await open();
    const grid = await handle.find('[role="grid"]');
    (await handle.field<HTMLSelectElement>('Patches')).focus();
    for (let presses = 0; presses < 12 && !grid.contains(handle.root.activeElement); presses += 1) await press('Tab');
    equal(handle.focusedText(), 'KB5031354');
    await press('ArrowDown', 'Enter');
    await handle.find('dialog');
    await eventually(async () => ok((await handle.field('Patch')).readOnly));
    for (let presses = 0; presses < 12 && activeElement(document)?.tagName !== 'TEXTAREA'; presses += 1)
      await press('Tab');
    await type('Later.');
    for (let presses = 0; presses < 12 && handle.focusedText() !== 'OK'; presses += 1) await press('Tab');
    await press('Enter');
    await handle.isClosed();
    await handle.stands('KB5029244', 'Overridden');
    ok(grid.contains(handle.root.activeElement), 'the focus is back in the table');
    for (let presses = 0; presses < 16 && handle.focusedText() !== 'Save'; presses += 1) await press('Shift+Tab');
    await press('Enter');
    await handle.wasSaved();
    equal((await stored('KB5029244')).settings.note, 'Later.');
  });

  it('are shown, and not changed, to who may not manage policies', async () => {
    await open({ permissions: { canManagePolicies: false } });
    await handle.sees('You don’t have permission to manage policies.');
    const names = handle.all('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    for (const name of ['Save', 'Undo', 'Add override', 'Edit']) ok(!names.includes(name), name);
  });

  it('speak Japanese', async () => {
    await open({ locale: 'ja' });
    await handle.sees('上書きを追加');
  });
});
