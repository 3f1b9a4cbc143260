import { createSettingsDraft } from '../../../src/ui/table/settings/settings-draft.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const columns = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  header: id,
  isRemovable: id !== 'a',
  disableSortBy: id === 'c',
}));
const settings = {
  sortBy: [{ id: 'b', desc: true }],
  visibleColumnIds: ['a', 'b', 'c'],
  columnWidths: { b: 120 },
  autoRefreshEnabled: false,
  switches: { own: true },
};
const draft = (maximumColumns = 20) => createSettingsDraft({ columns, settings, maximumColumns });

describe('Settings while they are edited', () => {
  it('begin as they are, and are dirty only while they differ', () => {
    const edited = draft();
    deepEqual(edited.result(), settings);
    equal(edited.isDirty.value, false);
    edited.setSwitch('own', false);
    equal(edited.isDirty.value, true);
    edited.setSwitch('own', true);
    equal(edited.isDirty.value, false);
  });

  it('lose the order when its column goes', () => {
    const edited = draft();
    edited.remove('b');
    deepEqual(edited.result().sortBy, []);
    deepEqual(edited.visibleColumnIds.value, ['a', 'c']);
  });

  it('keep a column that has to stay', () => {
    const edited = draft();
    edited.remove('a');
    deepEqual(edited.visibleColumnIds.value, ['a', 'b', 'c']);
  });

  it('take no more columns than there may be', () => {
    const edited = draft(3);
    equal(edited.isFull.value, true);
    edited.add('d');
    deepEqual(edited.visibleColumnIds.value, ['a', 'b', 'c']);
    edited.remove('c');
    edited.add('d');
    deepEqual(edited.visibleColumnIds.value, ['a', 'b', 'd']);
  });

  it('cannot be saved without a column', () => {
    const edited = createSettingsDraft({
      columns: columns.map((column) => ({ ...column, isRemovable: true })),
      settings,
      maximumColumns: 20,
    });
    for (const id of ['a', 'b', 'c']) edited.remove(id);
    equal(edited.canSave.value, false);
    edited.add('d');
    equal(edited.canSave.value, true);
  });

  it('move columns, within their ends', () => {
    const edited = draft();
    edited.moveTo('a', 99);
    deepEqual(edited.visibleColumnIds.value, ['b', 'c', 'a']);
    edited.moveTo('a', -1);
    deepEqual(edited.visibleColumnIds.value, ['a', 'b', 'c']);
    edited.moveTo('nobody', 0);
    deepEqual(edited.visibleColumnIds.value, ['a', 'b', 'c']);
  });

  it('sort by columns that are shown and can be sorted by', () => {
    const edited = draft();
    deepEqual(edited.sortableIds.value, ['a', 'b']);
    edited.sortBy('a');
    deepEqual(edited.result().sortBy, [{ id: 'a', desc: true }]);
    edited.setDescending(false);
    deepEqual(edited.result().sortBy, [{ id: 'a', desc: false }]);
    edited.sortBy(undefined);
    deepEqual(edited.result().sortBy, []);
  });
});
