/**
 * Knows which images of the document are on no server, and where files that are still being read will go. A key costs
 * nothing here: only what brings images, or takes such an image away, has the document looked through.
 */
import type { Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { eachLocalImage, isLocalImage } from './image-commands.ts';
import type { ImageUpload } from './image-uploads.ts';

export interface Place {
  from: number;
  to: number;
}

interface LocalImages {
  /** Data addresses; the same object until they are others. */
  addresses: ReadonlySet<string>;
  decorations: DecorationSet;
  places: ReadonlyMap<number, Place>;
}

type Order = { kind: 'look' } | { kind: 'keep'; id: number; place: Place } | { kind: 'drop'; id: number };

const key = new PluginKey<LocalImages>('images');
const none: ReadonlySet<string> = new Set();

/** What an image shows of its upload. */
export type Marks = (state: ImageUpload) => Record<string, string>;

/** The plugin of one editor. `stateOf`: of its upload, by data address. */
export function imagePlugin(stateOf: (address: string) => ImageUpload | undefined, marks: Marks): Plugin<LocalImages> {
  const look = (doc: Node, before: ReadonlySet<string>) => {
    const addresses = new Set<string>();
    const decorations: Decoration[] = [];
    eachLocalImage(doc, (node, position) => {
      const address = node.attrs.src as string;
      const state = stateOf(address);
      addresses.add(address);
      // Those without a state too: that they are taken away is heard of by their decoration.
      decorations.push(Decoration.node(position, position + node.nodeSize, state ? marks(state) : {}));
    });
    const isSame = addresses.size === before.size && [...addresses].every((address) => before.has(address));
    return { addresses: isSame ? before : addresses, decorations: DecorationSet.create(doc, decorations) };
  };

  return new Plugin<LocalImages>({
    key,
    state: {
      init: (_config, { doc }) => ({ ...look(doc, none), places: new Map() }),
      apply(transaction, value) {
        const order = transaction.getMeta(key) as Order | undefined;
        if (!transaction.docChanged && order === undefined) return value;
        let isGone = false;
        const { mapping, doc } = transaction;
        const onRemove = () => {
          isGone = true;
        };
        const decorations = value.decorations.map(mapping, doc, { onRemove });
        const places = placesAfter(value.places, transaction, order);
        const mustLook = isGone || order?.kind === 'look' || bringsImages(transaction);
        if (mustLook) return { ...look(doc, value.addresses), places };
        if (decorations === value.decorations && places === value.places) return value;
        return { addresses: value.addresses, decorations, places };
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });
}

export function localAddresses(state: EditorState): ReadonlySet<string> {
  return key.getState(state)?.addresses ?? none;
}

/** The states of uploads are others. */
export function lookAgain(transaction: Transaction): Transaction {
  return transaction.setMeta(key, { kind: 'look' } satisfies Order);
}

/** Keeps a place through the edits that come, until it is dropped. */
export function keepPlace(transaction: Transaction, id: number, place: Place): Transaction {
  return transaction.setMeta(key, { kind: 'keep', id, place } satisfies Order);
}

export function dropPlace(transaction: Transaction, id: number): Transaction {
  return transaction.setMeta(key, { kind: 'drop', id } satisfies Order);
}

/** `undefined` in another document than the one that it was kept in. */
export function placeOf(state: EditorState, id: number): Place | undefined {
  return key.getState(state)?.places.get(id);
}

function placesAfter(before: ReadonlyMap<number, Place>, { mapping }: Transaction, order: Order | undefined) {
  if (before.size === 0 && order?.kind !== 'keep') return before;
  const after = new Map<number, Place>();
  for (const [id, { from, to }] of before) {
    // What comes beside it is not in it: neither another picture nor what is typed meanwhile.
    const start = mapping.map(from, 1);
    after.set(id, { from: start, to: Math.max(start, mapping.map(to, -1)) });
  }
  if (order?.kind === 'keep') after.set(order.id, order.place);
  if (order?.kind === 'drop') after.delete(order.id);
  return after;
}

function bringsImages({ steps }: Transaction): boolean {
  return steps.some((step) => {
    const { slice } = step as { slice?: Slice };
    let isFound = false;
    slice?.content.descendants((node) => {
      isFound ||= isLocalImage(node);
      return !isFound;
    });
    return isFound;
  });
}
