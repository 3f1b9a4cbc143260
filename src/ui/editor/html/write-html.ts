/**
 * A document as HTML. What one block is written as is remembered for as long as the block is the same object, which in
 * ProseMirror means: is the same; so after a key only the block with the caret is written anew.
 */
import { DOMSerializer, type Node } from 'prosemirror-model';
import { isEmptyDocument } from '../schema/empty-document.ts';
import { schema } from '../schema/schema.ts';
import { TextSerializer } from '../schema/text-serializer.ts';

const serializer = new TextSerializer(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema));
const written = new WeakMap<Node, string>();
let inert: Document | undefined;

/** The empty document is the empty text; one that is aligned, or has a direction, though empty, is not. */
export function writeHtml(doc: Node): string {
  if (isEmptyDocument(doc) && isPlain(doc.child(0))) return '';
  let html = '';
  doc.forEach((block) => {
    html += blockHtml(block);
  });
  return html;
}

function isPlain({ attrs }: Node): boolean {
  return attrs.align === null && attrs.indent === 0 && attrs.dir === null;
}

function blockHtml(block: Node): string {
  let html = written.get(block);
  if (html === undefined) {
    inert ??= document.implementation.createHTMLDocument();
    const element = serializer.serializeNode(block, { document: inert }) as HTMLElement;
    keepWhatHtmlDrops(block, element);
    // Raw, it would be read as the end of a line.
    html = element.outerHTML.replaceAll('\r', '&#13;');
    written.set(block, html);
  }
  return html;
}

/** HTML shows no line break at the end of a block, and runs of spaces as one: `prepare/whitespace.ts` undoes both. */
function keepWhatHtmlDrops(node: Node, element: Element) {
  if (!node.isTextblock) {
    if (node.isLeaf) return;
    const content = contentOf(element);
    // All at once: asked one by one, a browser would count anew after each that was changed.
    const children = [...content.children];
    node.forEach((child, _offset, index) => {
      const rendered = children[index];
      if (rendered) keepWhatHtmlDrops(child, rendered);
    });
    unwrapParagraph(node, content);
    return;
  }
  if (node.type.spec.code) return;
  if (node.childCount === 0 || node.lastChild?.type === schema.nodes.hard_break) {
    element.append(element.ownerDocument.createElement('br'));
  }
  if (collapsing.test(textOf(node))) (element as HTMLElement).style.whiteSpace = 'pre-wrap';
}

/** A space at either end of a line, several in a row, or one that is no plain space. */
const collapsing = /(?:^|\0)[ \t]|[ \t](?:\0|$)|[ \t]{2}|[\t\n\r\f]/;

function textOf(node: Node): string {
  return node.textBetween(0, node.content.size, '', (leaf) =>
    leaf.type === schema.nodes.hard_break ? '\0' : '\uFFFC',
  );
}

/** The one plain paragraph of a cell, or of an item with nothing but lists after it, needs no tags: mails show it tighter. */
function unwrapParagraph(node: Node, element: Element) {
  const { list_item, table_cell, table_header } = schema.nodes;
  if (node.type !== list_item && node.type !== table_cell && node.type !== table_header) return;
  const [first, ...rest] = element.children;
  const isPlain = first?.localName === 'p' && first.attributes.length === 0 && first.textContent?.trim() !== '';
  if (isPlain && rest.every(({ localName }) => localName === 'ul' || localName === 'ol')) {
    first.replaceWith(...first.childNodes);
  }
}

/** Where the children of a node are written: a table's rows stand in its tbody. */
function contentOf(element: Element): Element {
  return element.localName === 'table' ? (element.querySelector('tbody') ?? element) : element;
}
