/** What an organization says of its backups. Source: spec 002 §3.5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { backupSettingsSlice } from '../../../src/console/policies/backup-settings-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const { defaults, transitions } = backupSettingsSlice;
const added = transitions.add(transitions.load(defaults, '1', []), 'lockhart');
const of = (state: typeof added) => state.products[0];

describe('The backup settings of an organization', () => {
  it('have each product once, with all devices and no limit at first', () => {
    equal(of(added)?.mode, 'ALL');
    equal(of(added)?.bandwidthThrottle, false);
    throws(() => transitions.add(added, 'lockhart'), IllegalTransition);
    throws(() => transitions.setMode(added, 'other', 'SELECTED'), IllegalTransition);
  });

  it('choose or exclude a device, never both', () => {
    const chosen = transitions.chooseNodes(added, 'lockhart', [1, 2, 2]);
    deepEqual(of(chosen)?.nodeIds, [1, 2]);
    const excluded = transitions.excludeNodes(chosen, 'lockhart', [2, 3]);
    deepEqual([of(excluded)?.nodeIds, of(excluded)?.excludedNodeIds], [[1], [2, 3]]);
    const back = transitions.chooseNodes(excluded, 'lockhart', [3]);
    deepEqual([of(back)?.nodeIds, of(back)?.excludedNodeIds], [[3], [2]]);
  });

  it('keep a limit that is lifted for when there is one again', () => {
    const limited = transitions.throttle(added, 'lockhart', 512);
    deepEqual([of(limited)?.bandwidthThrottle, of(limited)?.bandwidthThrottleKb], [true, 512]);
    const lifted = of(transitions.throttle(limited, 'lockhart', null));
    deepEqual([lifted?.bandwidthThrottle, lifted?.bandwidthThrottleKb], [false, 512]);
  });
});
