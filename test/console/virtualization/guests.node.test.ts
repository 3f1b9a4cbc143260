/** What becomes of a guest's power, and of the snapshot that it stands on. Source: spec 002 §3.5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { powerActions, powerStates } from '../../../src/console/virtualization/guest-power.ts';
import { guestsSlice, type VirtualizationGuest } from '../../../src/console/virtualization/guests-slice.ts';
import { mostSnapshots } from '../../../src/console/virtualization/snapshots.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';
import { bareMachine } from './bare-machine.ts';

const { transitions } = guestsSlice;
const snapshot = (id: string, parent_id: string | null) => ({ id, parent_id, name: `Snapshot ${id}`, created: 1 });
const guest: VirtualizationGuest = {
  ...bareMachine,
  name: 'HARBOR-DC-01',
  hostId: '1',
  operatingSystem: null,
  powerState: 'RUNNING',
  snapshots: [snapshot('1', null), snapshot('2', '1'), snapshot('3', '2')],
  currentSnapshotId: '3',
};
type State = { readonly guests: readonly VirtualizationGuest[] };
const state: State = { guests: [guest] };
const first = ({ guests: [one] }: State) => one as VirtualizationGuest;

describe('A guest', () => {
  it('goes from state to state as hypervisors let it', () => {
    const ways = powerStates.map((powerState) =>
      powerActions.filter((action) => {
        try {
          transitions.setPower({ guests: [{ ...guest, powerState }] }, '1', action);
          return true;
        } catch (error) {
          equal(error instanceof IllegalTransition, true);
          return false;
        }
      }),
    );
    deepEqual(ways, [['SHUT_DOWN', 'RESTART', 'SUSPEND', 'POWER_OFF'], ['START', 'POWER_OFF'], ['START']]);
  });

  it('uses nothing while it does not run', () => {
    const stopped = first(transitions.setPower(state, '1', 'SHUT_DOWN'));
    deepEqual([stopped.powerState, stopped.cpu.usedPercent, stopped.memory.used], ['STOPPED', 0, 0]);
    equal(first(transitions.setPower(state, '1', 'RESTART')).memory.used, 512);
  });

  it('goes on from a snapshot that was taken, and from the one that it is reverted to', () => {
    equal(first(transitions.addSnapshot(state, '1', snapshot('4', '3'))).currentSnapshotId, '4');
    const reverted = first(transitions.revertToSnapshot(state, '1', '1'));
    deepEqual([reverted.currentSnapshotId, reverted.powerState, reverted.snapshots.length], ['1', 'STOPPED', 3]);
    throws(() => transitions.revertToSnapshot(state, '1', '9'), IllegalTransition);
  });

  it('stands on the parent of a snapshot that was removed under it', () => {
    equal(first(transitions.removeSnapshot(state, '1', '3')).currentSnapshotId, '2');
    equal(first(transitions.removeSnapshot(state, '1', '1')).currentSnapshotId, '3');
    const alone: State = { guests: [{ ...guest, snapshots: [snapshot('1', null)], currentSnapshotId: '1' }] };
    equal(first(transitions.removeSnapshot(alone, '1', '1')).currentSnapshotId, null);
  });

  it('has only so many snapshots', () => {
    const full = Array.from({ length: mostSnapshots }, (_, index) => snapshot(String(index + 1), null));
    throws(
      () => transitions.addSnapshot({ guests: [{ ...guest, snapshots: full }] }, '1', snapshot('99', null)),
      IllegalTransition,
    );
  });

  it('takes all its details, or none', () => {
    const details = { tags: ['lab', 'lab'], owner: '3', warrantyStartDate: '2026-01-01', warrantyEndDate: null };
    const saved = first(transitions.setDetails(state, '1', details));
    deepEqual([saved.tags, saved.owner, saved.warrantyStartDate], [['lab'], '3', '2026-01-01']);
    throws(() => transitions.setDetails(state, '1', { ...details, warrantyEndDate: '2025-01-01' }), IllegalTransition);
  });
});
