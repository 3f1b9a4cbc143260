/** The map that the classic script brings along for pages with one from before 2015. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';

const text = readFileSync(new URL('../../elements/classic/own-map.js', import.meta.url), 'utf8');

/** What the script would use where the page has `PageMap`. */
function mapOn(PageMap: unknown): MapConstructor {
  return new Function('globalThis', `${text}; return Map;`)({ Map: PageMap }) as MapConstructor;
}

/** As Prototype's time knew it: texts as keys, nothing to begin with, nothing to go through. */
class OldMap {
  readonly #values: Record<string, unknown> = {};
  get(key: string) {
    return this.#values[key];
  }
  set(key: string, value: unknown) {
    this.#values[key] = value;
  }
}

const object = {};
const symbol = Symbol('key');
const keys = [1, '1', 0, -0, Number.NaN, true, 'true', null, undefined, 1n, symbol, object, [], () => 1];

describe('The map of the classic script', () => {
  it('is the page’s own, where that is one', () => {
    assert.equal(mapOn(Map), Map);
  });

  for (const [name, PageMap] of Object.entries({ 'of another time': OldMap, missing: undefined })) {
    it(`does what a map does, where the page’s is ${name}`, () => {
      const OwnMap = mapOn(PageMap);
      assert.notEqual(OwnMap, PageMap);
      const steps = fc.array(
        fc.record({
          what: fc.constantFrom('set', 'delete', 'clear', 'set', 'set'),
          key: fc.constantFrom(...keys),
          value: fc.integer(),
        }),
        { maxLength: 60 },
      );
      fc.assert(
        fc.property(steps, (list) => {
          const [own, native] = [new OwnMap<unknown, number>([['a', 1]]), new Map<unknown, number>([['a', 1]])];
          for (const { what, key, value } of list) {
            for (const map of [own, native]) {
              if (what === 'set') map.set(key, value);
              else if (what === 'delete') map.delete(key);
              else map.clear();
            }
            assert.equal(own.has(key), native.has(key));
            assert.equal(own.get(key), native.get(key));
          }
          assert.deepEqual([...own], [...native]);
          assert.deepEqual([...own.keys(), ...own.values()], [...native.keys(), ...native.values()]);
          assert.equal(own.size, native.size);
        }),
      );
    });
  }

  it('lets somebody change it while going through it', () => {
    const met = [mapOn(OldMap), Map].map((AnyMap) => {
      const map = new AnyMap([1, 2, 3, 4, 5].map((key) => [key, key] as const));
      const keysMet: number[] = [];
      map.forEach((value, key) => {
        keysMet.push(key);
        if (key === 2) for (const gone of [1, 2, 3]) map.delete(gone);
        if (key === 4) map.set(6, value);
        if (key === 5) map.set(2, value);
      });
      return keysMet;
    });
    assert.deepEqual(met[0], met[1]);
  });
});
