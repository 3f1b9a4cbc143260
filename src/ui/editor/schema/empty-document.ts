import type { Node } from 'prosemirror-model';

/** One empty paragraph and nothing else. */
export function isEmptyDocument(doc: Node): boolean {
  const { firstChild } = doc;
  return doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0;
}
