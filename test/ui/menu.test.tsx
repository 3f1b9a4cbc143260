import { Button } from '../../src/ui/button/button.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import type { MenuItem } from '../../src/ui/menu/menu-items.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, hover, press, type, unhover } from '../support/user.ts';
import { type Mounted, mount, settled } from './mount.tsx';
import { resizePage } from './viewport.ts';

describe('Menu', () => {
  let mounted: Mounted;
  let chosen: string[];
  let trigger: HTMLElement;
  const items: MenuItem[] = [
    { id: 'restore', label: 'Restore', onSelect: () => chosen.push('restore') },
    { id: 'rename', label: 'Rename', onSelect: () => chosen.push('rename') },
    { id: 'sync', label: 'Sync', disabledReason: 'The device is offline.', onSelect: () => chosen.push('sync') },
    { id: 'line', separator: true },
    { id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => chosen.push('delete') },
  ];
  const focused = () => activeElement()?.textContent;
  const isOpen = () => mounted.all('[role="menu"]').length === 1;
  const closed = () => eventually(() => equal(isOpen(), false));

  beforeEach(async () => {
    chosen = [];
    mounted = mount(
      <>
        <Menu trigger={<Button>Options</Button>} items={items} />
        <Button>Next</Button>
      </>,
    );
    trigger = await mounted.named('button', 'Options');
  });
  afterEach(async () => {
    mounted.remove();
    await unhover();
  });

  it('opens by a press and runs what is pressed', async () => {
    await click(trigger);
    equal(trigger.ariaExpanded, 'true');
    const item = await mounted.named('[role="menuitem"]', 'Delete');
    await settled(mounted);
    await click(item);
    await closed();
    deepEqual(chosen, ['delete']);
    equal(activeElement(), trigger);
    equal(trigger.ariaExpanded, 'false');
  });

  it('is walked by arrows, Home and End, around its ends', async () => {
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => equal(focused(), 'Restore'));
    await press('ArrowUp');
    equal(focused(), 'Delete');
    await press('ArrowDown', 'ArrowDown');
    equal(focused(), 'Rename');
    await press('End');
    equal(focused(), 'Delete');
    await press('Home');
    equal(focused(), 'Restore');
    await press('Enter');
    await eventually(() => deepEqual(chosen, ['restore']));
  });

  it('rings the item that a key has come to, and not the one that is pointed at', async () => {
    const ring = () => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement() ?? trigger);
      return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
    };
    await click(trigger);
    const item = await mounted.named('[role="menuitem"]', 'Rename');
    await settled(mounted);
    await hover(item);
    await eventually(() => equal(focused(), 'Rename'));
    equal(ring(), 'none');
    await press('ArrowUp');
    equal(focused(), 'Restore');
    const probe = await mounted.find('.menu');
    probe.style.color = 'var(--focus)';
    equal(ring(), `2px ${getComputedStyle(probe).color}`);
  });

  it('opens at its end by ArrowUp and at its start by Enter', async () => {
    trigger.focus();
    await press('ArrowUp');
    await eventually(() => equal(focused(), 'Delete'));
    await press('Escape');
    await closed();
    equal(activeElement(), trigger);
    await press('Enter');
    await eventually(() => equal(focused(), 'Restore'));
  });

  it('goes to what is typed', async () => {
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => equal(focused(), 'Restore'));
    await type('ren');
    await eventually(() => equal(focused(), 'Rename'));
  });

  it('closes by a press outside without taking the focus along', async () => {
    await click(trigger);
    await eventually(isOpen);
    const next = await mounted.named('button', 'Next');
    await click(next);
    await closed();
    ok(activeElement() !== trigger);
  });

  it('closes by Tab and goes on behind its button', async () => {
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => equal(focused(), 'Restore'));
    await press('Tab');
    await closed();
    equal(focused(), 'Next');
  });

  it('finds what is disabled, tells why and does not run it', async () => {
    trigger.focus();
    await press('ArrowDown');
    await eventually(() => equal(focused(), 'Restore'));
    await press('ArrowDown', 'ArrowDown');
    equal(focused(), 'Sync');
    equal((await mounted.find('[role="tooltip"]')).textContent, 'The device is offline.');
    await press('Enter');
    deepEqual(chosen, []);
    ok(isOpen());
  });

  it('follows the pointer', async () => {
    await click(trigger);
    const item = await mounted.named('[role="menuitem"]', 'Rename');
    await settled(mounted);
    await hover(item);
    await eventually(() => equal(focused(), 'Rename'));
  });

  it('stays inside the window, whatever the ancestors do', async () => {
    mounted.host.style.cssText =
      'position: fixed; right: 0; bottom: 0; width: 90px; transform: scale(1); overflow: hidden';
    await resizePage(400, 400);
    await click(trigger);
    const menu = await mounted.find('[role="menu"]');
    await eventually(() => {
      const box = menu.getBoundingClientRect();
      ok(box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight, JSON.stringify(box));
      ok(box.bottom <= trigger.getBoundingClientRect().top, 'above its button');
    });
    await resizePage(1280, 800);
  });
});
