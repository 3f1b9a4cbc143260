/** The blocks of a document. Names are ProseMirror's own where it has one. Source: spec 003 §3, rich-text entities. */
import type { Attrs, NodeSpec } from 'prosemirror-model';
import { editorLimits } from '../values/editor-limits.ts';
import { pixels } from '../values/style-values.ts';
import { type Alignment, alignments } from './alignment.ts';
import { bulletStyleOf, bulletStyles, numberStyleOf, numberStyles, oneOf } from './list-style.ts';

export interface BlockAttributes {
  align: Alignment | null;
  /** Steps to the right, or to the left in right-to-left text. */
  indent: number;
  /** Where it is another than that of the text around. */
  dir: Direction | null;
}

const directions = ['ltr', 'rtl'] as const;
type Direction = (typeof directions)[number];

const blockAttributes = {
  align: { default: null, validate: isAlignment },
  indent: { default: 0, validate: wholeNumberUpTo(editorLimits.indent.depth) },
  dir: { default: null, validate: oneOf(directions, 'direction') },
};

export const blocks = {
  doc: { content: 'block+' },

  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: blockAttributes,
    parseDOM: [{ tag: 'p', getAttrs: readBlock }],
    toDOM: ({ attrs }) => ['p', markupOf(attrs), 0],
  },

  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 1, validate: isLevel }, ...blockAttributes },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({ level: Math.min(level, headingLevels), ...readBlock(element) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, markupOf(attrs), 0],
  },

  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },

  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    attrs: { language: { default: null, validate: isLanguage } },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: readLanguage }],
    // A line break right after <pre> is dropped by every HTML parser; after <code> it is not.
    toDOM: ({ attrs }) => ['pre', ['code', attrs.language ? { class: `language-${attrs.language}` } : {}, 0]],
  },

  horizontal_rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },

  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { style: { default: null, validate: oneOf(bulletStyles, 'bullet') } },
    parseDOM: [{ tag: 'ul', getAttrs: (element: HTMLElement) => ({ style: bulletStyleOf(element) }) }],
    toDOM: ({ attrs }) => ['ul', listMarkup(attrs), 0],
  },

  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: {
      start: { default: 1, validate: wholeNumberUpTo(999_999_999) },
      style: { default: null, validate: oneOf(numberStyles, 'number') },
    },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element: HTMLElement) => ({
          start: wholeNumber(element.getAttribute('start')) ?? 1,
          style: numberStyleOf(element),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['ol', { ...(attrs.start !== 1 && { start: String(attrs.start) }), ...listMarkup(attrs) }, 0],
  },

  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} as const satisfies Record<string, NodeSpec>;

export const headingLevels = 4;

const plainBlock: BlockAttributes = { align: null, indent: 0, dir: null };

function readBlock(element: HTMLElement): BlockAttributes {
  // Asked of nearly every paragraph, at every key too: to look at its styles takes longer than to see that it has none.
  if (!element.hasAttributes()) return plainBlock;
  const { textAlign, marginInlineStart, marginLeft } = element.style;
  const named = textAlign || element.getAttribute('align')?.toLowerCase();
  const indent = Math.round((pixels(marginInlineStart || marginLeft) ?? 0) / editorLimits.indent.step);
  return {
    align: alignments.find((alignment) => alignment === named) ?? null,
    indent: Math.min(indent, editorLimits.indent.depth),
    dir: directions.find((direction) => direction === element.getAttribute('dir')?.toLowerCase()) ?? null,
  };
}

function markupOf({ align, indent, dir }: Attrs): Record<string, string> {
  if (align === null && indent === 0) return dir === null ? {} : { dir };
  const declarations = [
    align && `text-align: ${align}`,
    indent > 0 && `margin-inline-start: ${indent * editorLimits.indent.step}px`,
  ].filter(Boolean);
  return { ...(dir !== null && { dir }), style: `${declarations.join('; ')};` };
}

function listMarkup({ style }: Attrs): Record<string, string> {
  return style === null ? {} : { style: `list-style-type: ${style};` };
}

const languageName = /^[a-z0-9][a-z0-9+#.-]{0,39}$/i;

/** As HTML5 says it and highlighters read it, on the code or around it. */
function readLanguage(element: HTMLElement): { language: string | null } {
  const code = element.querySelector('code');
  const classes = `${element.className} ${code?.className ?? ''}`;
  const named = /(?:^|\s)lang(?:uage)?-(\S+)/i.exec(classes)?.[1] ?? element.getAttribute('data-language') ?? '';
  return { language: languageName.test(named) ? named.toLowerCase() : null };
}

function isLanguage(value: unknown) {
  if (value !== null && !(typeof value === 'string' && languageName.test(value)))
    throw new RangeError(`No language of a code: ${value}`);
}

function isAlignment(value: unknown) {
  if (value !== null && !alignments.includes(value as Alignment)) throw new RangeError(`Invalid alignment: ${value}`);
}

function wholeNumberUpTo(most: number) {
  return (value: unknown) => {
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most)
      throw new RangeError(`Not a whole number from 0 to ${most}: ${value}`);
  };
}

function isLevel(value: unknown) {
  if (![1, 2, 3, 4].includes(value as number)) throw new RangeError(`Invalid heading level ${value}: use 1 to 4.`);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
