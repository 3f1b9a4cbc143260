/** Follows what is typed behind an @, and gives the keys to the suggestions while there are any. */
import { isHistoryTransaction } from 'prosemirror-history';
import { DOMSerializer, type Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { EditorServices } from '../model/editor-context.ts';
import type { EditorModel } from '../model/editor-model.ts';
import type { Mention } from '../model/editor-types.ts';
import { schema } from '../schema/schema.ts';
import { TextSerializer } from '../schema/text-serializer.ts';
import { deleteChip, insertMention } from './mention-commands.ts';
import { createMentionModel, type MentionModel } from './mention-model.ts';
import { type MentionQuery, mentionQueryAt } from './mention-query.ts';

interface Following {
  query: MentionQuery | undefined;
  /** Place of the @ whose suggestions were closed: it stays closed. */
  dismissed: number | undefined;
}

const key = new PluginKey<Following>('mention');
const nothing: Following = { query: undefined, dismissed: undefined };
const models = new WeakMap<EditorModel, MentionModel>();

/** The one of this editor. */
export function mentionsOf({ model, callbacks, permissions }: EditorServices): MentionModel {
  const made = models.get(model);
  if (made) return made;
  const mentions = createMentionModel({
    lookup: () => (permissions().mentions ? callbacks().onMentionLookup : undefined),
    onError: (error, query) => callbacks().onMentionError?.(error, query),
  });
  models.set(model, mentions);
  return mentions;
}

/** What is being typed, and where. */
export function currentMention(state: EditorState): MentionQuery | undefined {
  return key.getState(state)?.query;
}

/** Puts it in; false where nothing is asked for any more. */
export function chooseMention(editor: EditorServices, mention: Mention): boolean {
  const { model } = editor;
  const place = currentMention(model.state.peek());
  if (place === undefined || !model.run(insertMention(place, mention))) return false;
  mentionsOf(editor).take(mention);
  return true;
}

export function dismissMentions({ model }: EditorServices) {
  model.apply(model.state.peek().tr.setMeta(key, 'dismiss'));
}

export function mentionPlugin(editor: EditorServices): Plugin<Following> {
  const mentions = mentionsOf(editor);

  function onKey(view: EditorView, event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    if (event.key === 'Backspace') return deleteChip('before')(view.state, view.dispatch);
    if (event.key === 'Delete') return deleteChip('after')(view.state, view.dispatch);
    const face = mentions.face.peek();
    if (face === 'closed') return false;
    if (event.key === 'Escape') {
      dismissMentions(editor);
      return true;
    }
    if (face === 'failed' && event.key === 'Enter') {
      mentions.retry();
      return true;
    }
    return face === 'ready' && onListKey(event.key);
  }

  function onListKey(name: string): boolean {
    if (name === 'ArrowDown') mentions.move(1);
    else if (name === 'ArrowUp') mentions.move(-1);
    else if (name === 'Enter' || name === 'Tab') {
      const chosen = mentions.suggestions.peek()[mentions.active.peek()];
      return chosen !== undefined && chooseMention(editor, chosen);
    } else return false;
    return true;
  }

  return new Plugin<Following>({
    key,
    state: {
      init: () => nothing,
      apply: follow,
    },
    props: {
      handleKeyDown: onKey,
      handleDOMEvents: {
        blur: () => mentions.ask(undefined),
        focus: (view) => mentions.ask(view.editable ? currentMention(view.state)?.query : undefined),
      },
      clipboardSerializer: serializer(),
    },
    view() {
      let asked: MentionQuery | undefined;
      return {
        update(view) {
          const query = view.editable ? currentMention(view.state) : undefined;
          if (query === asked) return;
          asked = query;
          mentions.ask(query?.query);
        },
        destroy: () => mentions.ask(undefined),
      };
    },
  });
}

function follow(tr: Transaction, was: Following, before: EditorState, state: EditorState): Following {
  const isDismissal = tr.getMeta(key) === 'dismiss';
  if (!tr.docChanged && !tr.selectionSet && !isDismissal) return was;
  const dismissed = isDismissal ? was.query?.from : placeAfter(tr, was.dismissed);
  const query = mentionQueryAt(state);
  if (query === undefined || query.from === dismissed) return unlessSame({ query: undefined, dismissed }, was);
  const goesOn = was.query !== undefined && placeAfter(tr, was.query.from) === query.from;
  return unlessSame({ query: goesOn || isTyped(tr, before) ? query : undefined, dismissed }, was);
}

/** A caret that comes by, an undo or a paste asks for nobody. */
function isTyped(tr: Transaction, before: EditorState): boolean {
  if (!tr.docChanged || tr.selection.from === before.selection.from || isHistoryTransaction(tr)) return false;
  return tr.getMeta('paste') === undefined && tr.getMeta('uiEvent') !== 'drop';
}

/** Where the @ is now, unless it is gone. */
function placeAfter(tr: Transaction, place: number | undefined): number | undefined {
  if (place === undefined) return undefined;
  const { pos, deletedAfter } = tr.mapping.mapResult(place);
  return deletedAfter ? undefined : pos;
}

function unlessSame(next: Following, was: Following): Following {
  const { query, dismissed } = next;
  const isSame = query?.from === was.query?.from && query?.to === was.query?.to && query?.query === was.query?.query;
  return isSame && dismissed === was.dismissed ? was : next;
}

/** What is copied reads as the name elsewhere too; the id is beside it. */
function serializer(): DOMSerializer {
  const nodes = DOMSerializer.nodesFromSchema(schema);
  const exported = nodes.mention as (node: Node) => [string, Record<string, string>, string];
  const mention = (node: Node): [string, Record<string, string>, string] => {
    const [tag, attributes] = exported(node);
    return [tag, attributes, `@${node.attrs.label || node.attrs.id}`];
  };
  return new TextSerializer({ ...nodes, mention }, DOMSerializer.marksFromSchema(schema));
}
