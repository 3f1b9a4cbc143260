import { Button } from '../../src/ui/button/button.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import type { MenuItem, MenuItems } from '../../src/ui/menu/menu-items.ts';
import { isAimedAt } from '../../src/ui/menu/submenu-aim.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { holdTimers } from '../support/held-timers.ts';
import { click, hover, press, unhover } from '../support/user.ts';
import { focusedItem } from './focused-item.ts';
import { type Mounted, type MountOptions, mount, settled } from './mount.tsx';
import { resizePage } from './viewport.ts';

let mounted: Mounted;
let chosen: string[];
let trigger: HTMLElement;

const act = (id: string, label: string): MenuItem => ({ id, label, onSelect: () => chosen.push(id) });
const nested: MenuItem[] = [
  act('open', 'Open'),
  {
    id: 'export',
    label: 'Export',
    items: [act('csv', 'CSV'), { id: 'more', label: 'More', items: [act('pdf', 'PDF'), act('html', 'HTML')] }],
  },
  { id: 'share', label: 'Share', items: [act('mail', 'E-mail'), act('link', 'Link')] },
  act('delete', 'Delete'),
];

const menus = () => mounted.all('[role="menu"]');
const isOpen = (label: string) =>
  menus().some((menu) => [...menu.querySelectorAll('.menu-item-label')].some((item) => item.textContent === label));
const item = (name: string) =>
  eventually(() => {
    const found = mounted.all('.menu-item').find((one) => one.textContent?.startsWith(name));
    return found ?? null;
  });

async function show(items: MenuItems, options?: MountOptions) {
  chosen = [];
  mounted = mount(
    <>
      <Menu trigger={<Button>Options</Button>} items={items} />
      <Button>Next</Button>
    </>,
    options,
  );
  trigger = await mounted.named('button', 'Options');
}

async function openByKey() {
  trigger.focus();
  await press('ArrowDown');
}

/** The code of a list comes with the first that is opened: until then nothing has to come to rest. */
async function openByPointer() {
  await click(trigger);
  await item('Open');
  await settled(mounted);
}

afterEach(async () => {
  mounted.remove();
  await unhover();
});

describe('a submenu by keyboard', () => {
  it('opens by ArrowRight and Enter, and is left level by level by ArrowLeft and Escape', async () => {
    await show(nested);
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Open'));
    await press('ArrowDown');
    equal(focusedItem(), 'Export');
    equal(activeElement()?.ariaExpanded, 'false');
    await press('ArrowRight');
    await eventually(() => equal(focusedItem(), 'CSV'));
    await press('ArrowDown', 'Enter');
    await eventually(() => equal(focusedItem(), 'PDF'));
    equal(menus().length, 3);
    await press('ArrowLeft');
    await eventually(() => equal(focusedItem(), 'More'));
    equal(menus().length, 2);
    await press('Escape');
    await eventually(() => equal(focusedItem(), 'Export'));
    equal(menus().length, 1);
    await press('Escape');
    await eventually(() => equal(menus().length, 0));
    equal(activeElement(), trigger);
  });

  it('runs what is chosen in the deepest level and closes them all', async () => {
    await show(nested);
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Open'));
    await press('ArrowDown', 'ArrowRight');
    await eventually(() => equal(focusedItem(), 'CSV'));
    await press('ArrowDown', 'ArrowRight');
    await eventually(() => equal(focusedItem(), 'PDF'));
    await press('End', 'Enter');
    await eventually(() => deepEqual(chosen, ['html']));
    await eventually(() => equal(menus().length, 0));
    equal(activeElement(), trigger);
  });

  it('is mirrored where reading goes from right to left', async () => {
    await show(nested, { dir: 'rtl' });
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Open'));
    await press('ArrowDown', 'ArrowRight');
    equal(menus().length, 1);
    await press('ArrowLeft');
    await eventually(() => equal(focusedItem(), 'CSV'));
    await press('ArrowRight');
    await eventually(() => equal(focusedItem(), 'Export'));
  });

  it('is closed with everything by Tab, which goes on behind the button', async () => {
    await show(nested);
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Open'));
    await press('ArrowDown', 'ArrowRight');
    await eventually(() => equal(focusedItem(), 'CSV'));
    await press('Tab');
    await eventually(() => equal(menus().length, 0));
    equal(activeElement()?.textContent, 'Next');
  });
});

describe('a submenu by pointer', () => {
  it('opens when its item is pointed at, and runs what is pressed', async () => {
    await show(nested);
    await openByPointer();
    await hover(await item('Export'));
    await eventually(() => ok(isOpen('CSV')));
    equal(focusedItem(), 'Export', 'the focus stays where the pointer is');
    await settled(mounted);
    await click(await item('CSV'));
    await eventually(() => deepEqual(chosen, ['csv']));
    equal(menus().length, 0);
  });

  it('survives a diagonal way over the next item, and gives way when the pointer stays there', async () => {
    await show(nested);
    await openByPointer();
    const opener = await item('Export');
    await hover(opener, { x: opener.offsetWidth - 40, y: opener.offsetHeight - 4 });
    await eventually(() => ok(isOpen('CSV')));
    await settled(mounted);
    const next = await item('Share');
    const grace = holdTimers(300);
    try {
      await hover(next, { x: next.offsetWidth - 20, y: 4 });
      await eventually(() => equal(grace.count, 1, 'it was not on its way'));
      ok(isOpen('CSV'), 'lost on the way');
      equal(focusedItem(), 'Export');
      grace.end();
    } finally {
      grace.restore();
    }
    await eventually(() => equal(focusedItem(), 'Share'));
    await eventually(() => ok(isOpen('E-mail')));
    ok(!isOpen('CSV'));
  });

  it('closes at once when the pointer goes back over the other items', async () => {
    await show(nested);
    await openByPointer();
    const opener = await item('Export');
    await hover(opener, { x: opener.offsetWidth - 10, y: 10 });
    await eventually(() => ok(isOpen('CSV')));
    await hover(await item('Delete'), { x: 10, y: 10 });
    await eventually(() => equal(menus().length, 1));
    equal(focusedItem(), 'Delete');
  });

  it('is closed with everything by a press outside', async () => {
    await show(nested);
    await openByPointer();
    await hover(await item('Share'));
    await eventually(() => ok(isOpen('Link')));
    await click(await mounted.named('button', 'Next'));
    await eventually(() => equal(menus().length, 0));
  });

  it('stays in the window, flipped or beneath its item', async () => {
    for (const width of [1280, 340]) {
      await resizePage(width, 600);
      await show(nested);
      mounted.host.style.cssText = 'position: fixed; right: 0; top: 0; width: 110px';
      await openByPointer();
      await click(await item('Export'));
      await eventually(() => ok(isOpen('CSV')));
      await eventually(() => {
        const box = menus()[1]?.getBoundingClientRect() as DOMRect;
        ok(box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight, JSON.stringify(box));
      });
      if (width === 1280) mounted.remove();
    }
    await resizePage(1280, 800);
  });
});

describe('isAimedAt', () => {
  const submenu = { left: 200, right: 380, top: 100, bottom: 300 };

  it('takes the triangle to the nearer edge for the way there', () => {
    ok(isAimedAt(submenu, { x: 150, y: 110 }, { x: 170, y: 140 }));
    ok(isAimedAt(submenu, { x: 150, y: 110 }, { x: 152, y: 111 }));
    ok(!isAimedAt(submenu, { x: 150, y: 110 }, { x: 155, y: 180 }), 'straight down');
    ok(!isAimedAt(submenu, { x: 150, y: 110 }, { x: 120, y: 120 }), 'back');
    ok(isAimedAt(submenu, { x: 430, y: 110 }, { x: 405, y: 150 }), 'from its other side');
    ok(!isAimedAt(submenu, { x: 430, y: 110 }, { x: 450, y: 150 }));
  });
});
