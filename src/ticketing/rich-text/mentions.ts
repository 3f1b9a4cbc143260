/** People within formatted text: `<span data-mention="42" data-label="Ada">@user:42</span>`. */
import { attributeOf, decoded, type HtmlTag, tagsOf } from '../../base/html-tags.ts';
import { escapeHtml } from '../placeholders/placeholder-text.ts';

export interface WrittenMention {
  readonly id: string;
  /** What they were called when they were mentioned; empty where it was not written down. */
  readonly name: string;
}

export const mentionsIn = (html: string): readonly WrittenMention[] =>
  [...placesOf(html)].map(({ mention }) => mention);

/** With others in their places; where there is none, the name stays, as text. */
export function withMentions(html: string, placeOf: (mention: WrittenMention) => WrittenMention | undefined): string {
  let written = '';
  let at = 0;
  for (const { mention, start, end } of placesOf(html)) {
    const place = placeOf(mention);
    if (place?.id === mention.id) continue;
    written += html.slice(at, start) + (place ? markupOf(place) : `@${escapeHtml(mention.name || mention.id)}`);
    at = end;
  }
  return written + html.slice(at);
}

interface Place {
  readonly mention: WrittenMention;
  readonly start: number;
  readonly end: number;
}

/** One without an end is none: it would take the rest of the text with it. */
function* placesOf(html: string): Generator<Place> {
  let begun: HtmlTag | undefined;
  for (const tag of tagsOf(html)) {
    // What its name is written with.
    if (begun && tag.name !== 'span' && attributeOf(begun, 'data-mention') !== '') continue;
    const mention = begun && tag.name === 'span' && tag.isEnd && mentionOf(begun, html.slice(begun.end, tag.start));
    if (begun && mention) yield { mention, start: begun.start, end: tag.end };
    begun = tag.name === 'span' && !tag.isEnd ? tag : undefined;
  }
}

/** What the editor reads as one: it has nothing but text within. */
const idWithin = /^@user:\{?([^{}\s]{1,400})\}?$/;

function mentionOf(tag: HtmlTag, content: string): WrittenMention | undefined {
  const id = attributeOf(tag, 'data-mention') || idWithin.exec(decoded(content).trim())?.[1];
  return id === undefined ? undefined : { id, name: attributeOf(tag, 'data-label') };
}

function markupOf({ id, name }: WrittenMention): string {
  const label = name === '' ? '' : ` data-label="${escapeHtml(name)}"`;
  return `<span data-mention="${escapeHtml(id)}"${label}>@user:${escapeHtml(id)}</span>`;
}
