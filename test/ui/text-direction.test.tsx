/** A text of a page or a server may run in another direction than the element: it then ends where it ends. */
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../src/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../../src/ui/button/button.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { EmptyState } from '../../src/ui/empty-state/empty-state.tsx';
import { InlineAlert } from '../../src/ui/inline-alert/inline-alert.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import { ProgressBar } from '../../src/ui/progress-bar/progress-bar.tsx';
import { RadioGroup } from '../../src/ui/radio-group/radio-group.tsx';
import { Switch } from '../../src/ui/switch/switch.tsx';
import { DataTable } from '../../src/ui/table/data-table.tsx';
import { Tooltip } from '../../src/ui/tooltip/tooltip.tsx';
import { equal, eventually, ok } from '../support/assert.ts';
import { drawnEnds } from '../support/drawn-ends.ts';
import { click, hover, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const text = 'Ask them first.';
const nothing = () => undefined;

const endsOf = (words: string) => drawnEnds(mounted.root, words);

interface Row {
  id: string;
  name: string;
}

const table = (rows: Row[]) => (
  <DataTable
    label="Devices"
    columns={[{ id: 'name', header: rows.length > 0 ? text : 'Name', value: (row: Row) => row.name }]}
    rows={rows}
    rowId={(row) => row.id}
    emptyText={text}
  />
);

const places: [string, ReactNode][] = [
  ['a label', <Switch key="1" label={text} checked onChange={nothing} />],
  ['a hint', <Switch key="2" label="Updates" hint={text} checked onChange={nothing} />],
  ['an error', <Switch key="3" label="Updates" error={text} checked onChange={nothing} />],
  [
    'a choice',
    <RadioGroup key="4" label="Owner" options={[{ value: 'a', label: text }]} value="a" onChange={nothing} />,
  ],
  [
    'what is said of a choice',
    <RadioGroup
      key="5"
      label="Owner"
      options={[{ value: 'a', label: 'They', description: text }]}
      value="a"
      onChange={nothing}
    />,
  ],
  ['the title of what is empty', <EmptyState key="6" title={text} />],
  ['the text of what is empty', <EmptyState key="7" title="Nothing" text={text} />],
  ['an alert', <InlineAlert key="8">{text}</InlineAlert>],
  [
    'the title of a dialog',
    <Dialog key="9" title={text} onClose={nothing}>
      Content
    </Dialog>,
  ],
  ['a step of a path', <Breadcrumb key="10" label="Path" items={[{ id: 'a', label: text }]} />],
  ['what makes progress', <ProgressBar key="11" label={text} value={10} />],
  ['an empty table', <div key="12">{table([])}</div>],
  ['the head of a column', <div key="13">{table([{ id: 'a', name: 'Laptop' }])}</div>],
];

describe('A text in a right-to-left element', () => {
  for (const [name, view] of places)
    it(`runs in its own direction as ${name}`, async () => {
      mounted = mount(view, { dir: 'rtl', lang: 'ar', width: 600 });
      await eventually(() => {
        const ends = endsOf(text);
        ok(ends, 'it is not shown');
        ok(ends.first < ends.stop, 'it does not end at its end');
      });
    });

  it('runs in its own direction in a cell, which begins where its column does', async () => {
    mounted = mount(table([{ id: 'a', name: 'Intel(R) Core(TM)' }]), { dir: 'rtl', lang: 'ar', width: 600 });
    await eventually(() => ok(endsOf('Intel(R) Core(TM)')));
    const ends = endsOf('Intel(R) Core(TM)');
    ok(ends && ends.first < ends.stop, 'it does not end at its end');
    const cell = (await mounted.find('[aria-rowindex="2"] .table-cell')).getBoundingClientRect();
    ok(cell.right - ends.stop < 30, `${cell.right - ends.stop} px from where the column begins`);
  });

  it('runs in its own direction in a menu and in a tooltip', async () => {
    mounted = mount(<Menu trigger={<Button>Options</Button>} items={[{ id: 'a', label: text, onSelect: nothing }]} />, {
      dir: 'rtl',
    });
    await click(await mounted.named('button', 'Options'));
    await mounted.named('[role="menuitem"]', text);
    const inMenu = endsOf(text);
    ok(inMenu && inMenu.first < inMenu.stop);
    mounted.remove();

    mounted = mount(
      <Tooltip text={text}>
        <button type="button">Options</button>
      </Tooltip>,
      { dir: 'rtl' },
    );
    await hover(await mounted.named('button', 'Options'));
    equal((await mounted.find('[role=tooltip]')).textContent, text);
    const inTooltip = endsOf(text);
    ok(inTooltip && inTooltip.first < inTooltip.stop);
  });
});
