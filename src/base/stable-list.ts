import { computed, type ReadonlySignal } from '@preact/signals-core';

/** The same list for as long as its members are the same, so that what has not changed renders nothing. */
export function stableList<Member>(compute: () => readonly Member[]): ReadonlySignal<readonly Member[]> {
  let last: readonly Member[] = [];
  return computed(() => {
    const next = compute();
    if (next.length !== last.length || next.some((member, index) => member !== last[index])) last = next;
    return last;
  });
}
