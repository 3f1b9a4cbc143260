/** What becomes of snapshots that stand on one another. Source: spec 002 §3.5. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import {
  renamedSnapshot,
  type Snapshot,
  snapshotTree,
  withoutSnapshot,
  withSnapshot,
} from '../../../src/console/virtualization/snapshots.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const snapshot = (id: string, parent_id: string | null): Snapshot => ({
  id,
  parent_id,
  name: `Snapshot ${id}`,
  created: 1,
});
const tree = [snapshot('1', null), snapshot('2', '1'), snapshot('3', '2')];

describe('A snapshot', () => {
  it('stands on one that there is', () => {
    equal(withSnapshot(tree, snapshot('4', '3')).length, 4);
    throws(() => withSnapshot(tree, snapshot('4', '9')), IllegalTransition);
    throws(() => withSnapshot(tree, snapshot('3', '1')), IllegalTransition);
  });

  it('leaves what stood on it standing on its parent', () => {
    deepEqual(withoutSnapshot(tree, '2'), [snapshot('1', null), snapshot('3', '1')]);
    deepEqual(withoutSnapshot(tree, '1')[0]?.parent_id, null);
  });

  it('has another name and no other place when it is renamed', () => {
    deepEqual(renamedSnapshot(tree, '3', 'After the update')[2], { ...snapshot('3', '2'), name: 'After the update' });
  });
});

describe('Snapshots', () => {
  it('never stand on themselves, nor on nothing', () => {
    const isRead = (snapshots: Snapshot[]) => snapshotTree.safeParse(snapshots).success;
    equal(isRead(tree), true);
    equal(isRead([...tree].reverse()), true);
    equal(isRead([snapshot('1', '1')]), false);
    equal(isRead([snapshot('1', '2'), snapshot('2', '1')]), false);
    equal(isRead([snapshot('1', '9')]), false);
  });
});
