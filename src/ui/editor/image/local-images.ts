/**
 * Pictures that were uploaded from this editor, by their content id: shown from what the user chose, as the host may not
 * be able to show them yet. Undo and redo bring an image back, so they stay as long as the editor does. For each editor
 * its own: a content id is only good where it was given.
 */
import type { EditorServices } from '../model/editor-context.ts';

/** Where an uploaded image is from now on; `src` is empty where the host named no address. */
export interface StoredImage {
  cid: string;
  src: string;
}

interface LocalImages {
  addresses: Map<string, string>;
  /** By the data address that was uploaded: what undo or paste bring back is not uploaded twice. */
  uploaded: Map<string, StoredImage>;
  /** Of the document: another one is another message, whose images a server may want anew. */
  generation: number;
}

const kept = new WeakMap<EditorServices, LocalImages>();

export function rememberImage(editor: EditorServices, address: string, image: StoredImage): void {
  const { addresses, uploaded } = imagesOf(editor);
  addresses.set(image.cid, address);
  uploaded.set(address, image);
}

export function localAddressOf(editor: EditorServices, cid: string): string | undefined {
  return kept.get(editor)?.addresses.get(cid);
}

export function storedImageOf(editor: EditorServices, address: string): StoredImage | undefined {
  return imagesOf(editor).uploaded.get(address);
}

function imagesOf(editor: EditorServices): LocalImages {
  const generation = editor.model.generation.peek();
  let known = kept.get(editor);
  if (known === undefined) {
    known = { addresses: new Map(), uploaded: new Map(), generation };
    kept.set(editor, known);
  }
  if (known.generation !== generation) {
    known.generation = generation;
    known.uploaded.clear();
  }
  return known;
}
