/** What has no room goes into a menu: breadcrumb and toolbar. */
import { Breadcrumb } from '../../src/ui/breadcrumb/breadcrumb.tsx';
import { hiddenItems } from '../../src/ui/overflow/fit.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { Toolbar } from '../../src/ui/toolbar/toolbar.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, hover, press, unhover } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted?.remove());

describe('hiddenItems', () => {
  const row = { widths: [100, 100, 100], gap: 10, more: 30, leaving: [2, 1, 0] };

  it('hides nothing that fits to the pixel', () => {
    deepEqual([...hiddenItems({ ...row, available: 320 })], []);
  });

  it('counts the room of the menu button', () => {
    deepEqual([...hiddenItems({ ...row, available: 319 })], [2]);
    deepEqual([...hiddenItems({ ...row, available: 249 })], [2, 1]);
  });

  it('keeps what may not leave', () => {
    deepEqual([...hiddenItems({ ...row, leaving: [1], available: 10 })], [1]);
  });
});

describe('Breadcrumb', () => {
  const visited: string[] = [];
  const labels = ['All plans', 'Documents of the finance department', 'Quarterly closing', 'Consolidation', 'Invoices'];
  const crumbs = labels.map((label) => ({ id: label, label, onSelect: () => visited.push(label) }));
  const shown = () =>
    mounted
      .all('.breadcrumb-item:not(.breadcrumb-item-hidden)')
      .map((item) => item.querySelector('[aria-label]')?.ariaLabel ?? item.textContent);

  beforeEach(() => {
    visited.length = 0;
  });

  it('is a landmark with a list, whose last item is where one is', async () => {
    mounted = mount(<Breadcrumb label="Place" items={crumbs} />, { width: 1000 });
    equal((await mounted.find('nav')).ariaLabel, 'Place');
    deepEqual(shown(), labels);
    equal((await mounted.find('[aria-current="page"]')).textContent, 'Invoices');
    await click(await mounted.named('nav button', 'Quarterly closing'));
    await eventually(() => deepEqual(visited, ['Quarterly closing']));
  });

  it('folds its middle into a menu, and unfolds again', async () => {
    mounted = mount(<Breadcrumb label="Place" items={crumbs} />, { width: 380 });
    await mounted.find('nav');
    await eventually(() => deepEqual(shown(), ['All plans', 'Show hidden levels', 'Consolidation', 'Invoices']));
    await click(await mounted.named('button', 'Show hidden levels'));
    await eventually(() =>
      deepEqual(
        mounted.all('[role="menuitem"]').map((item) => item.textContent),
        ['Documents of the finance department', 'Quarterly closing'],
      ),
    );
    await click(await mounted.named('[role="menuitem"]', 'Quarterly closing'));
    await eventually(() => deepEqual(visited, ['Quarterly closing']));
    mounted.host.style.width = '1000px';
    await eventually(() => deepEqual(shown(), labels));
  });

  it('cuts a long name and shows it whole in a tooltip', async () => {
    const long = 'A folder whose name goes on and on, as names from a generator of names do when nobody stops them';
    mounted = mount(<Breadcrumb label="Place" items={[...crumbs, { id: 'long', label: long }]} />, { width: 300 });
    const current = await mounted.find('[aria-current="page"]');
    await eventually(() => ok(current.getBoundingClientRect().right <= mounted.host.getBoundingClientRect().right));
    await hover(current);
    equal((await mounted.find('[role="tooltip"]')).textContent, long);
    await unhover();
    await eventually(() => equal(mounted.all('[role="tooltip"]').length, 0));
  });
});

describe('Toolbar', () => {
  const pressed: string[] = [];
  const actions = ['Restore', 'Download', 'Sync to cloud', 'Delete'].map((label) => ({
    id: label,
    label,
    onSelect: () => pressed.push(label),
  }));
  const visible = () => mounted.all('button').filter((button) => getComputedStyle(button).visibility === 'visible');
  const names = () => visible().map((button) => button.ariaLabel ?? button.textContent);

  it('is one Tab stop, walked by arrows', async () => {
    mounted = mount(<Toolbar label="Actions" actions={actions} />, { width: 900 });
    await mounted.find('[role="toolbar"]');
    await press('Tab');
    equal(activeElement()?.textContent, 'Restore');
    await press('ArrowRight', 'ArrowRight');
    equal(activeElement()?.textContent, 'Sync to cloud');
    await press('End', 'ArrowRight');
    equal(activeElement()?.textContent, 'Restore');
    await press('ArrowLeft');
    equal(activeElement()?.textContent, 'Delete');
    equal(mounted.all('button').filter((button) => button.tabIndex === 0).length, 1);
  });

  it('turns its arrows around from right to left', async () => {
    mounted = mount(<Toolbar label="Actions" actions={actions} />, { width: 900, dir: 'rtl' });
    (await mounted.named('button', 'Restore')).focus();
    await press('ArrowLeft');
    equal(activeElement()?.textContent, 'Download');
  });

  it('folds all of it where there is no room at all', async () => {
    mounted = mount(
      <div style={{ inlineSize: 0, display: 'flex' }}>
        <Toolbar label="Actions" actions={actions} />
      </div>,
    );
    await mounted.find('.toolbar');
    await eventually(() => equal(mounted.all('.toolbar-item:not(.toolbar-item-hidden)').length, 0));
  });

  it('folds what has no room into a menu that does the same', async () => {
    pressed.length = 0;
    mounted = mount(<Toolbar label="Actions" actions={actions} />, { width: 260 });
    await mounted.find('[role="toolbar"]');
    await eventually(() => deepEqual(names(), ['Restore', 'Download', 'More actions']));
    await click(await mounted.named('button', 'More actions'));
    await click(await mounted.named('[role="menuitem"]', 'Delete'));
    await eventually(() => deepEqual(pressed, ['Delete']));
    mounted.host.style.width = '900px';
    await eventually(() => deepEqual(names(), ['Restore', 'Download', 'Sync to cloud', 'Delete']));
  });
});
