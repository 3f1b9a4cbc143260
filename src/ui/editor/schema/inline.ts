/** What stands among the letters. Source: spec 003 §3, rich-text entities. */
import type { NodeSpec } from 'prosemirror-model';
import { editorLimits } from '../editor-limits.ts';
import { isImageAddress, safeImageAddress } from '../html/addresses.ts';

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
}

export interface MentionAttributes {
  id: string;
  label: string;
  /** The host's own, as JSON. */
  metadata: unknown;
}

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
      cid: { default: null, validate: 'string|null' },
      src: { default: '', validate: isSafeImage },
      alt: { default: '', validate: 'string' },
      width: { default: 0, validate: 'number' },
      height: { default: 0, validate: 'number' },
      maxWidth: { default: editorLimits.image.maxWidth as number, validate: 'number' },
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
      id: { validate: 'string' },
      label: { default: '', validate: 'string' },
      metadata: { default: null },
    },
    parseDOM: [{ tag: 'span', priority: 60, getAttrs: readMention }],
    toDOM: ({ attrs }) => ['span', mentionMarkup(attrs as unknown as MentionAttributes), `@user:${attrs.id}`],
    leafText: ({ attrs }) => `@${attrs.label || attrs.id}`,
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
    maxWidth: Number.parseFloat(element.style.maxWidth) || editorLimits.image.maxWidth,
  };
}

function imageMarkup({ cid, src, alt, width, height, maxWidth }: ImageAttributes): Record<string, string> {
  return {
    src: cid === null ? src : `cid:${cid}`,
    ...(cid !== null && src !== '' && { 'data-src': src }),
    alt,
    ...(width > 0 && { width: String(width) }),
    ...(height > 0 && { height: String(height) }),
    ...(maxWidth !== editorLimits.image.maxWidth && { style: `max-width: ${maxWidth}px;` }),
  };
}

/** Pixels of attribute or style; 0 for `inherit` and whatever else is no length. */
function lengthOf(element: HTMLElement, name: 'width' | 'height'): number {
  const text = element.getAttribute(name) ?? element.style[name];
  const length = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(text)?.[1];
  return length === undefined ? 0 : Math.round(Number(length));
}

function isSafeImage(value: unknown) {
  if (typeof value !== 'string' || (value !== '' && !isImageAddress(value))) {
    throw new RangeError('An image is shown from http, https or blob, or from a data address of an image.');
  }
}

function readMention(element: HTMLElement): MentionAttributes | false {
  const id = element.getAttribute('data-mention') ?? mentionText.exec(element.textContent ?? '')?.[1];
  if (!id) return false;
  return {
    id,
    label: element.getAttribute('data-label') ?? '',
    metadata: readJson(element.getAttribute('data-metadata')),
  };
}

function mentionMarkup({ id, label, metadata }: MentionAttributes): Record<string, string> {
  return {
    'data-mention': id,
    ...(label !== '' && { 'data-label': label }),
    ...(metadata !== null && metadata !== undefined && { 'data-metadata': JSON.stringify(metadata) }),
  };
}

function readJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return null;
  }
}
