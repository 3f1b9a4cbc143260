/** Names in a zip, for whatever a backup may hold: each once, on every system a name, and leading nowhere else. */
import fc from 'fast-check';
import { createNamer, safeName } from '../../../src/backup/download/safe-name.ts';
import { equal, ok } from '../../support/assert.ts';
import { growsInOneGo } from '../../support/growth.ts';

const letters = fc.constantFrom(
  ...[
    'a',
    'A',
    'ä',
    'a\u0308',
    '日',
    '😀',
    '.',
    ' ',
    '/',
    '\\',
    ':',
    '*',
    '\u202e',
    '\0',
    '\n',
    '\ud800',
    'ﬁ',
    'ß',
    '-',
  ],
);
const odd = fc.array(letters, { maxLength: 12 }).map((list) => list.join(''));
const special = fc.constantFrom('..', '.', '', 'CON', 'nul.txt', 'com1', 'LPT9.tar.gz', ' ', '...', '~', '__proto__');
const long = fc
  .integer({ min: 200, max: 600 })
  .chain((length) => letters.map((letter) => `${letter.repeat(length)}.txt`));
const name = fc.oneof(odd, special, long, fc.string({ unit: 'binary' }));

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function expectSafe(safe: string) {
  ok(safe !== '' && safe !== '.' && safe !== '..', `"${safe}" is no name`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
  ok(!/[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(safe), `"${safe}" has a letter too many`);
  ok(!/[. ]$/.test(safe), `"${safe}" loses its end on Windows`);
  ok(!/^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i.test(safe), `"${safe}" is a device`);
  ok(bytesOf(safe) <= 255, `"${safe}" is too long`);
  ok(!/\p{Cs}/u.test(safe), `"${safe}" is torn`);
}

describe('A safe name', () => {
  it('is a name on every system, whatever it was', () => {
    fc.assert(
      fc.property(name, (given) => expectSafe(safeName(given))),
      { numRuns: 2000 },
    );
  });

  it('is the same where nothing was wrong, and stays as it is', () => {
    for (const fine of [
      'Report 2024.docx',
      '日本語.txt',
      '.bashrc',
      'a-b_c',
      'README',
      'tar.gz',
      'con-man.txt',
      '😀',
    ]) {
      equal(safeName(fine), fine);
    }
    fc.assert(fc.property(name, (given) => equal(safeName(safeName(given)), safeName(given))));
  });

  it('keeps the extension of what is too long', () => {
    const safe = safeName(`${'日'.repeat(300)}.docx`);
    ok(safe.endsWith('日.docx') && bytesOf(safe) > 240, safe);
  });

  it('shows an extension that was hidden', () => {
    equal(safeName('invoice\u202efdp.exe'), 'invoice_fdp.exe');
  });
});

describe('Names of one folder', () => {
  const folded = (text: string) => text.normalize('NFC').toLowerCase();

  it('are all different, also where case and accents are not told apart', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const nameIn = createNamer();
        const given = names.map((one) => nameIn('', one));
        for (const one of given) expectSafe(one);
        equal(new Set(given.map(folded)).size, given.length);
      }),
      { numRuns: 500 },
    );
  });

  it('are numbered in front of the extension', () => {
    const nameIn = createNamer();
    const given = ['a.txt', 'A.TXT', 'a (2).txt', 'a', 'a', '.rc', '.rc'].map((one) => nameIn('x/', one));
    equal(given.join(' | '), 'a.txt | A (2).TXT | a (2) (2).txt | a | a (2) | .rc | .rc (2)');
  });

  it('may be in another folder as well', () => {
    const nameIn = createNamer();
    equal(nameIn('x/', 'a'), nameIn('y/', 'a'));
  });

  it('are found quickly, ten thousand of one name', () => {
    growsInOneGo('names for many files of one name', 10_000, (size) => {
      const nameIn = createNamer();
      for (let count = 0; count < size; count += 1) nameIn('', 'same.txt');
    });
  });
});
