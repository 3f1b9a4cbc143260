/** Cuts text where a reader sees a boundary: between words, never within what is one character to the eye. */

/** UTF-16 units, as limits of the backend count. The beginning, whole characters only. */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, characterBoundary(text, limit));
}

/** Where a text is best cut so that at most `limit` units stand before: at a line, a word, a character. */
export function wordBoundary(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  const end = characterBoundary(text, limit);
  // What is cut off begins with white space, or the last word before goes along, unless it is longer than a line.
  if (/^\s/.test(text.slice(end))) return end;
  const words = lastWord(text.slice(0, end));
  const longest = 60;
  return words !== undefined && end - words <= longest && words > 0 ? words : end;
}

/** The last place at or before `limit` that divides no surrogate pair and no grapheme. */
export function characterBoundary(text: string, limit: number): number {
  if (limit <= 0) return 0;
  if (limit >= text.length) return text.length;
  // A grapheme may be longer than what stands here, but no writing has such.
  const from = Math.max(0, limit - 200);
  const start = from > 0 && isLow(text, from) ? from - 1 : from;
  const near = text.slice(start, limit + 200);
  const found = graphemes()
    ?.segment(near)
    .containing(limit - start);
  if (found !== undefined) return start + found.index;
  return isLow(text, limit) ? limit - 1 : limit;
}

/** Where the last word begins. */
function lastWord(text: string): number | undefined {
  const place = /\s\S*$/.exec(text)?.index;
  return place === undefined ? undefined : place + 1;
}

function isLow(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

let segmenter: Intl.Segmenter | undefined;

function graphemes(): Intl.Segmenter | undefined {
  // Firefox has it only since 125.
  if (typeof Intl.Segmenter === 'function') segmenter ??= new Intl.Segmenter();
  return segmenter;
}
