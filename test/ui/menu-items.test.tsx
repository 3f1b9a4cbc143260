import { CallError } from '../../src/host/http/call-error.ts';
import { Button } from '../../src/ui/button/button.tsx';
import { limits } from '../../src/ui/limits.ts';
import { Menu } from '../../src/ui/menu/menu.tsx';
import type { MenuItem, MenuItems } from '../../src/ui/menu/menu-items.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click, press, unhover } from '../support/user.ts';
import { focusedItem } from './focused-item.ts';
import { type Mounted, type MountOptions, mount, settled } from './mount.tsx';

let mounted: Mounted;
let chosen: string[];

const act = (id: string, label: string): MenuItem => ({ id, label, onSelect: () => chosen.push(id) });
const menus = () => mounted.all('[role="menu"]');
const item = (name: string) =>
  eventually(() => mounted.all('.menu-item').find((one) => one.textContent?.startsWith(name)) ?? null);

async function show(items: MenuItems, options?: MountOptions) {
  chosen = [];
  mounted = mount(<Menu trigger={<Button>Options</Button>} items={items} />, options);
  await mounted.named('button', 'Options');
}

async function openByKey() {
  (await mounted.named('button', 'Options')).focus();
  await press('ArrowDown');
}

afterEach(async () => {
  mounted.remove();
  await unhover();
});

describe('items that are fetched', () => {
  it('show three rows of skeleton, then what came, with the focus on the first', async () => {
    let answer: (items: MenuItem[]) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    await openByKey();
    await eventually(() => equal(mounted.all('.menu-skeleton').length, 3));
    equal(limits.menu.skeletonItems, 3);
    equal(menus()[0]?.ariaBusy, 'true');
    await eventually(() => equal(activeElement(), menus()[0]));
    await expectNoAxeViolations(mounted.host, ['color-contrast']);
    answer([act('one', 'One'), act('two', 'Two')]);
    await eventually(() => equal(focusedItem(), 'One'));
    equal(mounted.all('.menu-skeleton').length, 0);
    equal(menus()[0]?.ariaBusy ?? null, null);
  });

  it('tell when they did not come, and are asked for again by Retry', async () => {
    expectConsole(/offline/);
    let asked = 0;
    let reported = 0;
    await show([
      {
        id: 'owner',
        label: 'Owner',
        items: async () => {
          asked += 1;
          if (asked === 1) throw new Error('offline');
          return [act('ada', 'Ada')];
        },
      },
    ]);
    mounted.host.addEventListener('rmm-error', () => (reported += 1));
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Owner'));
    await press('ArrowRight');
    await eventually(() => equal(focusedItem(), 'Couldn’t load options.'));
    equal(reported, 1);
    await press('Enter');
    await eventually(() => equal(focusedItem(), 'Ada'));
    await press('Enter');
    await eventually(() => deepEqual(chosen, ['ada']));
  });

  it('tell why a call for them failed, as every other failure is told', async () => {
    expectConsole(/listOwners: network/);
    await show(() => Promise.reject(new CallError('network', { endpoint: 'listOwners' })));
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Couldn’t reach the server. Check your connection, then try again.'));
    await expectNoAxeViolations(mounted.host, ['color-contrast']);
  });

  it('give up when the menu closes', async () => {
    let given: AbortSignal | undefined;
    await show((signal) => {
      given = signal;
      return new Promise(() => undefined);
    });
    await openByKey();
    await eventually(() => ok(given));
    await press('Escape');
    await eventually(() => ok(given?.aborted));
  });

  it('say No options found when there are none', async () => {
    await show(async () => []);
    await openByKey();
    await eventually(() => equal(focusedItem() ?? activeElement()?.textContent, 'No options found'));
    await press('Enter');
    equal(menus().length, 1);
  });
});

describe('checks, headings and shortcuts', () => {
  function checkable(wanted: readonly string[], by: string): MenuItem[] {
    return [
      { id: 'show', heading: 'Show' },
      ...['Name', 'Size'].map(
        (label): MenuItem => ({
          id: label,
          label,
          check: 'checkbox',
          checked: wanted.includes(label),
          onSelect: () => chosen.push(label),
        }),
      ),
      { id: 'sort', heading: 'Sort by' },
      ...['Date', 'Owner'].map(
        (label): MenuItem => ({
          id: label,
          label,
          check: 'radio',
          checked: by === label,
          onSelect: () => chosen.push(label),
        }),
      ),
      { id: 'line', separator: true },
      { id: 'copy', label: 'Copy', shortcut: 'Ctrl+C', onSelect: () => chosen.push('copy') },
    ];
  }

  it('are checked without closing by Space and by a press, and close by Enter', async () => {
    await show(checkable(['Name'], 'Date'));
    await openByKey();
    await eventually(() => equal(focusedItem(), 'Name'));
    equal(activeElement()?.ariaChecked, 'true');
    equal(activeElement()?.role, 'menuitemcheckbox');
    await press('ArrowDown');
    equal(activeElement()?.ariaChecked, 'false');
    await press(' ');
    await eventually(() => deepEqual(chosen, ['Size']));
    equal(menus().length, 1);
    await click(await item('Owner'));
    await eventually(() => deepEqual(chosen, ['Size', 'Owner']));
    equal(menus().length, 1);
    await press('Enter');
    await eventually(() => equal(menus().length, 0));
    deepEqual(chosen, ['Size', 'Owner', 'Owner']);
  });

  it('are grouped under their headings, and nothing is wrong with them in either theme', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await show(checkable(['Name'], 'Owner'), { theme });
      await openByKey();
      await eventually(() => equal(focusedItem(), 'Name'));
      await settled(mounted);
      const [first, second] = mounted.all('[role="group"]');
      equal(mounted.root.getElementById(first?.getAttribute('aria-labelledby') ?? '')?.textContent, 'Show');
      equal(second?.querySelectorAll('[role="menuitemradio"]').length, 2);
      ok((await item('Copy')).closest('[role="group"]') === null, 'the separator ends the group');
      await expectNoAxeViolations(mounted.host);
      if (theme === 'light') mounted.remove();
    }
  });
});
