/** The `Array` that the classic script brings along for pages whose `Array.from` is Prototype's. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';

const text = readFileSync(new URL('../../elements/classic/own-array.js', import.meta.url), 'utf8');

/** What the script would use where the page has `from` at its `Array`. */
function arrayOn(from: unknown): ArrayConstructor {
  const PageArray = new Proxy(Array, { get: (target, name) => (name === 'from' ? from : Reflect.get(target, name)) });
  return new Function('globalThis', `${text}; return Array;`)({ Array: PageArray }) as ArrayConstructor;
}

/** `$A` of Prototype 1.6 and 1.7. */
function prototypeFrom(iterable: ArrayLike<unknown> & { toArray?(): unknown[] }): unknown[] {
  if (!iterable) return [];
  if ('toArray' in Object(iterable)) return iterable.toArray?.() ?? [];
  let length = iterable.length || 0;
  const results = new Array(length);
  while (length--) results[length] = iterable[length];
  return results;
}

const given = fc.oneof(
  fc.array(fc.anything()),
  fc.array(fc.anything()).map((items) => new Set(items)),
  fc.array(fc.tuple(fc.string(), fc.integer())).map((pairs) => new Map(pairs)),
  fc.string({ unit: 'grapheme' }),
  fc.record({
    length: fc.oneof(fc.integer({ min: -3, max: 20 }), fc.constant(Number.NaN), fc.constant(2.7)),
    1: fc.string(),
  }),
);

describe('The array of the classic script', () => {
  it('is the page’s own, where that is one', () => {
    assert.equal(new Function('globalThis', `${text}; return Array;`)({ Array }), Array);
  });

  it('makes arrays of all that the language does, where the page’s is Prototype’s', () => {
    const OwnArray = arrayOn(prototypeFrom);
    fc.assert(
      fc.property(given, (items) => {
        assert.deepEqual(OwnArray.from(items as never), Array.from(items as never));
        const make = (item: unknown, index: number) => [item, index];
        assert.deepEqual(OwnArray.from(items as never, make), Array.from(items as never, make));
      }),
    );
  });

  it('is an array’s constructor in all else', () => {
    const OwnArray = arrayOn(prototypeFrom);
    assert.ok([] instanceof OwnArray);
    assert.ok(OwnArray.isArray([]));
    assert.deepEqual([new OwnArray(3).length, OwnArray(3).length, OwnArray.of(1, 2)], [3, 3, [1, 2]]);
    assert.equal(OwnArray.prototype, Array.prototype);
    class List extends OwnArray<number> {}
    assert.deepEqual([...new List(1, 2)], [1, 2]);
  });
});
