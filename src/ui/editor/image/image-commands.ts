/** What is done with images in a document: state in, state out. */
import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { ImageAttributes } from '../schema/inline.ts';
import { isDataAddress } from './data-image.ts';
import type { StoredImage } from './local-images.ts';

/** A document whose schema knows no images was given to what works on them. Source: spec 003 §8. */
export class MissingImageNode extends Error {
  override readonly name = 'MissingImageNode';

  constructor() {
    super('The schema of this document has no node "image": register it before images are inserted or changed.');
  }
}

export interface SelectedImage {
  position: number;
  node: Node;
}

/** Throws `MissingImageNode`. */
export function imageType({ schema }: EditorState) {
  const { image } = schema.nodes;
  if (image === undefined) throw new MissingImageNode();
  return image;
}

export function selectedImage(state: EditorState): SelectedImage | undefined {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type !== imageType(state)) return undefined;
  return { position: selection.from, node: selection.node };
}

/** Not on a server, and the text knows nothing but its data. */
export function isLocalImage(node: Node): boolean {
  return node.type.name === 'image' && node.attrs.cid === null && isDataAddress(node.attrs.src as string);
}

/** In the place of what is from `from` to `to`; the caret goes behind them. Where no image may stand, after that block. */
export function insertImages(
  state: EditorState,
  addresses: readonly string[],
  { from, to }: { from: number; to: number },
): Transaction {
  const type = imageType(state);
  const images = addresses.map((src) => type.create({ src }));
  const { tr } = state;
  const $to = state.doc.resolve(to);
  const outside = placeOutside($to, type);
  if (outside === undefined) tr.replaceRange(from, to, new Slice(Fragment.from(images), 0, 0));
  else tr.insert(outside, state.schema.nodes.paragraph?.create(null, images) ?? images);
  const end = tr.mapping.map(outside ?? to, 1);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
}

/** Behind the code block or button that the place is in. */
function placeOutside($place: ResolvedPos, type: ReturnType<typeof imageType>): number | undefined {
  if (!$place.parent.isTextblock && !$place.parent.inlineContent) return undefined;
  if ($place.parent.type.contentMatch.matchType(type)) return undefined;
  let { depth } = $place;
  while (depth > 1 && $place.node(depth - 1).inlineContent) depth -= 1;
  return $place.after(depth);
}

/** Of the selected image, as one step of the history; it stays selected. */
export function changeImage(changes: Partial<ImageAttributes>): Command {
  return (state, dispatch) => {
    const image = selectedImage(state);
    if (image === undefined) return false;
    if (dispatch) {
      const { position, node } = image;
      const tr = state.tr.setNodeMarkup(position, null, { ...node.attrs, ...changes });
      dispatch(tr.setSelection(NodeSelection.create(tr.doc, position)));
    }
    return true;
  };
}

export const removeImage: Command = (state, dispatch) => {
  const image = selectedImage(state);
  if (image === undefined) return false;
  dispatch?.(state.tr.delete(image.position, image.position + image.node.nodeSize));
  return true;
};

/** Every image of this data: where it is known now, instead of the data. Undo does not take it away. */
export function giveContentId(state: EditorState, address: string, { cid, src }: StoredImage): Transaction {
  const { tr } = state;
  eachLocalImage(state.doc, (node, position) => {
    if (node.attrs.src !== address) return;
    tr.setNodeAttribute(position, 'cid', cid).setNodeAttribute(position, 'src', src);
  });
  return tr.setMeta('addToHistory', false);
}

export function removeLocalImages(state: EditorState, address: string): Transaction {
  const { tr } = state;
  eachLocalImage(state.doc, (node, position) => {
    if (node.attrs.src === address) tr.delete(tr.mapping.map(position), tr.mapping.map(position + node.nodeSize));
  });
  return tr;
}

export function eachLocalImage(doc: Node, visit: (node: Node, position: number) => void): void {
  // Not by `descendants`: every document that is set is looked through.
  function look(parent: Node, start: number) {
    let position = start;
    for (const node of parent.children) {
      if (isLocalImage(node)) visit(node, position);
      else if (node.childCount > 0) look(node, position + 1);
      position += node.nodeSize;
    }
  }
  look(doc, 0);
}
