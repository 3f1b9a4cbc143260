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
      const address =
        cid === null ? src : (localAddressOf(editor, cid) ?? (src || editor.callbacks().imageAddress?.(cid)));
      if (address === undefined) return [name, attributes];
      const { 'data-src': _known, ...rest } = attributes;
      const shared = addressForOthers(editor, address);
      const own = cid === null ? shared !== src && { 'data-given': src } : { 'data-cid': cid };
      return [name, { ...rest, src: shared, ...own }];
    },
  };
  return new TextSerializer(nodes, DOMSerializer.marksFromSchema(schema));
}

/** Complete, and as data what only this page can read. */
function addressForOthers(editor: EditorServices, address: string): string {
  if (!address.startsWith('blob:')) return new URL(address, document.baseURI).href;
  const pictures = editor.model.view.peek()?.dom.querySelectorAll('img') ?? [];
  const picture = [...pictures].find(({ src, naturalWidth }) => src === address && naturalWidth > 0);
  return (picture && drawn(picture)) ?? address;
}

function drawn(picture: HTMLImageElement): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  return context ? canvas.toDataURL('image/png') : undefined;
}

/** Its own come back by their ids, and with the address that they had; those of another editor are pictures without one. */
export function takeBackPictures(editor: EditorServices, body: HTMLElement): void {
  for (const image of body.querySelectorAll('img[data-cid]')) {
    const cid = image.getAttribute('data-cid') ?? '';
    const address = image.getAttribute('src') ?? '';
    if (localAddressOf(editor, cid) !== undefined) image.setAttribute('src', `cid:${cid}`);
    else if (/^data:/i.test(address)) image.removeAttribute('data-cid');
  }
  for (const image of body.querySelectorAll('img[data-given]')) {
    const given = image.getAttribute('data-given') ?? '';
    const isSame =
      URL.canParse(given, document.baseURI) && new URL(given, document.baseURI).href === image.getAttribute('src');
    if (isSame) image.setAttribute('src', given);
  }
}
