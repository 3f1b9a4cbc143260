/** A tree that loads as it is opened: its rows, its branches' states, and where the keyboard is. */
import { createTreeModel, type TreeModel } from '../../../src/ui/tree/tree-model.ts';
import type { TreeNode, TreePage, TreeQuery } from '../../../src/ui/tree/tree-types.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';

interface Question extends TreeQuery {
  answer(names: string[], more?: Partial<TreePage>): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

let asked: Question[];
let failures: unknown[];
let model: TreeModel;

function load(query: TreeQuery): Promise<TreePage> {
  return new Promise((resolve, reject) => {
    const nodeOf = (name: string): TreeNode => ({
      id: `${query.parent?.id ?? ''}/${name}`,
      label: name,
      isLeaf: name.startsWith('.'),
    });
    asked.push({
      ...query,
      answer(names, more = {}) {
        resolve({ nodes: names.map(nodeOf), hasMore: false, ...more });
        return turns();
      },
      fail(error = new Error('no')) {
        reject(error);
        return turns();
      },
    });
  });
}

beforeEach(() => {
  asked = [];
  failures = [];
  model = createTreeModel({ load, pageSize: 3, locale: () => 'en', onFailure: (error) => void failures.push(error) });
});
afterEach(() => model[Symbol.dispose]());

const last = () => {
  const question = asked.at(-1);
  ok(question);
  return question;
};
const lines = () =>
  model.rows.value.map((row) => '  '.repeat(row.level) + (row.kind === 'node' ? row.node.label : `(${row.kind})`));
const at = () => lines()[model.active.value]?.trim();
const run = (...names: ('inwards' | 'outwards' | 'activate')[]) => {
  for (const name of names) model.run({ do: name }, 10);
};
const move = (by: number) => model.run({ do: 'move', by }, 10);

describe('A tree', () => {
  it('asks for its roots, and for no branch that nobody opened', async () => {
    equal(asked.length, 1);
    equal(last().parent, undefined);
    deepEqual([last().page, last().pageSize], [0, 3]);
    equal(model.state.value.status, 'loading');
    await last().answer(['a', 'b']);
    deepEqual(lines(), ['a', 'b']);
    equal(asked.length, 1);
  });

  it('opens a lone root by itself', async () => {
    await last().answer(['C:']);
    equal(asked.length, 2);
    deepEqual(lines(), ['C:', '  (loading)']);
    await last().answer(['Users', 'Windows']);
    deepEqual(lines(), ['C:', '  Users', '  Windows']);
  });

  it('goes inwards: opens, then to the first below; nothing happens at a leaf', async () => {
    await last().answer(['a', '.leaf']);
    run('inwards');
    equal(at(), 'a');
    await last().answer(['one']);
    equal(at(), 'a');
    run('inwards');
    equal(at(), 'one');
    model.run({ do: 'move-edge', to: 'last' }, 10);
    run('inwards');
    equal(asked.length, 2);
    equal(at(), '.leaf');
  });

  it('goes outwards: to what it is in, then closes; what was loaded is kept', async () => {
    await last().answer(['a', 'b']);
    run('inwards');
    await last().answer(['one']);
    run('inwards', 'outwards');
    equal(at(), 'a');
    run('outwards');
    deepEqual(lines(), ['a', 'b']);
    run('inwards');
    deepEqual(lines(), ['a', '  one', 'b']);
    equal(asked.length, 2);
  });

  it('takes the keyboard along when what it is in is closed', async () => {
    await last().answer(['a', 'b']);
    run('inwards');
    await last().answer(['one']);
    run('inwards');
    model.toggle(0);
    equal(at(), 'a');
    deepEqual(lines(), ['a', 'b']);
  });

  it('tells a branch without anything in it', async () => {
    await last().answer(['a', 'b']);
    run('inwards');
    await last().answer([]);
    deepEqual(lines(), ['a', '  (empty)', 'b']);
    deepEqual(model.news.value, { is: 'empty' });
  });

  it('loads more at its Load More node, where the keyboard goes on with what came', async () => {
    await last().answer(['a', 'b', 'c'], { hasMore: true, total: 5 });
    deepEqual(lines(), ['a', 'b', 'c', '(more)']);
    model.run({ do: 'move-edge', to: 'last' }, 10);
    run('activate');
    equal(last().page, 1);
    deepEqual(lines(), ['a', 'b', 'c', '(loading)']);
    run('activate');
    equal(asked.length, 2);
    await last().answer(['d', 'e'], { total: 5 });
    deepEqual(lines(), ['a', 'b', 'c', 'd', 'e']);
    equal(at(), 'd');
  });

  it('shows no node twice that moved from one page to the next', async () => {
    await last().answer(['a', 'b'], { hasMore: true });
    move(2);
    run('activate');
    await last().answer(['b', 'c']);
    deepEqual(lines(), ['a', 'b', 'c']);
    equal(at(), 'c');
  });

  it('tells the size of a set where it is known, and -1 where not', async () => {
    await last().answer(['a', 'b'], { hasMore: true });
    const sizes = () => model.rows.value.flatMap((row) => (row.kind === 'node' ? [row.setSize] : []));
    deepEqual(sizes(), [-1, -1]);
    move(2);
    run('activate');
    await last().answer(['c']);
    deepEqual(sizes(), [3, 3, 3]);
  });

  it('keeps what is there when more fails, and tries that page again', async () => {
    await last().answer(['a', 'b'], { hasMore: true });
    move(2);
    run('activate');
    await last().fail(new Error('gone'));
    deepEqual(lines(), ['a', 'b', '(failed)']);
    deepEqual(model.news.value, { is: 'failed' });
    equal(failures.length, 1);
    run('activate');
    equal(last().page, 1);
    await last().answer(['c']);
    deepEqual(lines(), ['a', 'b', 'c']);
  });

  it('tries its roots again', async () => {
    await last().fail();
    equal(model.state.value.status, 'failed');
    run('activate');
    equal(model.state.value.status, 'loading');
    await last().answer(['a']);
    deepEqual(lines().slice(0, 1), ['a']);
  });

  it('chooses a node by Enter and by a press, and keeps it while another is walked to', async () => {
    await last().answer(['a', 'b']);
    equal(model.selected.value, undefined);
    run('activate');
    equal(model.selected.value?.label, 'a');
    move(1);
    equal(model.selected.value?.label, 'a');
    model.press(1);
    equal(model.selected.value?.label, 'b');
  });

  it('goes where somebody types, and no further than its ends', async () => {
    await last().answer(['Alpha', 'Éclair', 'beta']);
    model.run({ do: 'type', text: 'e' }, 10);
    equal(at(), 'Éclair');
    move(-1);
    model.run({ do: 'type', text: 'b' }, 10);
    equal(at(), 'beta');
    move(5);
    equal(at(), 'beta');
    model.run({ do: 'move-page', by: -1 }, 10);
    equal(at(), 'Alpha');
  });

  it('lets go of a choice that a reload does not have any more', async () => {
    await last().answer(['a', 'b']);
    model.press(1);
    void model.reload('');
    deepEqual(lines(), ['a', 'b', '(loading)']);
    await last().answer(['a', 'c']);
    deepEqual(lines(), ['a', 'c']);
    equal(model.selected.value, undefined);
  });

  it('ignores an answer that a newer question outran', async () => {
    await last().answer(['a', 'b']);
    void model.reload('');
    const old = last();
    void model.reload('');
    ok(old.signal.aborted);
    await last().answer(['new']);
    await old.answer(['old']);
    deepEqual(lines().slice(0, 1), ['new']);
  });

  it('gives up what is under way when it goes', async () => {
    model[Symbol.dispose]();
    ok(last().signal.aborted);
    await last().fail(new DOMException('Aborted', 'AbortError'));
    deepEqual(failures, []);
  });
});

describe('Opening a tree at a place', () => {
  const to = (...ids: string[]) => model.openTo(ids.map((id) => (node: TreeNode) => node.id === id));

  it('opens what leads there and chooses it', async () => {
    const done = to('/b', '/b/x');
    await last().answer(['a', 'b']);
    await last().answer(['w', 'x']);
    equal((await done)?.id, '/b/x');
    equal(model.selected.value?.id, '/b/x');
    equal(at(), 'x');
  });

  it('looks through pages for it', async () => {
    const done = to('/d');
    await last().answer(['a', 'b'], { hasMore: true });
    equal(last().page, 1);
    await last().answer(['c', 'd'], { hasMore: true });
    equal((await done)?.id, '/d');
    deepEqual(lines(), ['a', 'b', 'c', 'd', '(more)']);
  });

  it('skips a step that the tree does not have', async () => {
    const done = to('/', '/b');
    await last().answer(['a', 'b']);
    equal((await done)?.id, '/b');
  });

  it('ends at the nearest that is there', async () => {
    const done = to('/b', '/b/gone', '/b/gone/too');
    await last().answer(['a', 'b']);
    await last().answer(['x']);
    equal((await done)?.id, '/b');
    equal(model.selected.value?.id, '/b');
  });

  it('does not pull somebody along who went elsewhere', async () => {
    const done = to('/b', '/b/x');
    await last().answer(['a', 'b']);
    model.press(0);
    await last().answer(['x']);
    equal(await done, undefined);
    equal(model.selected.value?.id, '/a');
  });
});
