/**
 * Which rows of a long list have their controls. A row far below is its sentence until it comes near: a list of hundreds
 * is there at once, and can be read and searched as a whole. Once a row has its controls it keeps them, with what is
 * half typed in them. The keyboard never meets a row without: those around the focus, and both ends, have theirs.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';

export interface MountedRows {
  of(id: string): ReadonlySignal<boolean>;
  mount(...ids: readonly string[]): void;
  /** Those that Tab may reach from this one. */
  reach(ids: readonly string[], id: string): void;
  /** Of a row, until the answer is called. */
  observe(row: HTMLElement, id: string): () => void;
  /** What scrolls the list is there. */
  attach(scroller: HTMLElement | null): () => void;
}

/** Rows that are there at once, more than a screen shows. */
export const firstRows = 12;
/** On either side of the focus. */
const reach = 2;
/** CSS pixels around what is seen. */
const near = 600;

export function createMountedRows(): MountedRows {
  const rows = new Map<string, Signal<boolean>>();
  const elements = new Map<Element, string>();
  let observer: IntersectionObserver | undefined;

  function of(id: string): Signal<boolean> {
    const known = rows.get(id) ?? signal(false);
    rows.set(id, known);
    return known;
  }
  const mount = (...ids: readonly string[]) => {
    for (const id of ids) of(id).value = true;
  };

  return {
    of,
    mount,
    reach(ids, id) {
      const at = ids.indexOf(id);
      if (at >= 0) mount(...ids.slice(Math.max(0, at - reach), at + reach + 1));
    },
    observe(row, id) {
      elements.set(row, id);
      observer?.observe(row);
      return () => {
        elements.delete(row);
        observer?.unobserve(row);
      };
    },
    attach(scroller) {
      const seen = new IntersectionObserver(
        (entries) =>
          mount(
            ...entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => elements.get(target) ?? ''),
          ),
        { root: scroller, rootMargin: `${near}px 0px` },
      );
      observer = seen;
      for (const row of elements.keys()) seen.observe(row);
      return () => {
        seen.disconnect();
        observer = undefined;
      };
    },
  };
}
