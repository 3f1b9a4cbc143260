/** How parts of a text are shown that are written in another way: the value has none of it. */
import { DOMSerializer, type Mark, type Node } from 'prosemirror-model';
import type { EditorView, MarkViewConstructor, NodeViewConstructor } from 'prosemirror-view';

/** Marks of a list and the line of a quote stand where their text begins, on the right of Arabic. */
const besideItsText: NodeViewConstructor = (node, view) => {
  const { dom, contentDOM } = rendered(node, view);
  dom.dir = directionOf(node);
  return {
    dom,
    contentDOM,
    update(next) {
      if (!node.sameMarkup(next)) return false;
      dom.dir = directionOf(next);
      return true;
    },
  };
};

/** Of its first line: what the line says itself, else of its letters. */
function directionOf(node: Node): string {
  let line: Node | null = node;
  while (line && !line.isTextblock) line = line.firstChild;
  return line?.attrs.dir ?? 'auto';
}

/**
 * A colour was chosen for text on white. The style of the text takes it from the property, and makes it lighter on a dark
 * surface; without that style, and for whoever copies it, it is the colour that was chosen.
 */
const legible: MarkViewConstructor = (mark, view) => {
  const { dom } = rendered(mark, view);
  dom.style.setProperty('--chosen-color', dom.style.color);
  return { dom };
};

export const shownNodes = { bullet_list: besideItsText, ordered_list: besideItsText, blockquote: besideItsText };
export const shownMarks = { text_color: legible };

function rendered(
  part: Node | Mark,
  { dom: { ownerDocument } }: EditorView,
): { dom: HTMLElement; contentDOM: HTMLElement } {
  const { toDOM } = part.type.spec;
  if (!toDOM) throw new Error(`The schema does not say how ${part.type.name} is written.`);
  return DOMSerializer.renderSpec(ownerDocument, toDOM(part as never, true as never)) as never;
}
