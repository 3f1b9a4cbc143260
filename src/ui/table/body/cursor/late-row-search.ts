/** Letters that are typed on rows, until the code is there that looks for them, and from then on. */
import { effect, signal, untracked } from '@preact/signals-core';
import { createResource, type Resource } from '../../../../base/resource/resource.ts';
import type { GridTable } from '../../table-model-types.ts';
import type { RowSearch } from './row-search.ts';

/** One for all grids. Where it does not come nothing is found, and the next letter asks for it anew. */
export const rowSearchCode: Resource<void, Pick<typeof import('./row-search.ts'), 'createRowSearch'>> = createResource({
  read: () => import('./row-search.ts'),
});

/** @param locale BCP 47 */
export function createLateRowSearch<Row>(
  table: GridTable<Row>,
  locale: () => string,
  active: () => number,
  goTo: (index: number) => void,
): { isTyping(): boolean; type(text: string): void } {
  let search: RowSearch | undefined;
  const waiting = signal<readonly string[]>([]);

  effect(() => {
    const letters = waiting.value;
    const code = rowSearchCode.state.value;
    if (letters.length === 0 || (code.status !== 'ready' && code.status !== 'failed')) return;
    waiting.value = [];
    if (code.status === 'failed') return;
    untracked(() => {
      search ??= code.value.createRowSearch(table, locale);
      for (const letter of letters) {
        const found = search.type(letter, active());
        if (found !== undefined) goTo(found);
      }
    });
  });

  return {
    isTyping: () => search?.isTyping() ?? waiting.peek().length > 0,
    type(text) {
      if (rowSearchCode.state.peek().status === 'idle') rowSearchCode.ask();
      else rowSearchCode.retry();
      waiting.value = [...waiting.peek(), text];
    },
  };
}
