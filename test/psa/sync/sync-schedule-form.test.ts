/** When the first provider’s sync runs, before the reference server. Source: spec 002 §2.6. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { send, settingsPath } from './sync-calls.ts';

before(unhover);

const monthly = {
  enabled: false,
  schedule: {
    repeats: 'MONTHLY',
    repeatsEveryCount: 1,
    dayOfMonth: 1,
    startDate: '2026-01-01',
    runAtHour: 9,
    runAtMinute: 0,
    end: { type: 'NEVER' },
  },
};
type Settings = typeof monthly & { nextRun: number | null };

describe('The schedule of the agreement sync', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => {
    await signIn();
    await send('PUT', settingsPath, monthly);
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const stored = () => send<Settings>('GET', settingsPath);
  const openSchedule = async (configuration = {}) => {
    handle = PsaPageHandle.open('first', 'products', configuration);
    await handle.tab('Sync');
    await handle.sees('Day of Month');
  };
  const turnOn = async () => click(await handle.field('Enabled'));

  it('is fixed to Monthly without a recur-every field, and says when it runs next', async () => {
    await openSchedule();
    const repeats = await handle.field<HTMLSelectElement>('Repeats');
    equal(repeats.value, 'MONTHLY');
    equal(repeats.getAttribute('aria-readonly') === 'true' || repeats.disabled, true);
    equal(handle.all('label').filter(({ textContent }) => /recur/i.test(textContent ?? '')).length, 0);
    await handle.sees('Turns on product agreement synchronization on a schedule');
    await handle.sees('Synchronization is off');
    await expectNoAxeViolations(handle.element);
    await turnOn();
    await handle.sees('Save your changes');
    await handle.press('Save');
    await handle.sees(/Next run: .*9:00/);
    ok((await stored()).enabled);
    deepEqual(handle.saved(), ['saveAgreementSync']);
  });

  it('gives back what is stored when changes are discarded', async () => {
    await openSchedule();
    await turnOn();
    await handle.press('Discard changes');
    await eventually(async () => equal((await handle.field('Enabled')).checked, false));
    await handle.sees('Synchronization is off');
    equal((await stored()).enabled, false);
  });

  it('cannot be changed without the permission, and says why', async () => {
    await openSchedule({ permissions: { canManageIntegrations: false } });
    await handle.sees('You don’t have permission to manage integrations');
    equal(handle.all('button').filter(({ textContent }) => textContent === 'Save').length, 0);
    await turnOn();
    equal((await handle.field('Enabled')).checked, false);
  });

  it('says that it did not come, and asks again', async () => {
    await failInEveryWay({
      calls: [settingsPath],
      async first() {
        handle = PsaPageHandle.open('first', 'products');
        await handle.tab('Sync');
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The schedule couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees('Day of Month');
  });

  it('is kept as it was edited when saving fails, and saved when that is pressed again', async () => {
    await openSchedule();
    await turnOn();
    await failInEveryWay({
      calls: [settingsPath],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('The schedule couldn’t be saved');
        ok((await handle.field('Enabled')).checked);
      },
    });
    await handle.press('Save');
    // Not the list of the next runs, which is there before.
    await handle.sees(/Next run: /);
    ok((await stored()).enabled);
  });
});
