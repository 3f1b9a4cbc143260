import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { Tree } from '../../../src/ui/tree/tree.tsx';
import { treeCommand } from '../../../src/ui/tree/tree-keyboard.ts';
import { createTreeModel, type TreeModel } from '../../../src/ui/tree/tree-model.ts';
import type { LoadTreePage } from '../../../src/ui/tree/tree-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, doubleClick, press, type, wheel } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';

describe('Tree', () => {
  let mounted: Mounted;
  let model: TreeModel;
  let failing: boolean;

  const content: Record<string, string[]> = {
    '': ['Documents', 'Empty', 'Pictures', '.profile'],
    '/Documents': ['Letters', 'Zürich'],
    '/Documents/Letters': Array.from({ length: 5000 }, (_, index) => `Letter ${index + 1}`),
    '/Empty': [],
  };
  const load: LoadTreePage = async ({ parent, page, pageSize }) => {
    if (failing) throw new Error('offline');
    const id = parent?.id ?? '';
    const names = content[id] ?? [];
    return {
      nodes: names
        .slice(page * pageSize, (page + 1) * pageSize)
        .map((label) => ({ id: `${id}/${label}`, label, isLeaf: label.startsWith('.') })),
      hasMore: (page + 1) * pageSize < names.length,
      total: names.length,
    };
  };

  async function open(options: MountOptions & { height?: number } = {}) {
    model = createTreeModel({ load, pageSize: 4000, locale: () => 'en', onFailure: () => undefined });
    const { height } = options;
    mounted = mount(
      <Tree label="Folders" model={model} texts={{ none: 'No folders' }} {...(height !== undefined && { height })} />,
      { width: 400, ...options },
    );
    return mounted.find('[role="tree"]');
  }
  beforeEach(() => {
    failing = false;
  });
  afterEach(() => {
    mounted.remove();
    model[Symbol.dispose]();
  });

  const items = () =>
    mounted
      .all('[role="treeitem"]')
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  const texts = () => items().map(({ textContent }) => textContent);
  const named = (name: string) => eventually(() => items().find(({ textContent }) => textContent === name) ?? null);
  /** What a screen reader is told to be at. */
  const current = () => {
    const id = activeElement()?.getAttribute('aria-activedescendant');
    return id ? mounted.root.getElementById(id)?.textContent : undefined;
  };
  const isAt = (name: string) => eventually(() => equal(current(), name));

  it('is 500 px high by default', async () => {
    await open();
    equal((await mounted.find('.tree')).offsetHeight, 500);
  });

  it('is walked, opened and closed by keyboard, with one tab stop', async () => {
    const tree = await open();
    await named('Documents');
    tree.focus();
    equal(current(), 'Documents');
    await press('ArrowRight');
    await named('Letters');
    await press('ArrowRight');
    await isAt('Letters');
    await press('ArrowDown', 'ArrowDown');
    await isAt('Empty');
    await press('ArrowRight');
    await named('Empty');
    await press('End');
    await isAt('.profile');
    await press('Home', 'ArrowLeft');
    await isAt('Documents');
    await eventually(() => ok(!texts().includes('Letters')));
    equal(activeElement(), tree);
    equal(mounted.all('[tabindex="0"]').length, 1);
  });

  it('chooses by Enter and Space, which is not what is merely walked to', async () => {
    const tree = await open();
    await named('Pictures');
    tree.focus();
    await press('ArrowDown', 'Enter', 'ArrowDown');
    const chosen = () =>
      items()
        .filter((item) => item.ariaSelected === 'true')
        .map((item) => item.textContent);
    await eventually(() => deepEqual(chosen(), ['Empty']));
    await press(' ');
    await eventually(() => deepEqual(chosen(), ['Pictures']));
  });

  it('is searched by typing', async () => {
    const tree = await open();
    await named('Pictures');
    tree.focus();
    await type('pi');
    await isAt('Pictures');
  });

  it('takes arrows the other way round from right to left', async () => {
    const tree = await open({ dir: 'rtl' });
    await named('Documents');
    tree.focus();
    await press('ArrowLeft');
    const letters = await named('Letters');
    const [inner, outer] = [letters, await named('Documents')].map((item) =>
      item.querySelector('.tree-label')?.getBoundingClientRect(),
    );
    ok((inner?.right ?? 0) < (outer?.right ?? 0), 'what is inside stands further to the left');
    await press('ArrowRight');
    await eventually(() => ok(!texts().includes('Letters')));
  });

  it('is opened by its arrow, chosen by a press, and opened by two', async () => {
    await open();
    const documents = await named('Documents');
    const arrow = documents.querySelector('.tree-toggle');
    ok(arrow);
    ok((arrow as HTMLElement).offsetWidth >= 28);
    await click(arrow);
    await named('Letters');
    equal(model.selected.value, undefined);
    await doubleClick(await named('Letters'));
    equal(model.selected.value?.label, 'Letters');
    await named('Letter 1');
  });

  it('tells level, place and size of each node', async () => {
    const tree = await open();
    await named('Documents');
    tree.focus();
    await press('ArrowRight');
    const item = await named('Zürich');
    deepEqual(
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => item.getAttribute(name)),
      ['2', '2', '2', 'false'],
    );
    equal((await named('.profile')).ariaExpanded, null);
    await expectNoAxeViolations(mounted.host);
  });

  it('draws few of thousands, and reaches them all', async () => {
    const tree = await open({ height: 320 });
    await named('Documents');
    tree.focus();
    await press('ArrowRight');
    await named('Letters');
    await press('ArrowRight', 'ArrowRight');
    await named('Letter 1');
    ok(items().length < 80, `${items().length} rows`);
    await wheel(tree, 20_000);
    await named('Letter 640');
    await isAt('Letters');
    await press('End');
    await isAt('.profile');
    await press('Home', 'ArrowDown', 'ArrowDown', 'ArrowLeft');
    await isAt('Letters');
  });

  it('loads more at a node for it', async () => {
    const tree = await open();
    await named('Documents');
    tree.focus();
    await press('ArrowRight');
    await named('Letters');
    await press('ArrowRight', 'ArrowRight');
    await named('Letter 1');
    // Letters, 4,000 of its letters, and then.
    for (let row = model.active.value; row < 4002; row += 1) model.run({ do: 'move', by: 1 }, 10);
    await isAt('Load More');
    await press('Enter');
    await isAt('Letter 4001');
    equal((await named('Letter 4001')).getAttribute('aria-setsize'), '5000');
  });

  it('says that there is nothing, or that it failed, and tries again', async () => {
    failing = true;
    await open();
    const retry = await mounted.named('button', 'Retry');
    ok(mounted.root.querySelector('[role="alert"]')?.textContent?.includes('No folders'));
    failing = false;
    await click(retry);
    const documents = await named('Documents');
    failing = true;
    const arrow = documents.querySelector('.tree-toggle');
    ok(arrow);
    await click(arrow);
    const failed = await named('Couldn’t load items.Retry');
    failing = false;
    await click(failed);
    await named('Letters');
  });
});

describe('The keys of a tree', () => {
  const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  it('leave those with modifiers to the page', () => {
    equal(treeCommand({ ...bare, key: 'ArrowDown', ctrlKey: true }, false, false), undefined);
    equal(treeCommand({ ...bare, key: 'a', metaKey: true }, false, false), undefined);
    equal(treeCommand({ ...bare, key: 'Tab' }, false, false), undefined);
  });

  it('take a space for a letter while somebody types', () => {
    deepEqual(treeCommand({ ...bare, key: ' ' }, false, true), { do: 'type', text: ' ' });
    deepEqual(treeCommand({ ...bare, key: ' ' }, false, false), { do: 'activate' });
  });
});
