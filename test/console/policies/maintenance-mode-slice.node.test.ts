/** How long maintenance lasts, and what it holds back. Source: spec 002 §5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { durationOf, maintenanceUnits } from '../../../src/console/policies/maintenance-duration.ts';
import { maintenanceModeSlice, stopsAutomation } from '../../../src/console/policies/maintenance-mode-slice.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = maintenanceModeSlice;
const configured = transitions.configure(defaults);
const lasting = (amount: number | null, unit: 'HOURS' | 'MINUTES') =>
  transitions.setDuration(configured, { amount, unit }).configured?.durationInSeconds;

describe('Maintenance mode', () => {
  it('lasts an hour as long as nobody says otherwise, and holds notifications back', () => {
    equal(configured.configured?.durationInSeconds, 3600);
    equal(configured.configured?.options.notifications, true);
  });

  it('lasts from 1 to 10000 hours or minutes, stored in seconds', () => {
    deepEqual([lasting(1, 'MINUTES'), lasting(10_000, 'MINUTES')], [60, 600_000]);
    deepEqual([lasting(1, 'HOURS'), lasting(10_000, 'HOURS')], [3600, 36_000_000]);
  });

  it('lasts no other time, and says why', () => {
    for (const unit of maintenanceUnits) {
      match(throws(() => lasting(0, unit), IllegalTransition).message, /tooSmall.*1/);
      match(throws(() => lasting(10_001, unit), IllegalTransition).message, /tooLarge.*10000/);
      match(throws(() => lasting(1.5, unit), IllegalTransition).message, /notWhole/);
      match(throws(() => lasting(Number.NaN, unit), IllegalTransition).message, /notWhole/);
      match(throws(() => lasting(null, unit), IllegalTransition).message, /required/);
    }
  });

  it('is shown in hours where it lasts whole ones', () => {
    deepEqual(durationOf(7200), { amount: 2, unit: 'HOURS' });
    deepEqual(durationOf(5400), { amount: 90, unit: 'MINUTES' });
    equal(durationOf(59), undefined);
    equal(durationOf(36_003_600), undefined);
  });

  it('may never expire', () => {
    equal(transitions.neverExpire(configured).configured?.durationInSeconds, null);
  });

  it('always holds notifications back', () => {
    throws(() => transitions.setOption(configured, 'notifications', false), IllegalTransition);
    equal(transitions.setOption(configured, 'alerts', true).configured?.options.alerts, true);
  });

  it('can be configured once', () => {
    throws(() => transitions.configure(configured), IllegalTransition);
    deepEqual(transitions.remove(configured), defaults);
    throws(() => transitions.remove(defaults), IllegalTransition);
    throws(() => transitions.neverExpire(defaults), IllegalTransition);
  });

  it('that is on and blocks scripting or tasks keeps this automation from running', () => {
    const mode = { id: '1', blocksScripting: false, blocksTasks: false };
    equal(stopsAutomation([mode]), false);
    equal(stopsAutomation([mode, { ...mode, id: '2', blocksScripting: true }]), true);
    equal(stopsAutomation([{ ...mode, blocksTasks: true }]), true);
  });
});
