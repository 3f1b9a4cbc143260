import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { formatBytes } from '../../src/base/bytes.ts';

describe('A size', () => {
  const cases: [number | null | undefined, string][] = [
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [100 * 1024, '100 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1.4 * 1024 ** 2, '1.4 MB'],
    [123.4 * 1024 ** 3, '123 GB'],
    [5 * 1024 ** 4, '5 TB'],
    [Number.MAX_SAFE_INTEGER, '8 PB'],
    [null, '–'],
    [undefined, '–'],
    [-1, '–'],
    [Number.NaN, '–'],
  ];
  for (const [bytes, text] of cases) it(`of ${bytes} is written ${text}`, () => equal(formatBytes(bytes, 'en'), text));

  it('has the separators of its language', () => equal(formatBytes(1536, 'de'), '1,5 KB'));

  it('is never written as 1,024 of a unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 50 }), (bytes) => {
        const [number = ''] = formatBytes(bytes, 'en').split(' ');
        ok(Number(number.replaceAll(',', '')) < 1024, number);
      }),
    );
  });
});
