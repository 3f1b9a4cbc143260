/**
 * HTML of this editor with lines and indentation. Prettier wraps where a browser shows no difference; where every space
 * counts, in code and in blocks that are written with `white-space`, it sees letters instead of spaces.
 */
import * as html from 'prettier/plugins/html';
import { format } from 'prettier/standalone';

export async function formatHtml(source: string): Promise<string> {
  const stand = standIns(source);
  const formatted = await format(hideSpaces(source, stand), {
    parser: 'html',
    plugins: [html],
    printWidth: 100,
    embeddedLanguageFormatting: 'off',
    htmlWhitespaceSensitivity: 'css',
  });
  return showSpaces(formatted, stand).trimEnd();
}

const spaces = [' ', '\t', '\n', '\r', '\f'] as const;
type StandIns = ReadonlyMap<string, string>;

/** A letter of nobody's for each kind of space, none of which is in the text. */
function standIns(source: string): StandIns {
  const chosen = new Map<string, string>();
  for (let code = 0xe000; chosen.size < spaces.length && code < 0xf8ff; code += 1) {
    const letter = String.fromCharCode(code);
    if (!source.includes(letter)) chosen.set(spaces[chosen.size] as string, letter);
  }
  if (chosen.size < spaces.length) throw new Error('The text uses every letter that could stand for a space.');
  return chosen;
}

const voidElements = new Set(['br', 'hr', 'img', 'col']);

/** Reads what `write-html.ts` wrote: every element is closed, every value is quoted. */
function hideSpaces(source: string, stand: StandIns): string {
  /** Of each element around: whether its spaces count. */
  const around = [false];
  let hidden = '';
  for (const [piece, slash, name] of source.matchAll(/<(\/?)([a-z0-9]+)(?:[^>"]|"[^"]*")*>|[^<]+/g)) {
    if (name === undefined) {
      hidden += around.at(-1) ? piece.replaceAll(/[ \t\n\r\f]/g, (space) => stand.get(space) ?? space) : piece;
      continue;
    }
    hidden += piece;
    if (slash === '/') around.pop();
    else if (!voidElements.has(name)) {
      around.push(around.at(-1) === true || name === 'pre' || /\sstyle="[^"]*white-space:/.test(piece));
    }
  }
  return hidden;
}

function showSpaces(formatted: string, stand: StandIns): string {
  const letters = new Map([...stand].map(([space, letter]) => [letter, space]));
  return formatted.replaceAll(/[\ue000-\uf8ff]/g, (letter) => letters.get(letter) ?? letter);
}
