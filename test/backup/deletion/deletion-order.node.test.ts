/** What of the backed-up things goes into which list of which call (spec 000 §7). */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { deletionOrder, isDeletable, orderKey } from '../../../src/backup/deletion/deletion-order.ts';
import { deepEqual, equal, notEqual, ok } from '../../support/assert.ts';
import { entry, plan } from './entries.ts';

const order = (...items: BackupEntry[]) => deletionOrder({ nodeId: 1, items });
const accepted = (...items: BackupEntry[]) => {
  const made = order(...items);
  if (typeof made === 'string') throw new Error(made);
  return made;
};
const file = entry({ type: 'file', id: 'f1' });
const folder = entry({ type: 'folder', id: 'd1' });
const volume = entry({ type: 'volume', id: '{v1}', image: true });

describe('What is ordered to be deleted', () => {
  it('is whole plans, by their ids and their names', () => {
    const items = [plan('p1', 'Documents'), plan('p2', 'Photos')];
    deepEqual(accepted(...items), {
      of: 'plans',
      nodeId: 1,
      items,
      planName: 'Documents, Photos',
      planIds: ['p1', 'p2'],
    });
  });

  it('is files, folders and volumes of one plan, each in its list', () => {
    const items = [file, folder, volume, entry({ type: 'file', id: 'row', fileId: 'f2' })];
    deepEqual(accepted(...items), {
      of: 'items',
      nodeId: 1,
      items,
      planName: 'Documents',
      planId: 'plan-1',
      fileIds: ['f1', 'f2'],
      folderIds: ['d1'],
      volumes: [{ fileId: '{v1}', planId: 'plan-1' }],
    });
  });

  it('names nothing twice', () => {
    const made = accepted(file, file, folder, folder, volume, volume);
    ok(made.of === 'items');
    deepEqual([made.fileIds, made.folderIds, made.volumes.length], [['f1'], ['d1'], 1]);
    const plans = accepted(plan('p1', 'A'), plan('p1', 'A'));
    ok(plans.of === 'plans');
    deepEqual(plans.planIds, ['p1']);
  });

  it('is cut where its name is longer than the call takes', () =>
    equal(accepted(plan('p1', 'x'.repeat(5000))).planName.length, 4096));

  it('is nothing of what goes only with what it belongs to', () => {
    const revision = entry({ type: 'revision', id: 'r1' });
    const inImage = entry({ type: 'file', id: 'f1', content: true });
    equal(isDeletable(revision), false);
    equal(isDeletable(inImage), false);
    equal(order(file, revision), 'not-deletable');
    equal(order(inImage), 'not-deletable');
    equal(order(), 'not-deletable');
  });

  it('is not plans and items at once, nor items of several plans', () => {
    equal(order(plan('plan-1', 'Documents'), file), 'mixed');
    equal(order(file, entry({ type: 'file', id: 'f2', planId: 'plan-2' })), 'several-plans');
  });

  it('is the same in another order, and another for another device', () => {
    const other = entry({ type: 'file', id: 'f2' });
    equal(orderKey(accepted(file, other)), orderKey(accepted(other, file)));
    notEqual(orderKey(accepted(file)), orderKey(accepted(other)));
    notEqual(
      orderKey(accepted(entry({ type: 'file', id: 'a' }))),
      orderKey(accepted(entry({ type: 'folder', id: 'a' }))),
    );
    notEqual(orderKey(accepted(file)), orderKey({ ...accepted(file), nodeId: 2 }));
  });
});
