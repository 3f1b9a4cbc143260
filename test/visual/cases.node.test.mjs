import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleOf } from '../../demo/samples.ts';
import { elements } from '../../elements/elements.ts';
import { casesOf, selectTags } from './cases.mjs';

const tags = elements.map(({ definition }) => definition.tag);
const all = tags.flatMap(casesOf);

describe('the pictures', () => {
  it('are of every element and every state of its sample, in the light', () => {
    for (const tag of tags) {
      const states = [undefined, ...(sampleOf(tag).states ?? []).map(({ name }) => name)];
      const inLight = all.filter((each) => each.tag === tag && each.look.name === 'light');
      assert.deepEqual(
        inLight.map(({ state }) => state),
        states,
      );
    }
  });

  it('are of every element in each look, of a dialog when it is open', () => {
    const looks = (tag) => casesOf(tag).filter(({ look }) => look.name !== 'light');
    for (const tag of tags)
      assert.deepEqual(
        looks(tag).map(({ look }) => look.name),
        ['dark', 'right-to-left', 'forced-colors', '400-px'],
      );
    assert.deepEqual([...new Set(looks('rmm-select').map(({ state }) => state))], [undefined]);
    assert.deepEqual([...new Set(looks('rmm-sync-dialog').map(({ state }) => state))], ['Open']);
  });

  it('have a file each, with a name that every file system takes', () => {
    const paths = all.map(({ path }) => path);
    assert.equal(new Set(paths.map((path) => path.toLowerCase())).size, paths.length);
    for (const path of paths) assert.match(path, /^rmm-[a-z-]+\/[a-z\d-]+\.[a-z\d-]+\.webp$/);
  });
});

describe('the words of a run', () => {
  it('select elements by a part of their names', () => {
    assert.deepEqual(selectTags(['table', 'select']), ['rmm-data-table', 'rmm-select']);
    assert.deepEqual(selectTags([]), tags);
  });

  it('are refused where no element has them', () => {
    assert.throws(() => selectTags(['select', 'xylophone']), /“xylophone”/);
  });
});
