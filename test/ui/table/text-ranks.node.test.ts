/** The shortcut around the collator has to give the collator's own order. */
import fc from 'fast-check';
import { textRanks } from '../../../src/ui/table/model/rows/text-ranks.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Each with letters that its order treats in its own way. */
const alphabets: readonly [locale: string, characters: string][] = [
  ['en', printable],
  ['en', ' -_.0019aAbZàÀñøðÞ'],
  ['de', 'aäoöuüsßzAÄ019 -'],
  ['fr', 'eéèêcçyÿE01 -'],
  ['es', 'nñoNÑlcház1'],
  ['sv', 'aåäöozvwVWÅ09'],
  ['pl', 'aąćcłlzżźZ'],
  ['ru', 'ЕеёийжЖ1a'],
  ['ja', 'アあがカか端末ーabc10０１'],
  ['zh', '中文国一乙a1 b'],
  // Locales where two letters can be one, and scripts of syllables.
  ['cs', 'chaCHhiz1'],
  ['da', 'aåzAÅæø1'],
  ['ko', '가각나낙ab1中'],
  ['ar', 'ابةتab12'],
];

describe('Ranks of texts', () => {
  for (const [locale, characters] of alphabets) {
    it(`are as the collator has them: ${locale}, ${characters.slice(0, 12)}`, () => {
      const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
      const text = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 24 });
      fc.assert(
        fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
          const ranks = textRanks(texts, locale);
          for (const [i, a] of texts.entries())
            for (const [j, b] of texts.entries()) {
              const found = Math.sign((ranks[i] as number) - (ranks[j] as number));
              equal(found, Math.sign(compare(a, b)), `${JSON.stringify(a)} and ${JSON.stringify(b)}`);
            }
        }),
        { numRuns: 150 },
      );
    });
  }

  it('count numbers as numbers, however long, and leading zeros not at all', () => {
    const texts = ['item 10', 'item 9', 'item 010', 'item 123456789012345678901234567890', 'item 0', 'item'];
    const ranks = [...textRanks(texts, 'en')];
    deepEqual(ranks, [4, 3, 4, 5, 2, 1]);
  });

  it('of empty texts are none', () => {
    const [empty, other] = textRanks(['', 'a'], 'en');
    ok(Number.isNaN(empty));
    equal(other, 1);
  });

  it('tell long texts apart by their last character', () => {
    const long = 'word '.repeat(400);
    const [a, b, c] = textRanks([`${long}b`, `${long}a`, `${long}B`], 'en') as unknown as [number, number, number];
    ok(b < a);
    equal(a, c);
  });
});
