/**
 * Documents as they are read: `doc(p('one <start>two<end>'), ul(li(p('three'))))`. `<cursor>`, or `<start>` and `<end>`
 * (either order), say what is selected; in two cells with `cells`, the cells from one to the other.
 */
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, type Selection, TextSelection } from 'prosemirror-state';
import { CellSelection, cellAround } from 'prosemirror-tables';
import { Transform } from 'prosemirror-transform';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal, ok } from '../../support/assert.ts';

export type Content = string | Node | readonly Node[];

export function block(type: string, attrs: Attrs | null = null) {
  return (...content: readonly Content[]): Node => schema.node(type, attrs, content.flatMap(nodesOf));
}

export const doc = block('doc');
export const p = block('paragraph');
export const h1 = block('heading', { level: 1 });
export const h2 = block('heading', { level: 2 });
export const ul = block('bullet_list');
export const ol = block('ordered_list');
export const li = block('list_item');
export const quote = block('blockquote');
export const pre = block('code_block');
export const hr = block('horizontal_rule');
export const table = block('table');
export const tr = block('table_row');
export const td = block('table_cell');
export const th = block('table_header');

export function mark(name: string, attrs: Attrs | null = null) {
  return (...content: readonly Content[]): readonly Node[] => {
    const given: Mark = schema.mark(name, attrs);
    return content.flatMap(nodesOf).map((node) => node.mark(given.addToSet(node.marks)));
  };
}

export const strong = mark('strong');
export const em = mark('em');
export const link = (href: string) => mark('link', { href });

export interface StateOptions {
  plugins?: readonly Plugin[];
  /** The selection is one of cells, from that with `<start>` to that with `<end>`. */
  cells?: boolean;
}

/** A state with that document, its markers taken out and selected between. */
export function stateOf(marked: Node, { plugins = [], cells = false }: StateOptions = {}): EditorState {
  const { doc: clean, places } = withoutMarkers(marked);
  clean.check();
  const selection = selectionOf(clean, places, cells);
  return EditorState.create({ doc: clean, plugins: [...plugins], ...(selection && { selection }) });
}

/** What the command makes of it; a command that does not apply leaves it as it is and says so by `applies`. */
export function after(state: EditorState, ...commands: readonly Command[]): EditorState & { applies?: boolean } {
  let now = state;
  let applies = true;
  for (const command of commands) {
    applies &&= command(now, (transaction) => {
      now = now.apply(transaction);
    });
  }
  now.doc.check();
  return Object.assign(now, { applies });
}

/** Same document, and, where the wanted one has markers, the same selection. */
export function expectState(actual: EditorState, wanted: Node, options: StateOptions = {}): void {
  const expected = stateOf(wanted, options);
  ok(actual.doc.eq(expected.doc), `another document\n  found:  ${actual.doc}\n  wanted: ${expected.doc}`);
  if (Object.keys(withoutMarkers(wanted).places).length === 0) return;
  equal(
    `${actual.selection.anchor}-${actual.selection.head}`,
    `${expected.selection.anchor}-${expected.selection.head}`,
    `another selection in ${actual.doc}`,
  );
}

/** From a document to a document, as most tests of commands have it. */
export function expectCommand(command: Command, from: Node, wanted: Node, options: StateOptions = {}): void {
  expectState(after(stateOf(from, options), command), wanted, options);
}

export function expectNothing(command: Command, from: Node, options: StateOptions = {}): void {
  const state = stateOf(from, options);
  equal(command(state), false, 'it says that it applies');
  let asked = false;
  equal(
    command(state, () => {
      asked = true;
    }),
    false,
  );
  ok(!asked, 'it changed something');
}

type Places = Partial<Record<'cursor' | 'start' | 'end', number>>;

function withoutMarkers(marked: Node): { doc: Node; places: Places } {
  const work = new Transform(marked);
  const places: Places = {};
  marked.descendants((node, pos) => {
    for (const found of node.text?.matchAll(/<(cursor|start|end)>/g) ?? []) {
      const at = work.mapping.map(pos + found.index);
      work.delete(at, at + found[0].length);
      places[found[1] as keyof Places] = at;
    }
  });
  return { doc: work.doc, places };
}

function selectionOf(clean: Node, { cursor, start, end }: Places, cells: boolean): Selection | undefined {
  if (cursor !== undefined) return TextSelection.create(clean, cursor);
  if (start === undefined || end === undefined) return undefined;
  if (!cells) return TextSelection.create(clean, start, end);
  const [anchor, head] = [start, end].map((place) => cellAround(clean.resolve(place)));
  if (!anchor || !head) throw new Error('Both markers have to stand in cells.');
  return new CellSelection(anchor, head) as unknown as Selection;
}

function nodesOf(content: Content): readonly Node[] {
  if (typeof content === 'string') return content === '' ? [] : [schema.text(content)];
  return 'type' in content ? [content as Node] : content;
}
