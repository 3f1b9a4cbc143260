/**
 * HTML of this editor with lines and indentation. Prettier wraps where a browser shows no difference. Blocks in which
 * every space counts, code and those that are written with `white-space`, it does not see: they stay as they are.
 */
import * as html from 'prettier/plugins/html';
import { format } from 'prettier/standalone';

export async function formatHtml(source: string): Promise<string> {
  const letter = unusedLetter(source);
  const { rest, kept } = takeOut(source, letter);
  const formatted = await format(rest, {
    parser: 'html',
    plugins: [html],
    printWidth: 100,
    embeddedLanguageFormatting: 'off',
  });
  const place = new RegExp(`<p>\\s*${letter}(\\d+)${letter}\\s*</p>`, 'g');
  return formatted.replaceAll(place, (_, index: string) => kept[Number(index)] ?? '').trimEnd();
}

/** One that is nobody's and not in the text. */
function unusedLetter(source: string): string {
  for (let code = 0xe000; code < 0xf8ff; code += 1) {
    const letter = String.fromCharCode(code);
    if (!source.includes(letter)) return letter;
  }
  throw new Error('The text uses every letter that could stand for a block.');
}

/**
 * Puts a short paragraph in the place of each block whose spaces count. Reads what `write-html.ts` wrote: every element
 * is closed, every value is quoted, and within such a block there is no other of its name.
 */
function takeOut(source: string, letter: string): { rest: string; kept: string[] } {
  const kept: string[] = [];
  let rest = '';
  let at = 0;
  for (const { 0: tag, 1: name, index } of source.matchAll(/<([a-z0-9]+)(?![a-z0-9])(?:[^<>"]|"[^"]*")*>/g)) {
    if (index < at) continue;
    rest += source.slice(at, index);
    at = index + tag.length;
    if (name === 'pre' || /\sstyle="[^"]*white-space:/.test(tag)) {
      const end = source.indexOf(`</${name}>`, at) + `</${name}>`.length;
      rest += `<p>${letter}${kept.length}${letter}</p>`;
      kept.push(source.slice(index, end));
      at = end;
    } else {
      // The end of a line within a value may be moved.
      rest += tag.replaceAll('\n', '&#10;');
    }
  }
  return { rest: rest + source.slice(at), kept };
}
