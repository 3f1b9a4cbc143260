/** The `reduce` of arrays on a page with the classic script, where Prototype has made it another. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';

const text = readFileSync(new URL('../../elements/classic/own-reduce.js', import.meta.url), 'utf8');

/** A page with arrays of its own, and the script. */
function pageWith(library: string) {
  const page = createContext({});
  const run = (code: string): unknown => runInContext(code, page);
  run(`${library}; const before = Array.prototype.reduce; ${text}`);
  return run;
}

const ofPrototype = 'Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; }';

const lists = fc.sparseArray(fc.integer(), { maxNumElements: 8, maxLength: 12 });

describe('The reduce of arrays beside the classic script', () => {
  it('is the page’s own, where that is the language’s', () => {
    assert.equal(pageWith('')('Array.prototype.reduce === before'), true);
  });

  for (const [page, library] of Object.entries({
    'Prototype’s': ofPrototype,
    'one that throws': 'Array.prototype.reduce = () => { throw new Error("No block given") }',
    missing: 'delete Array.prototype.reduce',
  })) {
    it(`takes a function as the language says, where the page’s is ${page}`, () => {
      const own = pageWith(library)(
        '(list) => (...given) => Object.assign(Array(list.length), list).reduce(...given)',
      ) as (of: unknown[]) => (...given: unknown[]) => unknown;
      fc.assert(
        fc.property(lists, fc.option(fc.string(), { nil: undefined }), (list, first) => {
          const rest = first === undefined ? [] : [first];
          const outcome = (reduce: (...given: unknown[]) => unknown) => {
            try {
              return reduce(
                (before: unknown, item: unknown, index: number, all: unknown[]) =>
                  `${before},${item}@${index}/${all.length}`,
                ...rest,
              );
            } catch (error) {
              return String(error);
            }
          };
          assert.equal(
            outcome(own(list)),
            outcome((...given) => Reflect.apply(list.reduce, list, given)),
          );
        }),
      );
    });
  }

  it('goes through what was there when it began, of whatever has a length', () => {
    const run = pageWith(ofPrototype);
    const adding = '(sum, item, index, all) => { if (all.length < 9) all.push(1); return sum + item; }';
    assert.equal(run(`[1, 2].reduce(${adding}, 3)`), 6);
    assert.equal(run("'use strict'; Array.prototype.reduce.call('abc', (after, letter) => letter + after)"), 'cba');
  });

  it('does for the page what it did, and is listed with the members of arrays only where that was', () => {
    const listed = 'const names = []; for (const name in [7]) names.push(name); names.join()';
    const run = pageWith(ofPrototype);
    assert.equal(run('[1, 2].reduce().length'), 2);
    assert.equal(run('[5].reduce()'), 5);
    assert.equal(run(listed), '0');
    assert.equal(pageWith(`delete Array.prototype.reduce; ${ofPrototype}`)(listed), '0,reduce');
  });
});
