/** What at the start of a paragraph makes something else of it. */
import type { Attrs, NodeType } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { canJoin, findWrapping } from 'prosemirror-transform';
import { listDepth } from '../commands/wrappers.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';
import type { InputRule, TypedText } from './typed-text.ts';

const { nodes } = schema;

type Make = (tr: Transaction, state: EditorState, found: RegExpExecArray) => boolean;

/** The whole text from the start of the block to the caret; it is deleted before the rule's own change. */
const rules: readonly { pattern: RegExp; make: Make }[] = [
  {
    pattern: /^(#{1,4})[ \u00a0]$/,
    make: (tr, state, [, marks = '']) => makeType(tr, state, nodes.heading, { level: marks.length }),
  },
  { pattern: /^[-*+][ \u00a0]$/, make: (tr, state) => makeList(tr, state, nodes.bullet_list, null) },
  {
    pattern: /^(\d{1,3})[.)][ \u00a0]$/,
    make: (tr, state, [, number]) => makeList(tr, state, nodes.ordered_list, { start: Number(number) }),
  },
  { pattern: /^>[ \u00a0]$/, make: makeQuote },
  { pattern: /^```$/, make: makeCode },
  // Some keyboards make one long dash of two short ones.
  { pattern: /^(?:---|—-)$/, make: makeLine },
];

/** Longer than any of them. */
const longest = 5;

export function blockRule({ text, beginsBlock }: TypedText): InputRule | undefined {
  if (!beginsBlock || text.length > longest) return undefined;
  for (const { pattern, make } of rules) {
    const found = pattern.exec(text);
    if (found === null) continue;
    return (state, { start }) => {
      const { parent, pos } = state.selection.$from;
      if (parent.type !== nodes.paragraph && !(parent.type === nodes.heading && found[0].startsWith('#')))
        return undefined;
      const tr = state.tr.delete(start, pos);
      return make(tr, state, found) ? tr : undefined;
    };
  }
  return undefined;
}

function makeType(tr: Transaction, state: EditorState, type: NodeType, attributes: Attrs): boolean {
  const { align, indent, dir } = state.selection.$from.parent.attrs;
  const { pos } = tr.selection.$from;
  tr.setBlockType(pos, pos, type, { align, indent, dir, ...attributes });
  return true;
}

function makeList(tr: Transaction, { selection }: EditorState, type: NodeType, attributes: Attrs | null): boolean {
  const { $from } = selection;
  const isItsStart = $from.node(-1).type === nodes.list_item && $from.index(-1) === 0;
  if (isItsStart || listDepth($from) >= editorLimits.list.depth) return false;
  // In a list the level is what moves.
  tr.setNodeAttribute($from.before(), 'indent', 0);
  const range = tr.selection.$from.blockRange();
  const wrapping = range && findWrapping(range, type, attributes);
  if (!wrapping) return false;
  tr.wrap(range, wrapping);
  const before = tr.doc.resolve(range.start).nodeBefore;
  const goesOn = type === nodes.bullet_list || before?.childCount === attributes?.start - (before?.attrs.start ?? 0);
  if (before?.type === type && goesOn && canJoin(tr.doc, range.start)) tr.join(range.start);
  return true;
}

function makeQuote(tr: Transaction): boolean {
  const range = tr.selection.$from.blockRange();
  const wrapping = range && findWrapping(range, nodes.blockquote);
  if (!wrapping) return false;
  tr.wrap(range, wrapping);
  const before = tr.doc.resolve(range.start).nodeBefore;
  if (before?.type === nodes.blockquote && canJoin(tr.doc, range.start)) tr.join(range.start);
  return true;
}

function makeCode(tr: Transaction, { selection }: EditorState): boolean {
  let isText = true;
  // Code is letters only: a picture in the block would be lost.
  selection.$from.parent.forEach((child) => {
    isText &&= child.isText || child.type === nodes.hard_break;
  });
  if (!isText) return false;
  const { pos } = tr.selection.$from;
  tr.setBlockType(pos, pos, nodes.code_block);
  return true;
}

/** Only where nothing else is in the paragraph, which goes on after the line. */
function makeLine(tr: Transaction): boolean {
  const { $from } = tr.selection;
  if ($from.parent.content.size > 0) return false;
  const index = $from.index(-1);
  if (!$from.node(-1).canReplaceWith(index, index, nodes.horizontal_rule)) return false;
  tr.insert($from.before(), nodes.horizontal_rule.create());
  return true;
}
