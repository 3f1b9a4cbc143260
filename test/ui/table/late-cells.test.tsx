/** The code that draws cells comes late, or not at all. */
import { signal } from '@preact/signals-core';
import { createResource } from '../../../src/base/resource/resource.ts';
import { cellViews, cellViewsCss } from '../../../src/ui/table/cells/cell-views.ts';
import { CellsFailure } from '../../../src/ui/table/cells/cells-failure.tsx';
import { type cellViewsCode, useCellViews } from '../../../src/ui/table/cells/use-cell-views.ts';
import type { ShownColumn } from '../../../src/ui/table/table-model-types.ts';
import type { TableColumn } from '../../../src/ui/table/table-types.ts';
import { equal, eventually } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

const tags: TableColumn<object> = { id: 'tags', header: 'Tags', cell: { type: 'Tags' } };
const shownColumn = (column: TableColumn<object>): ShownColumn<object> => ({
  column,
  id: column.id,
  header: column.id,
  width: signal(100),
  isSortable: false,
});

function Probe({ columns, code }: { columns: readonly ShownColumn<object>[]; code: typeof cellViewsCode }) {
  const views = useCellViews(columns, code);
  return (
    <>
      <output>{views ? 'drawn' : 'texts'}</output>
      <CellsFailure model={{ columns: { shown: signal(columns) } }} code={code} />
    </>
  );
}

describe('The code that draws cells', () => {
  let mounted: Mounted;
  afterEach(() => mounted.remove());

  it('that does not come is told, with a Retry that fetches it', async () => {
    expectConsole(/no chunk/);
    let isAway = true;
    const code = createResource<void, { cellViews: typeof cellViews; cellViewsCss: string }>({
      read: async () => {
        if (isAway) throw new Error('no chunk');
        return { cellViews, cellViewsCss };
      },
    });
    const reported: unknown[] = [];
    mounted = mount(<Probe columns={[shownColumn(tags)]} code={code} />);
    mounted.host.addEventListener('rmm-error', (event) => reported.push(event));
    const retry = await mounted.named('[role="alert"] button', 'Retry');
    equal((await mounted.find('output')).textContent, 'texts');
    isAway = false;
    await click(retry);
    await eventually(() => equal(mounted.root.querySelector('output')?.textContent, 'drawn'));
    equal(mounted.all('[role="alert"]').length, 0);
    equal(reported.length, 1);
  });

  it('is not asked for, nor told of, where no column needs it', async () => {
    let asked = 0;
    const code = createResource<void, { cellViews: typeof cellViews; cellViewsCss: string }>({
      read: async () => {
        asked += 1;
        throw new Error('no chunk');
      },
    });
    mounted = mount(<Probe columns={[shownColumn({ id: 'name', header: 'Name' })]} code={code} />);
    await mounted.find('output');
    equal(asked, 0);
  });
});
