import { useMemo } from 'react';
import { isFound, searchWords } from '../fold-text.ts';
import type { Option } from '../option.ts';
import type { Choices } from './choices.ts';

/** Of options that are all there, those that were typed. */
export function useLocalChoices(options: readonly Option[], search: string): Choices {
  return useMemo(() => {
    const words = searchWords(search);
    const found = words.length === 0 ? options : options.filter(({ label }) => isFound(label, words));
    return {
      options: found,
      status: 'ready',
      hasMore: false,
      search,
      loadMore: nothing,
      retry: nothing,
    } satisfies Choices;
  }, [options, search]);
}

/** They are all there already. */
const nothing = () => undefined;
