/** What stands among the letters. Source: spec 003 §3, rich-text entities. */

import type { NodeSpec } from 'prosemirror-model';
import { jsonText } from '../../../base/json-text.ts';
import { isImageAddress, safeImageAddress } from '../values/addresses.ts';
import { editorLimits } from '../values/editor-limits.ts';
import { pixels } from '../values/style-values.ts';
import { isAtomText } from './atom-text.ts';
import { oneOf } from './list-style.ts';

export interface ImageAttributes {
  /** The server's id of the content; `null` until it is uploaded. */
  cid: string | null;
  /** A data address until it is uploaded; afterwards empty, or where the host says that it can be seen. */
  src: string;
  alt: string;
  /** CSS pixels; 0 stands for `inherit`: as wide as the picture is. */
  width: number;
  height: number;
  maxWidth: number;
  /** At which side the text flows around it. */
  float: 'left' | 'right' | null;
}

export interface MentionAttributes {
  id: string;
  label: string;
  /** The host's own, as JSON. */
  metadata: unknown;
}

const floats = ['left', 'right'] as const;

const mentionText = /^@user:\{?([^{}\s]+)\}?$/;

export const inline = {
  text: { group: 'inline' },

  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },

  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: {
      cid: { default: null, validate: isContentId },
      src: { default: '', validate: isSafeImage },
      alt: { default: '', validate: 'string' },
      width: { default: 0, validate: isLength },
      height: { default: 0, validate: isLength },
      maxWidth: { default: editorLimits.image.maxWidth as number, validate: isLength },
      float: { default: null, validate: oneOf(floats, 'side') },
    },
    parseDOM: [{ tag: 'img', getAttrs: readImage }],
    toDOM: ({ attrs }) => ['img', imageMarkup(attrs as unknown as ImageAttributes)],
  },

  mention: {
    inline: true,
    group: 'inline',
    atom: true,
    draggable: true,
    attrs: {
      id: { validate: isMentionId },
      label: { default: '', validate: 'string' },
      metadata: { default: null, validate: isMetadata },
    },
    parseDOM: [{ tag: 'span', priority: 60, getAttrs: readMention }],
    toDOM: ({ attrs }) => ['span', mentionMarkup(attrs as unknown as MentionAttributes), `@user:${attrs.id}`],
    leafText: ({ attrs }) => `@${attrs.label || attrs.id}`,
  },

  /** What the page defined, `{{ticket.id}}`: this text in the value, and one thing while it is edited. */
  atom: {
    inline: true,
    group: 'inline',
    atom: true,
    draggable: true,
    attrs: { text: { validate: checkAtomText } },
    // In values and copies without the element: `text-serializer.ts`.
    toDOM: ({ attrs }) => ['span', attrs.text],
    leafText: ({ attrs }) => attrs.text,
  },

  /** A button within a text: its words are kept, it does nothing by itself. */
  button: {
    inline: true,
    group: 'inline',
    content: 'text*',
    marks: '',
    defining: true,
    parseDOM: [{ tag: 'button' }, { tag: 'span[data-button]', priority: 60 }],
    toDOM: () => ['span', { 'data-button': '' }, 0],
  },
} as const satisfies Record<string, NodeSpec>;

function readImage(element: HTMLElement): Partial<ImageAttributes> | false {
  const address = element.getAttribute('src') ?? '';
  const isContent = /^cid:/i.test(address);
  const cid = isContent ? address.slice(4) : element.getAttribute('data-cid');
  const src = safeImageAddress(isContent ? (element.getAttribute('data-src') ?? '') : address);
  // Nothing could ever be shown in its place.
  if (!cid && !src) return false;
  return {
    cid: cid || null,
    src,
    alt: element.getAttribute('alt') ?? '',
    width: lengthOf(element, 'width'),
    height: lengthOf(element, 'height'),
    maxWidth: Math.round(pixels(element.style.maxWidth) ?? editorLimits.image.maxWidth),
    float: floats.find((side) => side === (element.style.float || element.getAttribute('align'))) ?? null,
  };
}

function imageMarkup({ cid, src, alt, width, height, maxWidth, float }: ImageAttributes): Record<string, string> {
  const style = [
    maxWidth !== editorLimits.image.maxWidth && `max-width: ${maxWidth}px;`,
    float !== null && `float: ${float};`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    src: cid === null ? src : `cid:${cid}`,
    ...(cid !== null && src !== '' && { 'data-src': src }),
    alt,
    ...(width > 0 && { width: String(width) }),
    ...(height > 0 && { height: String(height) }),
    ...(style !== '' && { style }),
  };
}

/** Pixels of attribute or style; 0 for `inherit` and whatever else is no length. */
function lengthOf(element: HTMLElement, name: 'width' | 'height'): number {
  return Math.round(pixels(element.getAttribute(name)) ?? pixels(element.style[name]) ?? 0);
}

function isLength(value: unknown) {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 99_999)
    throw new RangeError(`Invalid image length: ${value}`);
}

function isContentId(value: unknown) {
  if (value !== null && (typeof value !== 'string' || value === ''))
    throw new RangeError('A content id must be a string.');
}

function isMetadata(value: unknown) {
  if (!isShallow(value)) throw new RangeError('The metadata of a mention is nested too deeply.');
}

function isMentionId(value: unknown) {
  if (typeof value !== 'string' || value === '') throw new RangeError('A mention must have an id.');
}

function checkAtomText(value: unknown) {
  if (!isAtomText(value)) throw new RangeError('An atom must have a text of one line.');
}

function isSafeImage(value: unknown) {
  if (typeof value !== 'string' || (value !== '' && !isImageAddress(value))) {
    throw new RangeError('An image must use http, https, blob, or a data URL of an image.');
  }
}

function readMention(element: HTMLElement): MentionAttributes | false {
  const id = element.getAttribute('data-mention') ?? mentionText.exec(textWithin(element))?.[1];
  if (!id) return false;
  return {
    id,
    label: element.getAttribute('data-label') ?? '',
    metadata: readJson(element.getAttribute('data-metadata')),
  };
}

/** Of a bare span with nothing but text: one with a style is a formatted word, and spans in spans would be read often. */
function textWithin(element: HTMLElement): string {
  const isBare = element.firstElementChild === null && !element.matches('[style], [data-button]');
  return isBare ? (element.textContent ?? '') : '';
}

function mentionMarkup({ id, label, metadata }: MentionAttributes): Record<string, string> {
  return {
    'data-mention': id,
    ...(label !== '' && { 'data-label': label }),
    ...(metadata !== null && metadata !== undefined && { 'data-metadata': jsonText(metadata) }),
  };
}

/** What is nested by the thousand can be read, but neither compared nor written. */
function isShallow(value: unknown, levels = 32): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1));
}

function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text) ?? null;
    return isShallow(value) ? value : null;
  } catch {
    return null;
  }
}
