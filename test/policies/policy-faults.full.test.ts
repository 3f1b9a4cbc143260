/** Every call of policies, failing in every way of the reference server: what is said, and that nothing is lost. */
import { ok } from '../support/assert.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { unhover } from '../support/user.ts';
import { inheritAll, inheritAllPatches, PolicyHandle } from './policy-handle.ts';

before(unhover);

const policy = '4';

describe('A policy before a server that fails', () => {
  let handle: PolicyHandle;

  beforeEach(async () => {
    await signIn();
    await inheritAll(policy);
    await inheritAllPatches(policy);
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const [tag, part, row] of [
    ['rmm-policy-backups', 'backups', 'Documents'],
    ['rmm-patch-overrides', 'patches', 'KB5029244'],
  ] as const) {
    const call = `/policies/${policy}/${part}`;

    it(`says that it did not come, and asks again: ${part}`, async () => {
      await failInEveryWay({
        calls: [call],
        first: async () => {
          handle = PolicyHandle.open(tag, policy);
        },
        again: () => handle.press('Retry'),
        sees: (fault) => handle.sees(fault === 'not-found' ? 'Policy not found' : 'The policy couldn’t be loaded'),
      });
      await handle.press('Retry');
      await handle.row(row);
    });

    it(`says that it was not saved, keeps what was changed, and saves it once: ${part}`, async () => {
      handle = PolicyHandle.open(tag, policy);
      if (part === 'backups') await handle.pressIn(row, 'Enable Documents');
      else {
        await handle.openRow(row);
        await handle.choose('Approval', 'MANUAL');
        await handle.press('OK');
        await handle.isClosed();
      }
      await handle.stands(row, 'Overridden');
      await failInEveryWay({
        calls: [call],
        again: () => handle.press('Save'),
        sees: async () => {
          await handle.sees('The policy wasn’t saved');
          await handle.sees('1 unsaved change');
        },
      });
      await handle.press('Save');
      await handle.wasSaved();
      ok(!(await handle.element.isDirty()));
    });
  }

  it('says that the settings of its organization did not come, or were not saved', async () => {
    const calls = ['/backup-settings'];
    handle = PolicyHandle.open('rmm-policy-backups', '3');
    await failInEveryWay({
      calls,
      first: () => handle.tab('Organization settings'),
      again: () => handle.press('Retry'),
      sees: (fault) =>
        handle.sees(
          fault === 'not-found' ? 'Organization not found' : 'The organization’s backup settings couldn’t be loaded',
        ),
    });
    await handle.press('Retry');
    await handle.openRow('Cloud app backup');
    await handle.choose('Deploy to', 'WORKSTATIONS');
    await handle.press('OK');
    await handle.isClosed();
    await failInEveryWay({
      calls,
      again: () => handle.press('Save'),
      sees: () => handle.sees('The backup settings weren’t saved'),
    });
    await handle.press('Save');
    await handle.wasSaved();
  });
});
