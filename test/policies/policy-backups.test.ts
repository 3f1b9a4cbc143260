/** The backup plans of a policy as somebody edits them: what is overridden by it, reverted, undone, saved and asked about. */
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { changePlan, inheritAll, PolicyHandle, storedPlan, storedPlans } from './policy-handle.ts';

before(unhover);

/** Fjord Dental servers → Servers → All devices */
const policy = '4';
const parent = '2';

describe('The backup plans of a policy', () => {
  let handle: PolicyHandle;
  const open = async (id = policy, configuration = {}) => {
    handle = PolicyHandle.open('rmm-policy-backups', id, configuration);
    await handle.row('Documents');
  };

  beforeEach(async () => {
    await signIn();
    await inheritAll(policy);
    await changePlan('1', 'documents', { keepDays: 30 });
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('say of each whether it is inherited, overridden or its own, and where it comes from', async () => {
    handle = PolicyHandle.open('rmm-policy-backups', '3');
    await handle.stands('Documents', 'Inherited');
    await handle.stands('Databases', 'Overridden');
    await handle.stands('Delivery scans', 'Own');
    await handle.pressIn('Documents', 'All devices');
    const steps = await eventually(() => {
      const found = handle.all('.policy-path-step').map(({ textContent }) => textContent);
      equal(found.length, 3);
      return found;
    });
    deepEqual(steps, ['Harbor Logistics serversInherited', 'ServersInherited', 'All devicesDefined here']);
    await expectNoAxeViolations(handle.element);
    await handle.pressOnPath('Servers');
    await eventually(() => deepEqual(handle.opened(), ['2']));
    await handle.find('.policy-head-title', 'Servers');
    equal(handle.element.policyId, '2');
  });

  it('go where the page wants when a policy of the path is pressed', async () => {
    await open();
    handle.element.addEventListener('rmm-policy-open', (event) => event.preventDefault());
    await handle.pressOnPath('All devices');
    await eventually(() => deepEqual(handle.opened(), ['1']));
    equal(handle.element.policyId, policy);
  });

  it('are overridden by being turned off, by the switch alone, and saved so', async () => {
    await open();
    await handle.pressIn('Documents', 'Enable Documents');
    await handle.stands('Documents', 'Overridden');
    await handle.sees('1 unsaved change');
    equal((await storedPlan(policy, 'documents')).enabled, true, 'nothing is saved yet');
    await handle.press('Save');
    await handle.wasSaved();
    const { enabled, inheritance } = await storedPlan(policy, 'documents');
    deepEqual([enabled, inheritance.overridden, inheritance.sourcePolicyId], [false, true, '1']);
    await handle.sees('Saved by Aiko Tanaka');
  });

  it('are overridden by being edited, which is said before, and reverted with what that changes shown', async () => {
    await open();
    await handle.openRow('Documents');
    await handle.sees('overrides what this policy inherits');
    await handle.write('Keep for', '77');
    await handle.press('OK');
    await handle.isClosed();
    await handle.stands('Documents', 'Overridden');
    await handle.press('Save');
    await handle.wasSaved();
    equal((await storedPlan(policy, 'documents')).settings.keepDays, 77);

    await handle.pressIn('Documents', 'Revert to parent');
    await handle.sees('“Documents” will be as Servers has it:');
    deepEqual(
      handle.all('.unsaved-value').map(({ textContent }) => textContent),
      ['77 days', '30 days'],
    );
    await expectNoAxeViolations(handle.element);
    await handle.press('Revert to parent');
    await handle.isClosed();
    await handle.stands('Documents', 'Inherited');
    await handle.press('Save');
    await handle.wasSaved(2);
    const { settings, inheritance } = await storedPlan(policy, 'documents');
    deepEqual([settings.keepDays, inheritance.overridden], [30, false]);
  });

  it('of an excluded type are edited without being overridden, which is said, too', async () => {
    await open();
    await handle.openRow('System state');
    await handle.sees('don’t override what the policy inherits');
    await handle.write('Keep for', '9');
    await handle.press('OK');
    await handle.isClosed();
    await handle.sees('1 unsaved change');
    await handle.stands('System state', 'Inherited');
    await handle.press('Save');
    await handle.wasSaved();
    const { settings, inheritance } = await storedPlan(policy, 'system-state');
    deepEqual([settings.keepDays, inheritance.overridden], [9, false]);
  });

  it('follow what the parent changes, but for those that are overridden', async () => {
    await open();
    await handle.pressIn('Full image', 'Enable Full image');
    await handle.press('Save');
    await handle.wasSaved();
    await changePlan('1', 'documents', { keepDays: 61 });
    await changePlan('1', 'full-image', { keepDays: 62 });
    await handle.element.refresh();
    await eventually(async () => ok((await handle.row('Documents')).textContent?.includes('61 days')));
    equal((await storedPlan(policy, 'full-image')).settings.keepDays, 14);
  });

  it('are undone and done again step by step, and given up as a whole', async () => {
    await open();
    await handle.pressIn('Documents', 'Enable Documents');
    await handle.stands('Documents', 'Overridden');
    await handle.pressIn('Full image', 'Enable Full image');
    await handle.sees('2 unsaved changes');
    await handle.press('Undo');
    await handle.stands('Full image', 'Inherited');
    await handle.press('Undo');
    await handle.stands('Documents', 'Inherited');
    await eventually(async () => equal(await handle.element.isDirty(), false));
    await handle.press('Redo');
    await handle.stands('Documents', 'Overridden');
    await handle.press('Discard changes');
    await handle.stands('Documents', 'Inherited');
    equal(handle.saved().length, 0);
  });

  it('are added, checked by the rules of their form, and deleted where they are the policy’s own', async () => {
    await open();
    await handle.press('Add backup plan');
    await handle.write('Name', 'documents');
    await handle.write('Keep for', '5000');
    await handle.press('OK');
    await eventually(() =>
      deepEqual(handle.errors(), ['Another plan of this policy has that name', 'Must be 3,650 or less', 'Required']),
    );
    await handle.write('Name', 'Mailboxes');
    await handle.write('Keep for', '10');
    await handle.write('Folders', 'D:\\Mail');
    await handle.press('OK');
    await handle.isClosed();
    await handle.stands('Mailboxes', 'Own');
    await handle.press('Save');
    await handle.wasSaved();
    ok((await storedPlans(policy)).some(({ settings }) => settings.name === 'Mailboxes'));
    await handle.pressIn('Mailboxes', 'Delete');
    await eventually(() => ok(!handle.names().includes('Mailboxes')));
    await handle.sees('Mailboxes deleted');
    await handle.press('Save');
    await handle.wasSaved(2);
    ok(!(await storedPlans(policy)).some(({ settings }) => settings.name === 'Mailboxes'));
  });

  it('ask before another policy is shown in the place of what is not saved', async () => {
    await open();
    await handle.pressIn('Documents', 'Enable Documents');
    await handle.stands('Documents', 'Overridden');
    handle.element.policyId = parent;
    await handle.sees('Discard changes?');
    await handle.press('Keep editing');
    await handle.isClosed();
    equal(handle.element.policyId, policy);
    await handle.stands('Documents', 'Overridden');
    await handle.pressOnPath('All devices');
    await handle.sees('Discard changes?');
    await handle.press('Discard changes');
    await handle.find('.policy-head-title', 'All devices');
  });

  it('have one history for the keyboard, too: a plan is turned off and saved without the mouse', async () => {
    await open();
    const search = await handle.find('input[placeholder="Search backup plans"]');
    search.focus();
    const grid = await handle.find('[role="grid"]');
    for (let presses = 0; presses < 12 && !grid.contains(handle.root.activeElement); presses += 1) await press('Tab');
    equal(handle.focusedText(), 'Documents');
    await press('ArrowRight', 'Enter', ' ');
    await handle.stands('Documents', 'Overridden');
    await press('Shift+Tab');
    for (let presses = 0; presses < 12 && handle.focusedText() !== 'Save'; presses += 1) await press('Shift+Tab');
    await press('Enter');
    await handle.wasSaved();
    equal((await storedPlan(policy, 'documents')).enabled, false);
  });

  it('are shown, and not changed, to who may not manage policies', async () => {
    await open(policy, { permissions: { canManagePolicies: false } });
    await handle.sees('You don’t have permission to manage policies.');
    const names = handle.all('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    for (const name of ['Save', 'Undo', 'Add backup plan', 'Edit']) ok(!names.includes(name), name);
    await handle.openRow('Documents');
    await handle.press('Close');
    await handle.isClosed();
  });

  it('say that there is no such policy', async () => {
    handle = PolicyHandle.open('rmm-policy-backups', '999');
    await handle.sees('Policy not found');
    await handle.sees('It may have been deleted');
    await expectNoAxeViolations(handle.element);
  });

  it('speak Japanese', async () => {
    handle = PolicyHandle.open('rmm-policy-backups', policy, { locale: 'ja' });
    await handle.sees('バックアッププランを追加');
    await handle.stands('Documents', '継承');
  });
});
