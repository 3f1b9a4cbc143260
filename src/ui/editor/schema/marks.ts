/** What letters can be. In the order in which they are nested. Source: spec 003 §3, rich-text entities. */
import type { MarkSpec } from 'prosemirror-model';
import { isLinkAddress, safeLinkAddress } from '../values/addresses.ts';
import { safeColor, safeFontFamily, safeFontSize } from '../values/style-values.ts';

export interface LinkAttributes {
  href: string;
  rel: string | null;
  target: string | null;
  title: string | null;
}

export const marks = {
  link: {
    inclusive: false,
    attrs: {
      href: { validate: isSafeLink },
      rel: { default: null, validate: 'string|null' },
      target: { default: null, validate: 'string|null' },
      title: { default: null, validate: 'string|null' },
    },
    parseDOM: [{ tag: 'a[href]', getAttrs: readLink }],
    toDOM: ({ attrs: { href, rel, target, title } }) => ['a', { href, rel, target, title }, 0],
  },

  font_family: styleMark('font-family', safeFontFamily),
  font_size: styleMark('font-size', safeFontSize),
  text_color: styleMark('color', safeColor),
  background_color: styleMark('background-color', safeColor),

  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all it copies in a <b> that is not bold.
      { tag: 'b', getAttrs: (element: HTMLElement) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', clearMark: (mark) => mark.type.name === 'strong', getAttrs: isRegularWeight },
      { style: 'font-weight', getAttrs: isBoldWeight },
    ],
    toDOM: () => ['strong', 0],
  },

  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'em' },
    ],
    toDOM: () => ['em', 0],
  },

  highlight: {
    parseDOM: [{ tag: 'mark' }],
    toDOM: () => ['mark', 0],
  },

  inserted: {
    parseDOM: [{ tag: 'ins' }],
    toDOM: () => ['ins', 0],
  },

  underline: {
    parseDOM: [{ tag: 'u' }, { style: 'text-decoration', consuming: false, getAttrs: has('underline') }],
    toDOM: () => ['u', 0],
  },

  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'del' },
      { tag: 'strike' },
      { style: 'text-decoration', consuming: false, getAttrs: has('line-through') },
    ],
    toDOM: () => ['s', 0],
  },

  subscript: {
    excludes: 'subscript superscript',
    parseDOM: [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
    toDOM: () => ['sub', 0],
  },

  superscript: {
    excludes: 'subscript superscript',
    parseDOM: [{ tag: 'sup' }, { style: 'vertical-align=super' }],
    toDOM: () => ['sup', 0],
  },

  code: {
    code: true,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', 0],
  },
} as const satisfies Record<string, MarkSpec>;

/** A mark with one attribute, `value`: a declaration of CSS that `read` found harmless. */
function styleMark(name: string, read: (value: string) => string | undefined): MarkSpec {
  return {
    attrs: {
      value: {
        validate(value: unknown) {
          if (typeof value !== 'string' || read(value) !== value) throw new RangeError(`Invalid ${name}: ${value}`);
        },
      },
    },
    parseDOM: [
      {
        style: name,
        getAttrs(text: string) {
          const value = read(text);
          return value === undefined ? false : { value };
        },
      },
    ],
    toDOM: ({ attrs }) => ['span', { style: `${name}: ${attrs.value};` }, 0],
  };
}

function readLink(element: HTMLElement): LinkAttributes {
  return {
    href: safeLinkAddress(element.getAttribute('href') ?? ''),
    rel: element.getAttribute('rel'),
    target: element.getAttribute('target'),
    title: element.getAttribute('title'),
  };
}

function isSafeLink(value: unknown) {
  if (typeof value !== 'string' || !isLinkAddress(value)) {
    throw new RangeError('A link must use http, https, mailto, sms, tel or about:blank.');
  }
}

function isBoldWeight(value: string) {
  return (/^(bold(er)?|[6-9]\d\d)$/.test(value) && null) as null | false;
}

function isRegularWeight(value: string) {
  return (/^(normal|[1-5]\d\d)$/.test(value) && null) as null | false;
}

function has(line: string) {
  return (value: string) => (value.split(/\s+/).includes(line) && null) as null | false;
}
