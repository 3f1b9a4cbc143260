import fc from 'fast-check';
import { changesBetween } from '../../../src/ui/form/form-changes.ts';
import { createFormModel } from '../../../src/ui/form/form-model.ts';
import { segmentsOf, valueAt, withValueAt } from '../../../src/ui/form/form-path.ts';
import { isSameValue } from '../../../src/ui/form/same-value.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const key = fc.constantFrom('a', 'b', 'c', 'name');
const leaf = fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constant(null));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const values = fc.dictionary(key, tree, { maxKeys: 4, noNullPrototype: true });

/** Another way to compare, for values without `undefined`: sorted JSON. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, at: unknown) =>
    typeof at === 'object' && at !== null && !Array.isArray(at)
      ? Object.fromEntries(Object.entries(at).sort(([one], [other]) => (one < other ? -1 : 1)))
      : at,
  );

const formOf = (initial: Record<string, unknown>) =>
  createFormModel({ check: () => [], initial, onSubmit: () => undefined });

describe('dirty', () => {
  it('is true exactly while the values differ, and reset restores them', () => {
    fc.assert(
      fc.property(values, fc.array(fc.tuple(key, tree), { maxLength: 6 }), (initial, edits) => {
        const form = formOf(initial);
        for (const [path, value] of edits) {
          form.field(path).set(value);
          const differs = written(form.values.value) !== written(initial);
          equal(form.isDirty.value, differs);
          equal(changesBetween(form.initial.value, form.values.value, {}).length > 0, differs);
          equal(form.field(path).isDirty.value, written(value) !== written(initial[path]));
        }
        form.reset();
        equal(written(form.values.value), written(initial));
        equal(form.isDirty.value, false);
      }),
      { numRuns: 300 },
    );
  });

  it('never changes what it was given', () => {
    fc.assert(
      fc.property(values, fc.array(key, { minLength: 1, maxLength: 3 }), tree, (initial, path, value) => {
        const before = written(initial);
        const form = formOf(initial);
        form.field(path.join('.')).set(value);
        equal(written(initial), before);
        deepEqual(valueAt(withValueAt({}, path, value), path), value);
      }),
    );
  });
});

describe('changes', () => {
  it('name exactly the paths that differ: each does, and together they make one of the other', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const changes = changesBetween(before, after, {});
        const paths = changes.map(({ path }) => path);
        equal(new Set(paths).size, paths.length);
        let patched: unknown = before;
        for (const change of changes) {
          ok(!isSameValue(change.before, change.after), change.path);
          deepEqual(change.before, valueAt(before, segmentsOf(change.path)));
          deepEqual(change.after, valueAt(after, segmentsOf(change.path)));
          patched = withValueAt(patched, segmentsOf(change.path), change.after);
        }
        ok(isSameArrayed(patched, after), `${written(patched)} is not ${written(after)}`);
      }),
      { numRuns: 500 },
    );
  });

  it('are told in the labels’ order and words, arrays by number', () => {
    const before = { mail: 'a@b', name: 'Old', members: [{ role: 'Owner', since: 1 }], x: 1 };
    const after = {
      mail: 'c@d',
      name: 'New',
      members: [
        { role: 'Guest', since: 2 },
        { role: 'Owner', since: 3 },
      ],
      x: 2,
    };
    const labels = { name: 'Name', mail: 'E-mail', 'members.*': 'Member', 'members.*.role': 'Role' };
    deepEqual(
      changesBetween(before, after, labels).map(({ path, label }) => [path, label]),
      [
        ['name', 'Name'],
        ['mail', 'E-mail'],
        ['members.0.since', 'Member 1 › since'],
        ['members.1.since', 'Member 2 › since'],
        ['members.0.role', 'Member 1 › Role'],
        ['members.1.role', 'Member 2 › Role'],
        ['x', 'x'],
      ],
    );
  });

  it('are told by what a row is called, where it has a name of its own', () => {
    const before = { members: [{ name: 'Ada', role: 'Owner' }] };
    const after = { members: [{ name: 'Ada', role: 'Guest' }] };
    const labels = { 'members.*': (row: unknown) => (row as { name: string }).name, 'members.*.role': 'Role' };
    deepEqual(
      changesBetween(before, after, labels).map(({ label }) => label),
      ['Ada › Role'],
    );
  });

  it('tell a labelled list as one, where nothing in it has a label', () => {
    deepEqual(changesBetween({ tags: ['a', 'b'] }, { tags: ['b'] }, { tags: 'Tags' }), [
      { path: 'tags', label: 'Tags', before: ['a', 'b'], after: ['b'] },
    ]);
  });

  it('compare dates, sets and maps by what they hold', () => {
    ok(isSameValue(new Date(5), new Date(5)));
    ok(isSameValue(new Set([1, 2]), new Set([2, 1])));
    ok(isSameValue(new Map([['a', [1]]]), new Map([['a', [1]]])));
    ok(isSameValue({ a: undefined }, {}));
    ok(!isSameValue(new Date(5), new Date(6)));
    ok(!isSameValue(new Set([1]), new Set([2])));
    ok(!isSameValue([undefined], []));
    ok(!isSameValue(new File([], 'a'), new File([], 'a')));
  });
});

/** Taken away members are `undefined` after patching, and shorter arrays keep their length. */
function isSameArrayed(patched: unknown, wanted: unknown): boolean {
  return written(stripped(patched)) === written(stripped(wanted));
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(stripped);
    while (items.length > 0 && items.at(-1) === undefined) items.pop();
    return items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, stripped(item)] as const)
      .filter(([, item]) => item !== undefined),
  );
}
