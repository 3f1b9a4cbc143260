/** Files and clipboard texts that spreadsheets take as they were meant. */
import fc from 'fast-check';
import { toCsv } from '../../../src/ui/table/export/csv-text.ts';
import { toTsv } from '../../../src/ui/table/model/delimited-text.ts';
import { deepEqual, equal } from '../../support/assert.ts';

describe('A CSV file', () => {
  it('ends every line with CR LF', () => {
    equal(toCsv([['a', 'b'], ['c']]), 'a,b\r\nc\r\n');
  });

  it('quotes what holds a comma, a quote or a line break', () => {
    equal(toCsv([['a,b', 'say "hi"', 'two\nlines', 'a b']]), '"a,b","say ""hi""","two\nlines",a b\r\n');
  });

  it('lets no cell be taken for a formula', () => {
    for (const text of ['=1+1', '+cmd', '-cmd', '@sum', '\tx', '- 1', '-1+2', '+'])
      equal(toCsv([[text]]), `'${text}\r\n`);
    for (const text of [
      '＝1+1',
      '＋1',
      '－1',
      '＠sum',
      '-$A1',
      '-CHF5',
      '-5+cmd',
      "-5|' /C calc'!A0",
      '-$5.00=1',
      '-',
      '-$',
    ])
      equal(toCsv([[text]]), `'${text}\r\n`);
    equal(toCsv([['\n=1']]), '"\'\n=1"\r\n');
    equal(toCsv([['\r=1']]), '"\'\r=1"\r\n');
    equal(toCsv([['=HYPERLINK("x","y")']]), '"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('leaves numbers numbers', () => {
    for (const text of ['-1', '+1.5', '-1e-9', '-12%', '0', '-.5']) equal(toCsv([[text]]), `${text}\r\n`);
    equal(toCsv([['-1,234.5']]), '"-1,234.5"\r\n');
    const amounts = ['USD', 'EUR', 'CHF', 'JPY', 'ZAR', 'DKK', 'CZK', 'BRL'].flatMap((currency) =>
      ['en', 'de', 'ja', 'da', 'cs', 'fr', 'de-CH', 'pt-BR', 'en-ZA'].map((locale) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(-1234.5),
      ),
    );
    const others = ['-5 GB', '-1.2K', '-12 %', '-5 km', '-$5.00', "-1'234.50", '-1 234,50 €'];
    for (const text of [...amounts, ...others]) equal(toCsv([[text]]).includes(`'${text}`), false, text);
  });

  it('can be read back', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '1') })
      .filter((text) => !/^[\r\n]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (lines) => {
        deepEqual(readBack(toCsv(lines), ',', '\r\n'), lines);
      }),
    );
  });
});

describe('Text for the clipboard', () => {
  it('has tabs between cells and line feeds between rows', () => {
    equal(
      toTsv([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      'a\tb\nc\td',
    );
  });

  it('quotes what holds a tab, a quote or a line break, and changes nothing else', () => {
    equal(toTsv([['a\tb', '"q"', 'x\ny', '=1', 'a,b']]), '"a\tb"\t"""q"""\t"x\ny"\t=1\ta,b');
  });
});

/** RFC 4180, character by character. */
function readBack(text: string, separator: string, lineEnd: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === separator) {
      line.push(cell);
      cell = '';
    } else if (text.startsWith(lineEnd, at)) {
      lines.push([...line, cell]);
      [line, cell] = [[], ''];
      at += lineEnd.length - 1;
    } else cell += character;
  }
  return lines;
}
