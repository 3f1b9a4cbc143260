/** How much is too much to be put in at once. Each is told as soon as it can be: before parsing, and before showing. */
import type { Slice } from 'prosemirror-model';
import { editorLimits } from '../values/editor-limits.ts';

export function isTooMuchHtml(html: string): boolean {
  const { html: most, tags } = editorLimits.paste;
  return html.length > most || holdsMore(html, '<', tags);
}

export function isTooMuchText(plain: string): boolean {
  const { text, tags } = editorLimits.paste;
  return plain.length > text || holdsMore(plain, '\n', tags / 2);
}

function holdsMore(text: string, letter: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(letter); at !== -1 && count <= most; at = text.indexOf(letter, at + 1)) count += 1;
  return count > most;
}

export function hasTooMuchText(body: HTMLElement): boolean {
  return (body.textContent?.length ?? 0) > editorLimits.paste.text;
}

export function isTooLarge({ content }: Slice): boolean {
  const { text, paragraph, tags } = editorLimits.paste;
  if (content.size > text) return true;
  let nodes = 0;
  let isTooLong = false;
  content.descendants((node) => {
    nodes += 1;
    isTooLong ||= (node.isTextblock && node.content.size > paragraph) || nodes > tags / 2;
    return !isTooLong;
  });
  return isTooLong;
}
