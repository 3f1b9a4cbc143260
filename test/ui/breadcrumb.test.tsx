/** Crumbs with addresses; how they fold is in `overflow.test.tsx`. */
import { Breadcrumb } from '../../src/ui/breadcrumb/breadcrumb.tsx';
import { deepEqual, equal, eventually } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click } from '../support/user.ts';
import { type Mounted, mount, settled } from './mount.tsx';

let mounted: Mounted;
let heard: string[];
afterEach(() => mounted.remove());

const labels = ['Organizations', 'The finance department', 'Quarterly closing', 'Consolidation', 'Invoices'];

/** `takes`: the crumbs go there themselves. The page notes and stops what follows an address. */
async function show(takes: boolean, width: number) {
  heard = [];
  const items = labels.map((label, at) => ({
    id: label,
    label,
    href: `#${at}`,
    onSelect: takes ? () => heard.push(`takes ${label}`) : undefined,
  }));
  mounted = mount(<Breadcrumb label="Place" items={items} />, { width });
  mounted.host.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    heard.push(`follows ${link.getAttribute('href')}`);
  });
  await mounted.find('nav');
}

describe('Breadcrumb with addresses', () => {
  it('is made of links, but for where one is', async () => {
    await show(false, 1000);
    deepEqual(
      mounted.all('a').map((link) => [link.textContent, link.getAttribute('href')]),
      labels.slice(0, -1).map((label, at) => [label, `#${at}`]),
    );
    equal((await mounted.find('[aria-current="page"]')).textContent, 'Invoices');
    await click(await mounted.named('a', 'Quarterly closing'));
    deepEqual(heard, ['follows #2']);
    await expectNoAxeViolations(mounted.host);
  });

  it('leaves the way to its owner, but not where another tab is asked for', async () => {
    await show(true, 1000);
    await click(await mounted.named('a', 'Quarterly closing'));
    deepEqual(heard, ['takes Quarterly closing']);
    await click(await mounted.named('a', 'Quarterly closing'), { shift: true });
    deepEqual(heard, ['takes Quarterly closing', 'follows #2']);
  });

  it('goes there from its menu too, as from the crumb', async () => {
    for (const takes of [true, false]) {
      await show(takes, 300);
      await click(await mounted.named('button', 'Show hidden levels'));
      const item = await mounted.named('[role="menuitem"]', 'The finance department');
      await settled(mounted);
      await click(item);
      await eventually(() => deepEqual(heard, [takes ? 'takes The finance department' : 'follows #1']));
      if (takes) mounted.remove();
    }
  });
});
