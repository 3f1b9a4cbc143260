/** How numbers are read, written, judged and moved, without any field around them. */
import fc from 'fast-check';
import {
  formatNumber,
  movedNumber,
  type NumberLimits,
  numberProblem,
  parseNumber,
} from '../../src/ui/number-field/number-entry.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { randomRuns } from '../support/one-engine.ts';

const locales = ['en', 'de', 'de-CH', 'fr', 'ja', 'hi', 'en-IN', 'sv', 'pl', 'ar-EG', 'fa', 'bn'];

describe('a number is read', () => {
  const readings: [text: string, locale: string, number: number | null][] = [
    ['', 'en', null],
    ['  ', 'en', null],
    ['12', 'en', 12],
    [' 12 ', 'en', 12],
    ['1.5', 'en', 1.5],
    ['1,5', 'en', 1.5],
    ['1,5', 'de', 1.5],
    ['1.5', 'de', 1.5],
    ['1,500', 'en', 1500],
    ['1.500', 'en', 1.5],
    ['1.500', 'de', 1500],
    ['1,500', 'de', 1.5],
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'en', 1234.5],
    ['1,234.5', 'de', 1234.5],
    ['1.234.567', 'en', 1234567],
    ['12,34,567', 'en-IN', 1234567],
    ['1 234 567,89', 'fr', 1234567.89],
    ['1\u202f234,5', 'fr', 1234.5],
    ['1’234.5', 'de-CH', 1234.5],
    ['−5', 'sv', -5],
    ['-0', 'en', 0],
    ['+5', 'en', 5],
    ['.5', 'en', 0.5],
    [',5', 'de', 0.5],
    ['5.', 'en', 5],
    ['１２．５', 'ja', 12.5],
    ['١٬٢٣٤٫٥', 'ar-EG', 1234.5],
  ];
  for (const [text, locale, number] of readings) {
    it(`from "${text}" in ${locale} as ${number}`, () => equal(parseNumber(text, locale), number));
  }

  for (const text of ['abc', '12 apples', '1.2.3', '1,23,4', '--5', '5-', '1e5', '.', '-', '1,2.3,4', 'Infinity']) {
    it(`as none from "${text}"`, () => equal(parseNumber(text, 'en'), Number.NaN));
  }

  it('as it was written, in every language', () => {
    const decimals = fc.tuple(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.constantFrom(...locales), decimals, (locale, [digits, places]) => {
        const number = Number((digits / 10 ** places).toFixed(places));
        const wanted = number === 0 ? 0 : number;
        equal(
          parseNumber(formatNumber(wanted, locale), locale),
          wanted,
          `${formatNumber(wanted, locale)} in ${locale}`,
        );
      }),
      randomRuns(2000),
    );
  });

  it('from any text without a failure', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.string({ unit: 'grapheme' }), (locale, text) => {
        const number = parseNumber(text, locale);
        ok(number === null || typeof number === 'number');
      }),
    );
  });
});

describe('a number is judged', () => {
  it('by its limits', () => {
    const limits = { minimum: 1, maximum: 10 };
    equal(numberProblem(null, limits), undefined);
    for (const value of [1, 5.5, 10]) equal(numberProblem(value, limits), undefined);
    deepEqual(numberProblem(0, limits), { key: 'between', values: limits });
    deepEqual(numberProblem(11, limits), { key: 'between', values: limits });
    deepEqual(numberProblem(0, { minimum: 1 }), { key: 'minimum', values: { minimum: 1 } });
    deepEqual(numberProblem(11, { maximum: 10 }), { key: 'maximum', values: { maximum: 10 } });
  });

  it('by its step, with the nearest that are possible', () => {
    equal(numberProblem(0.3, { step: 0.1 }), undefined);
    deepEqual(numberProblem(0.25, { step: 0.1 }), { key: 'step', values: { lower: 0.2, upper: 0.3 } });
    deepEqual(numberProblem(4, { minimum: 1, step: 2 }), { key: 'step', values: { lower: 3, upper: 5 } });
    deepEqual(numberProblem(10, { minimum: 1, maximum: 10, step: 4 }), { key: 'stepTo', values: { nearest: 9 } });
  });

  it('as none with an example that would do', () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(number, fc.nat(1000), fc.constantFrom(0.25, 0.5, 1, 5, 10), (minimum, more, step) => {
        const limits = { minimum, maximum: minimum + more * step, step };
        const problem = numberProblem(Number.NaN, limits);
        ok(problem?.key === 'invalid');
        equal(numberProblem(problem.values.example, limits), undefined);
      }),
    );
  });
});

describe('arrows', () => {
  it('go by the step, without the digits of binary fractions', () => {
    equal(movedNumber(0.1, 2, { step: 0.1 }), 0.3);
    equal(movedNumber(5, -1, {}), 4);
    equal(movedNumber(1.5, 1, {}), 2.5);
    equal(movedNumber(5, 10, { step: 0.5 }), 10);
  });

  it('begin where an empty field may', () => {
    equal(movedNumber(null, 1, {}), 1);
    equal(movedNumber(null, -1, {}), -1);
    equal(movedNumber(null, 1, { minimum: 10 }), 10);
    equal(movedNumber(null, -1, { maximum: -3 }), -3);
    equal(movedNumber(Number.NaN, 1, { minimum: 10 }), 10);
  });

  it('go from between two steps to the next', () => {
    equal(movedNumber(4.2, 1, { step: 1 }), 5);
    equal(movedNumber(4.2, -1, { step: 1 }), 4);
    equal(movedNumber(12, 1, { minimum: 5, step: 5 }), 15);
  });

  it('end at what is possible, always', () => {
    const limited = fc.record({
      minimum: fc.option(fc.integer({ min: -100, max: 0 }), { nil: undefined }),
      maximum: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      step: fc.option(fc.constantFrom(0.1, 0.25, 1, 3, 7), { nil: undefined }),
    });
    const value = fc.option(fc.integer({ min: -1500, max: 1500 }).map((tenths) => tenths / 10));
    fc.assert(
      fc.property(limited, value, fc.constantFrom(1, -1, 10, -10), (limits: NumberLimits, from, steps) => {
        const next = movedNumber(from, steps, limits);
        equal(numberProblem(next, limits), undefined, `${from} by ${steps} in ${JSON.stringify(limits)} is ${next}`);
      }),
      randomRuns(3000),
    );
  });
});
