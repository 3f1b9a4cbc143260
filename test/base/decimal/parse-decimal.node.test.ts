/** Decimals as people type and paste them: exact, in either notation, and never guessed. */
import fc from 'fast-check';
import { anyNotation, notationOf } from '../../../src/base/decimal/decimal-notation.ts';
import { decimalText, formatDecimal } from '../../../src/base/decimal/format-decimal.ts';
import { currencyDecimals, formatMoney } from '../../../src/base/decimal/money.ts';
import { type DecimalEntry, isUnread, parseDecimal } from '../../../src/base/decimal/parse-decimal.ts';
import { parseMoney } from '../../../src/base/decimal/parse-money.ts';
import { anyText } from '../../support/any-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const said = (entry: DecimalEntry) => (isUnread(entry) ? entry.problem : entry);
const readIn = (locale: string, text: string, decimals = 2) =>
  said(parseDecimal(text, { decimals, notation: notationOf(locale) }));

const locales = 'en de fr de-CH en-IN es pt-BR sv pl ja ar-EG fa hi bn he my'.split(' ');
const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR', 'CLF'];
const anyUnits = fc.integer({ min: 0, max: 9_999_999_999_999 });

describe('A decimal that is typed or pasted', () => {
  it('is read in either notation, whatever the language', () => {
    const texts = ['1.234,56', '1,234.56', '1 234,56', '1\u202f234,56', "1'234.56", '1’234,56', '1234.56', '1234,56'];
    for (const locale of ['en', 'de', 'fr', 'de-CH', 'ar-EG', 'ja'])
      deepEqual(
        texts.map((text) => readIn(locale, text)),
        texts.map(() => 123_456),
        locale,
      );
    equal(readIn('en', '12,34,567.8'), 123_456_780);
    equal(readIn('en', '1.234.567'), 123_456_700);
    equal(readIn('de', '1,234,567'), 123_456_700);
  });

  it('is read in digits and signs of other scripts', () => {
    equal(readIn('ar-EG', '١٬٢٣٤٫٥٦'), 123_456);
    equal(readIn('en', '۱۲۳۴٫۵۶'), 123_456);
    equal(readIn('hi', '१२,३४,५६७.८९'), 123_456_789);
    equal(readIn('ja', '１，２３４．５'), 123_450);
    equal(readIn('he', '\u200f12.5\u200e'), 1250);
  });

  it('may be begun and not ended, or have zeros that say nothing', () => {
    deepEqual(
      ['12.', '.5', ',5', '012', '12.5000', '+3', '  7 ', '-0'].map((text) => readIn('en', text)),
      [1200, 50, 50, 1200, 1250, 300, 700, 0],
    );
    equal(readIn('en', ' '), null);
  });

  it('is refused where it may mean a thousandfold, and read where the language tells', () => {
    deepEqual([readIn('en', '1,234'), readIn('de', '1.234'), readIn('en-IN', '1,234')], [123_400, 123_400, 123_400]);
    deepEqual(
      [readIn('en', '1.234'), readIn('de', '1,234'), readIn('fr', '1.234')],
      ['ambiguous', 'ambiguous', 'ambiguous'],
    );
    equal(readIn('en', '12.500'), 'ambiguous');
    deepEqual(
      [readIn('en', '1.234', 3), readIn('de', '1.234', 3), readIn('fr', '1.234', 3)],
      [1234, 1_234_000, 'ambiguous'],
    );
    deepEqual([readIn('en', '0.234'), readIn('en', '1234.567')], ['tooPrecise', 'tooPrecise']);
  });

  it('is not rounded silently', () => {
    deepEqual(
      ['12.345678', '0.001', '1,234.567', '1.5'].map((text) => readIn('en', text, text === '1.5' ? 0 : 2)),
      ['tooPrecise', 'tooPrecise', 'tooPrecise', 'tooPrecise'],
    );
  });

  it('is refused where it is none', () => {
    for (const text of [
      'abc',
      '1e3',
      '0x1f',
      '1..2',
      '1,2,3',
      '12 34',
      '1.23.456',
      '1,234.567.890',
      '10²',
      '½',
      '5%',
      '1.2,3.4',
      '٫',
      '1 234,567 8',
      // Grouped as nobody does.
      '1,2,345',
      '1,23,4,567',
      '0123,456,789',
      '1234,567,890',
      '1’23',
      // A sum, and not a number.
      '1-2',
      '1+2',
      '€',
      '5 EURO',
    ])
      equal(readIn('en', text), 'invalid', text);
    equal(readIn('en', `1${'0'.repeat(20)}`), 'tooLarge');
    equal(readIn('en', '9'.repeat(101)), 'invalid');
    equal(readIn('en', '5'.padStart(100, '0')), 500);
    equal(readIn('en', '90071992547409.91'), Number.MAX_SAFE_INTEGER);
    equal(readIn('en', '90071992547409.92'), 'tooLarge');
    for (const text of ['-5', '−5', '5-', '- 5']) equal(readIn('en', text), 'negative', text);
  });

  it('may have the longer of two signs that begin alike', () => {
    const signs = ['R', 'R$'];
    deepEqual(
      ['R$ 5', 'R 5', '5 R$'].map((text) => said(parseDecimal(text, { decimals: 2, signs }))),
      [500, 500, 500],
    );
  });

  it('may have the sign of its currency, and of no other', () => {
    const money = (text: string, locale = 'en', currency = 'EUR') => said(parseMoney(text, { currency, locale }));
    deepEqual(
      ['€ 1.234,56', '1.234,56 €', 'EUR 1,234.56', '1234.56eur', '€1234,56'].map((text) => money(text)),
      Array.from({ length: 5 }, () => 123_456),
    );
    deepEqual(
      [money('$5'), money('5 USD'), money('-€5'), money('€-5')],
      ['otherCurrency', 'otherCurrency', 'negative', 'negative'],
    );
    deepEqual(
      [money('US$5.10', 'en', 'USD'), money('￥1,234', 'ja', 'JPY'), money('¥1,234.5', 'ja', 'JPY')],
      [510, 1234, 'tooPrecise'],
    );
  });

  it('is the number again that was written, in every language and currency', () => {
    fc.assert(
      fc.property(anyUnits, fc.constantFrom(...locales), fc.constantFrom(...currencies), (units, locale, currency) => {
        const decimals = currencyDecimals(currency);
        equal(readIn(locale, formatDecimal(units, { decimals, locale }), decimals), units);
        equal(readIn(locale, formatDecimal(units, { decimals, locale, isGrouped: true }), decimals), units);
        equal(said(parseMoney(formatMoney(units, { currency, locale }), { currency, locale })), units);
        equal(said(parseDecimal(decimalText(units, decimals), { decimals, notation: { decimal: '.' } })), units);
      }),
      { numRuns: 2000 },
    );
  });

  it('is right or refused where nothing is known of who wrote it', () => {
    const styles = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.'], ['', '.'], ['', ',']);
    fc.assert(
      fc.property(anyUnits, styles, fc.integer({ min: 0, max: 4 }), (units, [group = '', sign = ''], decimals) => {
        const [whole = '', fraction] = decimalText(units, decimals).split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
        const text = fraction === undefined ? grouped : grouped + sign + fraction;
        const read = said(parseDecimal(text, { decimals, notation: anyNotation }));
        ok(read === units || read === 'ambiguous', `${text}: ${read}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('is a safe whole number or says why not, whatever the text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 30 }), fc.constantFrom(...locales), (text, locale) => {
        const entry = parseMoney(text, { currency: 'EUR', locale });
        ok(entry === null || (isUnread(entry) ? entry.text === text : Number.isSafeInteger(entry) && entry >= 0));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('A decimal that is written', () => {
  it('has its language’s signs and the decimals of its unit', () => {
    equal(formatDecimal(123_450, { decimals: 2, locale: 'de' }), '1234,50');
    equal(formatDecimal(123_450, { decimals: 2, locale: 'de', isGrouped: true }), '1.234,50');
    equal(formatDecimal(97_500, { decimals: 4, locale: 'en', isPadded: false }), '9.75');
    equal(formatDecimal(5, { decimals: 2, locale: 'ar-EG' }), '٠٫٠٥');
    equal(formatMoney(1234, { currency: 'JPY', locale: 'en' }), '¥1,234');
    equal(formatMoney(1234, { currency: 'KWD', locale: 'en' }).replace(/\s/g, ' '), 'KWD 1.234');
    equal(formatMoney(-5, { currency: 'USD', locale: 'en' }), '-$0.05');
  });

  it('keeps all digits, more than a binary fraction has', () => {
    equal(decimalText(Number.MAX_SAFE_INTEGER, 2), '90071992547409.91');
    equal(formatMoney(Number.MAX_SAFE_INTEGER, { currency: 'USD', locale: 'en' }), '$90,071,992,547,409.91');
  });

  it('is refused where it was no whole number of units', () => {
    for (const units of [1.5, Number.NaN, 2 ** 53]) {
      let thrown: unknown;
      try {
        decimalText(units, 2);
      } catch (error) {
        thrown = error;
      }
      ok(thrown instanceof RangeError);
    }
  });
});
