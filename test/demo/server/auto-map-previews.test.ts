/** What the matcher proposes is made once for all who ask, and anew after each change of what it was made of. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AutoMapPreviews } from '../../../demo/server/psa/auto-map-previews.ts';
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';

describe('previews of an auto map', () => {
  function open() {
    const made: ((preview: AutoMapPreview) => void)[] = [];
    const previews = new AutoMapPreviews(() => new Promise((resolve) => made.push(resolve)));
    return { made, previews };
  }
  const empty = (): AutoMapPreview => ({ matches: [], ambiguous: [] });

  it('are made once for all who ask, and known until something changes', async () => {
    const { made, previews } = open();
    assert.equal(previews.known(), undefined);
    const both = Promise.all([previews.current(), previews.current()]);
    assert.equal(made.length, 1);
    const preview = empty();
    made[0]?.(preview);
    assert.deepEqual(await both, [preview, preview]);
    assert.equal(previews.known(), preview);
    assert.equal(await previews.current(), preview);
    assert.equal(made.length, 1);
    assert.equal(await previews.after(Promise.resolve('saved')), 'saved');
    assert.equal(previews.known(), undefined);
  });

  it('are not known where something changed while they were made, nor shared with who asks afterwards', async () => {
    const { made, previews } = open();
    const before = previews.current();
    await previews.after(Promise.resolve());
    const after = previews.current();
    assert.equal(made.length, 2);
    const [first, second] = [empty(), empty()];
    made[0]?.(first);
    assert.equal(await before, first);
    assert.equal(previews.known(), undefined);
    made[1]?.(second);
    assert.equal(await after, second);
    assert.equal(previews.known(), second);
  });

  it('count a change that fails as one: it may have been made all the same', async () => {
    const { made, previews } = open();
    const asked = previews.current();
    made[0]?.(empty());
    await asked;
    await assert.rejects(previews.after(Promise.reject(new Error('no answer'))), /no answer/);
    assert.equal(previews.known(), undefined);
  });

  it('are made anew after they failed', async () => {
    let attempts = 0;
    const previews = new AutoMapPreviews(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('The provider doesn’t answer');
      return empty();
    });
    await assert.rejects(previews.current());
    assert.deepEqual(await previews.current(), empty());
  });
});
