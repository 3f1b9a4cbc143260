import { activeElement } from '../../../src/ui/shadow-dom.ts';
import type { SettingsStore, TableOptions } from '../../../src/ui/table/table-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, drag, press as pressKeys } from '../../support/user.ts';
import { settled } from '../mount.tsx';
import { button, choose, type Device, model, mounted, press, said, show, takeAway } from './data-table-bench.tsx';

let kept: Map<string, string>;
const store: SettingsStore = {
  read: (id) => kept.get(id),
  write: (id, text) => void kept.set(id, text),
  remove: (id) => void kept.delete(id),
};

async function open(options: Partial<TableOptions<Device>> = {}) {
  await show({ tableId: 'test', settingsStore: store, ...options });
  await press('Table settings');
  await mounted.find('dialog .column-item');
  await settled(mounted);
}

const isOpen = () => mounted.all('dialog').length > 0;
const shown = () => model.columns.shown.peek().map(({ id }) => id);
const listed = () => mounted.all('.column-item-name').map(({ textContent }) => textContent);
const box = (label: string) => mounted.named('dialog .checkbox', label);
const counter = () => mounted.root.querySelector('.settings-counter')?.textContent;

describe('Table settings', () => {
  beforeEach(() => {
    kept = new Map();
  });
  afterEach(takeAway);

  it('offer columns by group, with their tags, but none that is not to be offered', async () => {
    await open();
    equal((await mounted.find('dialog h2')).textContent, 'Table settings');
    deepEqual(
      mounted.all('.column-group-name').map(({ textContent }) => textContent),
      ['General', 'Technical', 'Other'],
    );
    deepEqual(
      mounted.all('.column-choice').map(({ textContent }) => textContent),
      ['Name', 'StatusLive', 'System', 'Cost', 'Seen'],
    );
  });

  it('change nothing until they are saved', async () => {
    await open();
    equal(counter(), '4 column(s) selected out of 20');
    await click(await box('Seen'));
    await click(await box('System'));
    await eventually(() => deepEqual(listed(), ['Name', 'Status', 'Cost', 'Seen']));
    deepEqual(shown(), ['name', 'status', 'system', 'cost']);
    await press('Save');
    await eventually(() => equal(isOpen(), false));
    deepEqual(shown(), ['name', 'status', 'cost', 'seen']);
    ok(kept.get('test')?.includes('seen'));
    equal(activeElement(), await button('Table settings'));
  });

  it('sort by a column that can be sorted by', async () => {
    await open();
    await click(await mounted.find('dialog [role="combobox"]'));
    await mounted.named('[role="option"]', 'Name');
    deepEqual(
      mounted.all('[role="option"]').map(({ textContent }) => textContent),
      ['Name', 'Status', 'System'],
    );
    await click(await mounted.named('[role="option"]', 'Status'));
    await choose('Sort Direction', 'Descending');
    await press('Save');
    await eventually(() => deepEqual(model.columns.sortBy.peek(), [{ id: 'status', desc: true }]));
    await eventually(() => deepEqual(said(), ['Sorted by Status, descending']));
  });

  it('change the order by keyboard, and keep the focus on what is moved', async () => {
    await open();
    (await button('Move Status')).focus();
    await pressKeys('ArrowDown');
    await eventually(() => deepEqual(listed(), ['Name', 'System', 'Status', 'Cost']));
    await eventually(() => equal(activeElement()?.ariaLabel, 'Move Status'));
    await pressKeys('Home');
    await eventually(() => deepEqual(listed(), ['Status', 'Name', 'System', 'Cost']));
    await eventually(() => equal(activeElement()?.ariaLabel, 'Move Status'));
    await pressKeys('ArrowUp');
    await eventually(() => deepEqual(said(), ['Status is now column 3 of 4', 'Status is now column 1 of 4']));
    await press('Save');
    await eventually(() => deepEqual(shown(), ['status', 'name', 'system', 'cost']));
  });

  it('change the order by dragging', async () => {
    await open();
    await drag(await button('Move Cost'), await button('Move Status'));
    await eventually(() => deepEqual(listed(), ['Name', 'Cost', 'Status', 'System']));
  });

  it('keep what cannot be removed', async () => {
    await open();
    const name = await mounted.find<HTMLInputElement>('.column-choice input');
    equal(name.ariaDisabled, 'true');
    await click(await box('Name'));
    equal(name.checked, true);
    deepEqual(
      mounted.all('.column-item button').map((one) => one.ariaLabel),
      ['Move Name', 'Move Status', 'Remove Status', 'Move System', 'Remove System', 'Move Cost', 'Remove Cost'],
    );
  });

  it('lose the order together with its column', async () => {
    await open({ initialSortBy: [{ id: 'status', desc: false }] });
    await press('Remove Status');
    await press('Save');
    await eventually(() => deepEqual(model.columns.sortBy.peek(), []));
  });

  it('refuse to be saved without a column', async () => {
    await open({ columns: [{ id: 'name', header: 'Name' }] });
    await press('Remove Name');
    const save = await button('Save');
    await eventually(() => equal(save.ariaDisabled, 'true'));
    await click(save);
    equal(isOpen(), true);
    deepEqual(shown(), ['name']);
  });

  it('take no more columns than there may be, and say so', async () => {
    await open({ maximumColumns: 4 });
    equal(counter(), '4 column(s) selected out of 4');
    equal(
      (await mounted.find('dialog [role="alert"]')).textContent,
      'This table has reached maximum amount of columns.',
    );
    await click(await box('Seen'));
    deepEqual(listed(), ['Name', 'Status', 'System', 'Cost']);
    await press('Remove Cost');
    await click(await box('Seen'));
    await eventually(() => deepEqual(listed(), ['Name', 'Status', 'System', 'Seen']));
  });

  it('find columns by what is typed', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, header: `Column ${index}` }));
    await open({ columns: many });
    await click(await mounted.find('dialog input[type="search"]'));
    await pressKeys('1', '1');
    await eventually(() => equal(mounted.all('.column-choice').length, 1));
    await pressKeys('x');
    await mounted.find('.column-none');
  });

  it('have the caller’s switches, and the refresh only where there is something to refresh by', async () => {
    await open({ extraSwitches: [{ name: 'own', label: 'Group by site' }] });
    equal(mounted.all('dialog [role="switch"]').length, 1);
    takeAway();
    await open({ extraSwitches: [{ name: 'own', label: 'Group by site' }], autoRefresh: { pollEvery: 60_000 } });
    const [own, refresh] = mounted.all('dialog [role="switch"]');
    ok(own && refresh);
    await click(own);
    await click(refresh);
    await press('Save');
    await eventually(() => equal(isOpen(), false));
    equal(model.settings.switchOf('own'), true);
    equal(model.refresh.isAutomatic.peek(), true);
  });

  it('go back to defaults, and say so', async () => {
    await open();
    await click(await box('System'));
    await press('Save');
    await eventually(() => ok(kept.has('test')));
    await press('Table settings');
    await mounted.find('dialog .column-item');
    await press('Reset to defaults');
    await eventually(() => equal(isOpen(), false));
    deepEqual(shown(), ['name', 'status', 'system', 'cost']);
    equal(kept.has('test'), false);
    equal((await mounted.find('.notice')).textContent, 'Default settings restored successfully');
  });

  it('ask before changes are thrown away', async () => {
    await open();
    await pressKeys('Escape');
    await eventually(() => equal(isOpen(), false));
    await press('Table settings');
    await mounted.find('dialog .column-item');
    await click(await box('Seen'));
    await pressKeys('Escape');
    await mounted.find('[role="alertdialog"]');
    await press('Keep editing');
    await eventually(() => equal(mounted.all('[role="alertdialog"]').length, 0));
    deepEqual(listed(), ['Name', 'Status', 'System', 'Cost', 'Seen']);
    await pressKeys('Escape');
    await press('Discard changes');
    await eventually(() => equal(isOpen(), false));
    deepEqual(shown(), ['name', 'status', 'system', 'cost']);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`have nothing that axe finds, ${theme}`, async () => {
      await show({ maximumColumns: 4, autoRefresh: { pollEvery: 60_000 } }, { theme });
      await press('Table settings');
      await mounted.find('dialog .column-item');
      await expectNoAxeViolations(mounted.host);
    });
  }
});
