/** Random documents of every kind that the schema allows, with the texts and nestings that HTML makes hard. */
import fc from 'fast-check';
import { Fragment, type Mark, Mark as Marks, type Node } from 'prosemirror-model';
import { alignments } from '../../../src/ui/editor/schema/alignment.ts';
import { bulletStyles, numberStyles } from '../../../src/ui/editor/schema/list-style.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { anyText } from '../../support/any-text.ts';

const { nodes, marks } = schema;

/** Spaces of every kind, markup as text, letters of many scripts, halves of pairs; no ends of lines. */
const pieces = fc.oneof(
  fc.constantFrom(
    ' ',
    '  ',
    '\t',
    '\u00a0',
    ' \u00a0 ',
    '\u2003',
    '\u200b',
    '\u3000',
    '&amp;',
    '<b>',
    '</p>',
    '<!--',
    ']]>',
    '"',
    "'",
  ),
  fc.constantFrom(
    'a',
    'Wort',
    'お元気',
    'مرحبا',
    '👩‍👩‍👧',
    '@user:7',
    '\u0001',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ud800',
    '&nbsp;',
    '&#0;',
  ),
  anyText({ maxLength: 6 }).map((text) => text.replaceAll(/[\0\r\n]/g, '')),
);
const text = fc.array(pieces, { minLength: 1, maxLength: 4 }).map((all) => all.join('') || 'x');
const attributeText = fc.oneof(
  text,
  fc.constantFrom('line\nline', 'a\r\nb', '\r', '"><img src=x onerror=alert(1)>', ' '),
);
const codeText = fc
  .array(fc.oneof(text, fc.constantFrom('\n', '\n\n', '  indented')), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(''));

const colors = fc.oneof(
  fc.constantFrom('#ff0000', '#0a0b0c', 'red', 'rebeccapurple', 'rgba(1, 2, 3, 0.5)', 'rgba(255, 0, 128, 0.07)'),
  fc.integer({ min: 1, max: 99 }).map((alpha) => `rgba(12, 34, 56, ${alpha / 100})`),
);
const address = fc.constantFrom(
  'https://example.com/a?b=c&d=%20#e',
  'http://localhost:3000/',
  'mailto:a@b.example?subject=x',
  'tel:+4912345',
  'sms:1',
  'about:blank',
  'https://example.com/"quoted"',
  "https://example.com/'<>",
  'HTTPS://EXAMPLE.COM',
  '/tickets/42?a=b',
  '#place',
  'https://例え.テスト/パス',
);
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const anyMark: fc.Arbitrary<Mark> = fc.oneof(
  fc
    .record({
      href: address,
      rel: nullable(attributeText),
      target: nullable(fc.constantFrom('_blank', '', 'frame')),
      title: nullable(attributeText),
    })
    .map((attrs) => marks.link.create(attrs)),
  fc
    .constantFrom(
      'Inter, system-ui, sans-serif',
      'Arial, Helvetica, sans-serif',
      '"Noto Sans JP", sans-serif',
      'Georgia',
      '"メイリオ", serif',
      '"Segoe UI"',
    )
    .map((value) => marks.font_family.create({ value })),
  fc
    .constantFrom('12px', '22px', '10.5pt', '1.25em', '87.5%', '0.01px', '999.99px')
    .map((value) => marks.font_size.create({ value })),
  colors.map((value) => marks.text_color.create({ value })),
  colors.map((value) => marks.background_color.create({ value })),
  fc
    .constantFrom('strong', 'em', 'highlight', 'inserted', 'underline', 'strike', 'subscript', 'superscript', 'code')
    .map((name) => marks[name as 'strong'].create()),
);
const anyMarks = fc
  .array(anyMark, { maxLength: 3 })
  .map((all) => all.reduce((set, mark) => mark.addToSet(set), Marks.none));

const length = fc.integer({ min: 0, max: 2000 });
const image = fc
  .record({
    cid: nullable(fc.constantFrom('abc', 'cid:1', 'a b', '"><script>', '/x/y?z')),
    src: fc.constantFrom(
      'https://example.com/a.png',
      'blob:https://example.com/1-2',
      'data:image/png;base64,iVBORw0KGgo=',
      'http://e.example/?a=1&b=2',
    ),
    hasSource: fc.boolean(),
    alt: attributeText,
    width: length,
    height: length,
    maxWidth: fc.integer({ min: 1, max: 3000 }),
    float: nullable(fc.constantFrom('left', 'right')),
  })
  .map(({ hasSource, src, ...attrs }) =>
    nodes.image.create({ ...attrs, src: hasSource || attrs.cid === null ? src : '' }),
  );
const mention = fc
  .record({ id: attributeText, label: attributeText, metadata: nullable(fc.jsonValue({ maxDepth: 3 })) })
  .map(({ metadata, ...attrs }) => nodes.mention.create({ ...attrs, metadata: clean(metadata) }));
/** JSON has no NUL in HTML, and no negative nothing. */
const clean = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\\u0000', ''));
const button = fc
  .option(text, { nil: undefined })
  .map((words) => nodes.button.create(null, words === undefined ? null : schema.text(words)));

const anyInline = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: text.map((words) => schema.text(words) as Node) },
      { weight: 2, arbitrary: fc.constant(null).map(() => nodes.hard_break.create()) },
      { weight: 1, arbitrary: image },
      { weight: 1, arbitrary: mention },
      { weight: 1, arbitrary: button },
    ),
    anyMarks,
  )
  .map(([node, set]) => node.mark(set));
const inlineContent = fc.array(anyInline, { maxLength: 5 });

const blockAttributes = fc.record({
  align: nullable(fc.constantFrom(...alignments)),
  indent: fc.integer({ min: 0, max: 7 }),
  dir: nullable(fc.constantFrom('ltr', 'rtl')),
});
const plainBlock = fc.oneof(
  { weight: 4, arbitrary: inlineContent.map((content) => nodes.paragraph.create(null, content)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(blockAttributes, inlineContent)
      .map(([attrs, content]) => nodes.paragraph.create(attrs, content)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(blockAttributes, fc.integer({ min: 1, max: 4 }), inlineContent)
      .map(([attrs, level, content]) => nodes.heading.create({ ...attrs, level }, content)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.option(codeText, { nil: undefined }), nullable(fc.constantFrom('js', 'c++', 'objective-c')))
      .map(([code, language]) => nodes.code_block.create({ language }, code ? schema.text(code) : null)),
  },
  { weight: 1, arbitrary: fc.constant(null).map(() => nodes.horizontal_rule.create()) },
);

const { block } = fc.letrec<{ block: Node }>((tie) => {
  const several = (most: number) => fc.array(tie('block'), { minLength: 1, maxLength: most });
  const items = fc.array(
    several(2).map((content) => nodes.list_item.create(null, content)),
    { minLength: 1, maxLength: 3 },
  );
  return {
    block: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'blocks' },
      { weight: 5, arbitrary: plainBlock },
      { weight: 1, arbitrary: several(3).map((content) => nodes.blockquote.create(null, content)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(nullable(fc.constantFrom(...bulletStyles)), items)
          .map(([style, content]) => nodes.bullet_list.create({ style }, content)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.integer({ min: 0, max: 999_999_999 }), nullable(fc.constantFrom(...numberStyles)), items)
          .map(([start, style, content]) => nodes.ordered_list.create({ start, style }, content)),
      },
      { weight: 1, arbitrary: table(several(2)) },
    ),
  };
});

/** Rectangular, with one cell that spans two columns or two rows. */
function table(content: fc.Arbitrary<Node[]>): fc.Arbitrary<Node> {
  const width = fc.option(fc.integer({ min: 0, max: 400 }), { nil: null });
  const cell = fc.record({
    content,
    type: fc.constantFrom(nodes.table_cell, nodes.table_header),
    background: nullable(colors),
    borders: nullable(
      fc.constantFrom(
        ['none', 'none', 'none', 'none'],
        ['1px solid #ff0000', '1px solid #ff0000', '1px solid #ff0000', '1px solid #ff0000'],
        ['none', '2px dashed red', '1.33px double currentcolor', 'none'],
      ),
    ),
    scope: fc.constantFrom(null, 'row', 'col'),
  });
  return fc
    .record({
      rows: fc.integer({ min: 1, max: 3 }),
      widths: fc.array(width, { minLength: 2, maxLength: 3 }),
      cells: fc.array(cell, { minLength: 9, maxLength: 9 }),
      heights: fc.array(nullable(fc.integer({ min: 1, max: 500 })), { minLength: 3, maxLength: 3 }),
      span: fc.constantFrom('none', 'columns', 'rows'),
      border: nullable(fc.integer({ min: 0, max: 9 })),
    })
    .map(({ rows, widths, cells, heights, span, border }) => {
      const made = Array.from({ length: rows }, (_, row) => {
        const inRow: Node[] = [];
        for (let column = 0; column < widths.length; column += 1) {
          const isWide = span === 'columns' && row === 0 && column === 0;
          const isTall = span === 'rows' && rows > 1 && row === 0 && column === 0;
          if (span === 'rows' && rows > 1 && row === 1 && column === 0) continue;
          const {
            type,
            content: inside,
            background,
            borders,
            scope,
          } = cells[row * 3 + column] as (typeof cells)[number];
          const own = isWide ? widths.slice(0, 2) : [widths[column] ?? null];
          const colwidth = own.includes(null) ? null : (own as number[]);
          const attrs = { colspan: isWide ? 2 : 1, rowspan: isTall ? 2 : 1, colwidth, background, borders };
          inRow.push(type.create(type === nodes.table_header ? { ...attrs, scope } : attrs, inside));
          if (isWide) column += 1;
        }
        return nodes.table_row.create({ height: heights[row] ?? null }, inRow);
      });
      return nodes.table.create({ border }, made);
    });
}

export const anyDocument: fc.Arbitrary<Node> = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((content) => nodes.doc.create(null, Fragment.from(content)));
