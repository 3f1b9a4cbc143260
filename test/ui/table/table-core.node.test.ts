/** A press on a header, when the code that says what it makes of the order is not there yet. */
import { createResource } from '../../../src/base/resource/resource.ts';
import { createTableCore } from '../../../src/ui/table/model/table/table-core.ts';
import { toggledSort } from '../../../src/ui/table/model/table/table-core-bridge.ts';
import { deepEqual, equal, match } from '../../support/assert.ts';

describe('A press on a header', () => {
  let reports: string[];
  let kept: number;
  let isOnline: boolean;
  beforeEach(() => {
    [reports, kept, isOnline] = [[], 0, true];
  });

  function make() {
    const code = createResource({
      read: async () => {
        if (!isOnline) throw new Error('The network is gone.');
        return { toggledSort };
      },
    });
    const core = createTableCore((error) => reports.push(String(error)), code);
    core.setColumns([
      { id: 'name', isSortable: true },
      { id: 'size', isSortable: false },
    ]);
    const press = (id: string) =>
      core.toggleSort(id, false, () => {
        kept += 1;
      });
    return { core, code, press };
  }

  it('waits for the code, as does the next one', async () => {
    const { core, code, press } = make();
    press('name');
    press('name');
    deepEqual([core.sortingCode.state.value, core.sortBy.value, kept], ['loading', [], 0]);
    await code.settled();
    deepEqual(core.sortBy.value, [{ id: 'name', desc: true }]);
    deepEqual([core.sortingCode.state.value, kept], ['idle', 2]);
    press('name');
    deepEqual(core.sortBy.value, []);
  });

  it('does nothing to a column that cannot be sorted', async () => {
    const { core, code, press } = make();
    press('size');
    await code.settled();
    deepEqual(core.sortBy.value, []);
  });

  it('says that the code did not come, and is done once it has', async () => {
    const { core, code, press } = make();
    isOnline = false;
    core.sortingCode.want();
    await code.settled();
    deepEqual([core.sortingCode.state.value, reports], ['idle', []], 'nobody has pressed');
    press('name');
    await code.settled();
    equal(core.sortingCode.state.value, 'failed');
    match(reports.join(), /The network is gone/);
    isOnline = true;
    core.sortingCode.want();
    await code.settled();
    deepEqual([core.sortingCode.state.value, core.sortBy.value], ['idle', [{ id: 'name', desc: false }]]);
  });

  it('is forgotten where the user gives it up', async () => {
    const { core, code, press } = make();
    isOnline = false;
    press('name');
    await code.settled();
    core.sortingCode.giveUp();
    isOnline = true;
    core.sortingCode.want();
    await code.settled();
    deepEqual([core.sortingCode.state.value, core.sortBy.value], ['idle', []]);
  });
});
