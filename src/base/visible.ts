/**
 * How a name that nobody vouches for is shown: of a file, a device, a plan, a person. In a place of its own by
 * `ui/untrusted-text.tsx`; within a sentence by `isolated`, which every message does with its values.
 */

/** Stands where a value is missing. */
export const missing = '–';

/**
 * A text with a sign in the place of what nobody would see, but what breaks its line, or turns the letters after it
 * round until a program reads like a picture. Isolates that end where they began within it are left, being of texts that
 * were put together.
 */
export function visible(text: string): string {
  const shown = text.replace(/[\p{Cc}\u2028-\u202E\u2066\u2067]/gu, '\uFFFD');
  return isClosed(shown) ? shown : shown.replace(/[\u2068\u2069]/g, '\uFFFD');
}

/** A text where there is room for one line, as all of its own lines in that one. */
export const visibleLine = (text: string): string => visible(text.replace(/[\t\n\r]+/g, ' '));

/** A text of several lines, with all of them. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

/** A name or a figure as a part of a sentence: visible, and where one of both runs from right to left, apart from it. */
export function isolated(text: string, sentence = ''): string {
  const shown = visible(text);
  return rightToLeft.test(shown + sentence) ? `\u2068${shown}\u2069` : shown;
}

/** A letter that runs so, or a sign that makes others run so. */
const rightToLeft =
  /[\u0590-\u08FF\u200F\u202A-\u202E\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

function isClosed(text: string): boolean {
  let depth = 0;
  for (const character of text.match(/[\u2068\u2069]/g) ?? []) {
    depth += character === '\u2068' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
