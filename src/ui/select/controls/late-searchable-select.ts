import { lateSelect } from '../late-select.tsx';
import type { LazySearchableSelectProps } from './lazy-searchable-select.tsx';

/** A select whose options are loaded, with its own code after the rest of the page. */
export const LateSearchableSelect = lateSelect<LazySearchableSelectProps>(
  async () => (await import('./lazy-searchable-select.tsx')).LazySearchableSelect,
);
