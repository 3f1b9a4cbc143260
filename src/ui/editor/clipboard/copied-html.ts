/** What is copied, as other programs can show it: a content id means something to this editor alone. */
import { DOMSerializer, type Node } from 'prosemirror-model';
import { localAddressOf } from '../image/local-images.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { schema } from '../schema/schema.ts';
import { TextSerializer } from '../schema/text-serializer.ts';

export function clipboardSerializer(editor: EditorServices): DOMSerializer {
  const { image } = schema.nodes;
  const asValue = image.spec.toDOM as (node: Node) => [string, Record<string, string>];
  const nodes = {
    ...DOMSerializer.nodesFromSchema(schema),
    image(node: Node): [string, Record<string, string>] {
      const [name, attributes] = asValue(node);
      const { cid, src } = node.attrs as { cid: string | null; src: string };
      if (cid === null) return [name, attributes];
      const address = localAddressOf(editor, cid) ?? (src || editor.callbacks().imageAddress?.(cid));
      const { 'data-src': _known, ...rest } = attributes;
      return address === undefined ? [name, attributes] : [name, { ...rest, src: address, 'data-cid': cid }];
    },
  };
  return new TextSerializer(nodes, DOMSerializer.marksFromSchema(schema));
}

/** Its own come back by their ids; those of another editor are pictures without one. */
export function takeBackPictures(editor: EditorServices, body: HTMLElement): void {
  for (const image of body.querySelectorAll('img[data-cid]')) {
    const cid = image.getAttribute('data-cid') ?? '';
    const address = image.getAttribute('src') ?? '';
    if (localAddressOf(editor, cid) !== undefined) image.setAttribute('src', `cid:${cid}`);
    else if (/^data:/i.test(address)) image.removeAttribute('data-cid');
  }
}
