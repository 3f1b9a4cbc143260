/** The blocks of a document. Names are ProseMirror's own where it has one. Source: spec 003 §3, rich-text entities. */
import type { Attrs, NodeSpec } from 'prosemirror-model';
import { editorLimits } from '../values/editor-limits.ts';
import { pixels } from '../values/style-values.ts';
import { type Alignment, alignments } from './alignment.ts';

export interface BlockAttributes {
  align: Alignment | null;
  /** Steps to the right, or to the left in right-to-left text. */
  indent: number;
}

const blockAttributes = {
  align: { default: null, validate: isAlignment },
  indent: { default: 0, validate: wholeNumberUpTo(editorLimits.indent.depth) },
};

export const blocks = {
  doc: { content: 'block+' },

  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: blockAttributes,
    parseDOM: [{ tag: 'p', getAttrs: readBlock }],
    toDOM: ({ attrs }) => ['p', styleOf(attrs), 0],
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
    toDOM: ({ attrs }) => [`h${attrs.level}`, styleOf(attrs), 0],
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
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    // A line break right after <pre> is dropped by every HTML parser; after <code> it is not.
    toDOM: () => ['pre', ['code', 0]],
  },

  horizontal_rule: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },

  bullet_list: {
    content: 'list_item+',
    group: 'block list',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },

  ordered_list: {
    content: 'list_item+',
    group: 'block list',
    attrs: { start: { default: 1, validate: wholeNumberUpTo(999_999_999) } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element: HTMLElement) => ({ start: wholeNumber(element.getAttribute('start')) ?? 1 }),
      },
    ],
    toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: String(attrs.start) }, 0],
  },

  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
} as const satisfies Record<string, NodeSpec>;

export const headingLevels = 4;

const plainBlock: BlockAttributes = { align: null, indent: 0 };

function readBlock(element: HTMLElement): BlockAttributes {
  // Asked of nearly every paragraph, at every key too: to look at its styles takes longer than to see that it has none.
  if (!element.hasAttributes()) return plainBlock;
  const { textAlign, marginInlineStart, marginLeft } = element.style;
  const named = textAlign || element.getAttribute('align')?.toLowerCase();
  const indent = Math.round((pixels(marginInlineStart || marginLeft) ?? 0) / editorLimits.indent.step);
  return {
    align: alignments.find((alignment) => alignment === named) ?? null,
    indent: Math.min(indent, editorLimits.indent.depth),
  };
}

function styleOf({ align, indent }: Attrs): { style?: string } {
  if (align === null && indent === 0) return {};
  const declarations = [
    align && `text-align: ${align}`,
    indent > 0 && `margin-inline-start: ${indent * editorLimits.indent.step}px`,
  ].filter(Boolean);
  return { style: `${declarations.join('; ')};` };
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
