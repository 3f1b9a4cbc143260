/** What bytes are, whatever they are named: texts in their encodings, pictures by their first bytes, and all else. */
import { decodeText, type Encoding } from '../../../src/backup/preview/decode-text.ts';
import { contentOf } from '../../../src/backup/preview/preview-content.ts';
import { longestRow, textLayout } from '../../../src/ui/line-difference/text-blocks.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const letters = (text: string) => bytes(...[...text].map((letter) => letter.charCodeAt(0)));
const isOf = (content: Uint8Array<ArrayBuffer>, name = 'x.txt') => contentOf(content, name, 'en').is;
const shiftJis = bytes(0x8c, 0x8f, 0x96, 0xbc, 0x0d, 0x0a);
const header = (head: readonly number[], size = 64) => {
  const whole = new Uint8Array(size);
  whole.set(head);
  return whole;
};

describe('The text of a file', () => {
  const cases: [string, Uint8Array, string, string, Encoding][] = [
    ['UTF-8', utf8('Zürich 見積 🏝️\n'), 'en', 'Zürich 見積 🏝️\n', 'utf-8'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'en', 'a', 'utf-8'],
    ['UTF-16 with its mark', bytes(0xff, 0xfe, 0x61, 0x00, 0x0b, 0x67), 'en', 'a朋', 'utf-16le'],
    ['big-endian UTF-16 with its mark', bytes(0xfe, 0xff, 0x00, 0x61), 'en', 'a', 'utf-16be'],
    ['UTF-16 without a mark', utf16('Windows Registry\r\n', true), 'en', 'Windows Registry\r\n', 'utf-16le'],
    ['big-endian UTF-16 without a mark', utf16('Registry', false), 'en', 'Registry', 'utf-16be'],
    ['Latin', bytes(0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68), 'en', 'Zürich', 'windows-1252'],
    ['Shift_JIS for a reader of Japanese', shiftJis, 'ja-JP', '件名\r\n', 'shift_jis'],
    ['a log with colours', utf8('\u001b[31mred\u001b[0m\n'), 'en', '\u001b[31mred\u001b[0m\n', 'utf-8'],
  ];
  for (const [name, given, locale, text, encoding] of cases) {
    it(`is ${name}`, () => deepEqual(decodeText(given, locale), { text, encoding }));
  }

  it('is none where bytes are that no text has', () => {
    equal(decodeText(bytes(0x61, 0x00, 0x62), 'en'), undefined);
    equal(decodeText(bytes(0x00, 0x00, 0x00, 0x00), 'en'), undefined);
    equal(decodeText(bytes(0x61, 0x00, 0x01, 0x00, 0x62, 0x00), 'en'), undefined);
  });
});

describe('The content of a file', () => {
  it('is what its bytes say, not its name', () => {
    equal(isOf(header([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])), 'image');
    equal(isOf(header([0xff, 0xd8, 0xff, 0xe0])), 'image');
    equal(isOf(letters('GIF89a\x01\x00\x01\x00')), 'image');
    equal(isOf(letters('RIFF\x00\x00\x00\x00WEBPVP8L')), 'image');
    equal(isOf(letters('\x00\x00\x00\x20ftypavif')), 'image');
    equal(isOf(letters('%PDF-1.7\n')), 'pdf');
    equal(isOf(utf8('<!doctype html><script>1</script>'), 'x.png'), 'text');
    equal(isOf(utf8('BM is how this text begins, and it is no picture.')), 'text');
    equal(isOf(bytes()), 'empty');
  });

  it('tells what its name promised and it is not', () => {
    const expected = (name: string) => {
      const content = contentOf(bytes(1, 2, 3), name, 'en');
      return content.is === 'unknown' ? content.expected : content.is;
    };
    deepEqual(['a.txt', 'a.CSV', 'a.png', 'a.pdf', 'a.zip', 'zip', '.txt'].map(expected), [
      'text',
      'text',
      'image',
      'pdf',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is a picture of text only where it is one', () => {
    const svg = contentOf(utf8('<?xml version="1.0"?><svg xmlns="x"/>'), 'logo.svg', 'en');
    ok(svg.is === 'text' && svg.isSvg);
    const other = contentOf(utf8('<svg/>'), 'notes.txt', 'en');
    ok(other.is === 'text' && !other.isSvg);
  });

  it('is not decoded where a few bytes make a picture that fills the memory', () => {
    const png = header([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    new DataView(png.buffer).setUint32(16, 50_000);
    new DataView(png.buffer).setUint32(20, 50_000);
    deepEqual(contentOf(png, 'x.png', 'en'), { is: 'huge-picture', width: 50_000, height: 50_000 });
    const jpeg = header([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff]);
    deepEqual(contentOf(jpeg, 'x.jpg', 'en'), { is: 'huge-picture', width: 65_535, height: 65_535 });
  });
});

describe('The rows of a text', () => {
  it('number lines, and go on where a line is too long', () => {
    const long = 'x'.repeat(longestRow * 2 + 1);
    const { blocks, hasBrokenLines, columns } = textLayout(['a\r\n', `${long}\n`, 'b']);
    deepEqual(blocks[0]?.numbers, [1, 2, undefined, undefined, 3]);
    equal(blocks[0]?.text.replaceAll('\n', ''), `a${long}b`);
    equal(hasBrokenLines, true);
    equal(columns, longestRow);
  });

  it('part no character', () => {
    const text = textLayout([`x${'𝒳'.repeat(longestRow)}`]).blocks[0]?.text ?? '';
    ok(text.isWellFormed());
    equal(text.replaceAll('\n', ''), `x${'𝒳'.repeat(longestRow)}`);
  });

  it('are few blocks, however many they are', () => {
    const { blocks } = textLayout(Array.from({ length: 1_000_000 }, () => '\n'));
    equal(blocks.length, 2000);
    equal(
      blocks.reduce((sum, { rows }) => sum + rows, 0),
      1_000_000,
    );
  });
});
