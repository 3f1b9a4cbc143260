/** The order of a list while somebody changes it: by steps, or by holding an item while the others make room. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';

export type SortStep = 'up' | 'down' | 'first' | 'last';

export interface SortableOptions {
  /** In their order now; whoever owns the list changes it. */
  ids(): readonly string[];
  /** Puts an item at an index among all. While it is held it may come often. */
  onMove(id: string, index: number): void;
  /** An item has come to rest elsewhere than it was. */
  onMoved(id: string, index: number): void;
}

interface Shape {
  /** The item that is held. */
  held: ReadonlySignal<string | undefined>;
  /** The index to which it went; `undefined` where there was no way to go. */
  step(id: string, step: SortStep): number | undefined;
  lift(id: string): void;
  /** Where the item that is held would be let go. */
  moveTo(index: number): void;
  /** It stays where it is. */
  drop(): void;
  /** It goes back to where it was lifted. */
  cancel(): void;
}
export type SortableModel = Model<Shape>;

const targets: Record<SortStep, (index: number, count: number) => number> = {
  up: (index) => index - 1,
  down: (index) => index + 1,
  first: () => 0,
  last: (_, count) => count - 1,
};

export function createSortableModel(options: SortableOptions): SortableModel {
  return new (createModel<Shape>(() => sortableModel(options)))();
}

function sortableModel({ ids, onMove, onMoved }: SortableOptions): Shape {
  const held = signal<string | undefined>(undefined);
  let origin = 0;

  function put(id: string, index: number): boolean {
    const now = ids().indexOf(id);
    if (now === -1 || now === index || index < 0 || index >= ids().length) return false;
    onMove(id, index);
    return true;
  }

  return {
    held,

    step(id, step) {
      const target = targets[step](ids().indexOf(id), ids().length);
      if (!put(id, target)) return undefined;
      onMoved(id, target);
      return target;
    },

    lift(id) {
      origin = ids().indexOf(id);
      if (origin !== -1) held.value = id;
    },

    moveTo(index) {
      const id = held.peek();
      if (id !== undefined) put(id, Math.max(0, Math.min(ids().length - 1, index)));
    },

    drop() {
      const id = held.peek();
      held.value = undefined;
      // It may have been removed by somebody else meanwhile.
      const index = id === undefined ? -1 : ids().indexOf(id);
      if (id !== undefined && index !== -1 && index !== origin) onMoved(id, index);
    },

    cancel() {
      const id = held.peek();
      held.value = undefined;
      if (id !== undefined) put(id, Math.min(origin, ids().length - 1));
    },
  };
}

/** Where an item of the list begins and ends, in CSS pixels from anywhere. */
export interface ItemEdges {
  start: number;
  end: number;
}

/**
 * Where the item at an index is to go while the pointer is at a place: past each neighbour that it would cover the
 * pointer in place of. Items may be of any height, and what has moved under a pointer that rests stays.
 */
export function indexAt(items: readonly ItemEdges[], index: number, pointer: number): number {
  const own = items[index];
  if (!own) return index;
  const size = own.end - own.start;
  const isPast = ({ start, end }: ItemEdges) => pointer >= Math.max(start, end - size);
  const isBefore = ({ start, end }: ItemEdges) => pointer < Math.min(end, start + size);
  let to = index;
  for (let next = items[to + 1]; next && isPast(next); next = items[to + 1]) to += 1;
  for (let next = items[to - 1]; next && isBefore(next); next = items[to - 1]) to -= 1;
  return to;
}
