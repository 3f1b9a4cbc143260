/** The styles of a block that the toolbar offers: one entry each. Source: spec 003 §2, text-style dropdown. */
import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { schema } from '../schema/schema.ts';
import { inTurn } from './in-turn.ts';
import { isList, unwrap, wrappersAt } from './wrappers.ts';

const { nodes } = schema;

/** In the order of the menu. `keys` as ProseMirror writes them; Mod is Ctrl, or Cmd on a Mac. */
export const blockStyles = {
  paragraph: { keys: 'Mod-Alt-0', command: toText(nodes.paragraph) },
  heading1: { keys: 'Mod-Alt-1', command: toText(nodes.heading, { level: 1 }) },
  heading2: { keys: 'Mod-Alt-2', command: toText(nodes.heading, { level: 2 }) },
  heading3: { keys: 'Mod-Alt-3', command: toText(nodes.heading, { level: 3 }) },
  heading4: { keys: 'Mod-Alt-4', command: toText(nodes.heading, { level: 4 }) },
  bulletedList: { keys: 'Mod-Shift-8', command: toList(nodes.bullet_list) },
  numberedList: { keys: 'Mod-Shift-7', command: toList(nodes.ordered_list) },
  quote: { keys: 'Mod-Shift-9', command: toQuote() },
  codeBlock: { keys: 'Mod-Alt-c', command: toText(nodes.code_block) },
} as const satisfies Record<string, { keys: string; command: Command }>;

export type BlockStyle = keyof typeof blockStyles;

/** What the toolbar shows for a place: its kind of text, or, for a plain paragraph, the nearest list or quote around. */
export function blockStyleOf($pos: ResolvedPos): BlockStyle {
  const { parent } = $pos;
  if (parent.type === nodes.heading) return `heading${parent.attrs.level as 1 | 2 | 3 | 4}`;
  if (parent.type === nodes.code_block) return 'codeBlock';
  const wrapper = wrappersAt($pos)[0]?.node.type;
  if (wrapper === nodes.bullet_list) return 'bulletedList';
  if (wrapper === nodes.ordered_list) return 'numberedList';
  return wrapper === nodes.blockquote ? 'quote' : 'paragraph';
}

/** Out of any list or quote around it: what the menu says is what it becomes. */
function toText(type: NodeType, attributes: Record<string, unknown> = {}): Command {
  return (state, dispatch) => {
    const { align = null, indent = 0 } = state.selection.$from.parent.attrs;
    const kept = type === nodes.code_block ? {} : { align, indent };
    return inTurn(unwrap, setBlockType(type, { ...kept, ...attributes }))(state, dispatch);
  };
}

/** Makes a list, makes it one of the other kind, or, where it is one of this kind already, no list any more. */
function toList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = wrappersAt(state.selection.$from).find(({ node }) => isList(node));
    if (around?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (around) {
      dispatch?.(state.tr.setNodeMarkup(around.pos, type));
      return true;
    }
    return inTurn(setBlockType(nodes.paragraph), wrapInList(type))(state, dispatch);
  };
}

function toQuote(): Command {
  return (state, dispatch) => {
    const [nearest] = wrappersAt(state.selection.$from);
    if (nearest?.node.type === nodes.blockquote) return lift(state, dispatch);
    return inTurn(setBlockType(nodes.paragraph), wrapIn(nodes.blockquote))(state, dispatch);
  };
}
