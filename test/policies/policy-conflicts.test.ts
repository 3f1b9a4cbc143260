/** A policy that two people edit: both versions are shown plan by plan, and nothing is overwritten or lost. */
import { deepEqual, equal, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { changePlan, inheritAll, PolicyHandle, storedPlan, storedPlans } from './policy-handle.ts';

before(unhover);

const policy = '4';

describe('Backup plans that somebody else saved meanwhile', () => {
  let handle: PolicyHandle;

  beforeEach(async () => {
    await signIn();
    await inheritAll(policy);
    await changePlan('1', 'documents', { keepDays: 30 });
    handle = PolicyHandle.open('rmm-policy-backups', policy);
    await handle.openRow('Documents');
    await handle.write('Keep for', '40');
    await handle.press('OK');
    await handle.isClosed();
    await handle.pressIn('Full image', 'Enable Full image');
  });
  afterEach(() => handle.remove());

  it('are shown in both versions, where only those that both changed have to be decided', async () => {
    await changePlan(policy, 'documents', { keepDays: 50 });
    await changePlan(policy, 'databases', { keepDays: 91 });
    await handle.press('Save');
    await handle.sees('Aiko Tanaka saved this meanwhile');
    await handle.sees('Both of you changed it');
    equal((await storedPlan(policy, 'documents')).settings.keepDays, 50, 'nothing is overwritten');
    await expectNoAxeViolations(handle.element);
    const groups = handle.all('[role="alertdialog"] [role="radiogroup"]');
    equal(groups.length, 3);
    const documents = groups.find(({ textContent }) => textContent?.startsWith('Documents'));
    ok(documents);
    documents.querySelector<HTMLElement>('input[value="own"]')?.click();
    await handle.press('Save');
    await handle.wasSaved();
    const stored = await storedPlans(policy);
    const kept = (id: string) => stored.find(({ identifier }) => identifier === id);
    deepEqual(
      [kept('documents')?.settings.keepDays, kept('databases')?.settings.keepDays, kept('full-image')?.enabled],
      [40, 91, false],
    );
  });

  it('stay as they are here where nobody decides yet', async () => {
    await changePlan('1', 'documents', { keepDays: 33 });
    await handle.press('Save');
    await handle.sees('saved this meanwhile');
    await press('Escape');
    await handle.isClosed();
    await handle.sees('2 unsaved changes');
  });
});
