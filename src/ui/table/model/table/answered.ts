import { computed, type ReadonlySignal } from '@preact/signals-core';
import { jsonText } from '../../../../base/json-text.ts';
import type { TableOptions, TableQuery } from '../../table-types.ts';
import type { FetchedRows } from '../rows/fetched-rows.ts';
import type { ListedRows } from '../rows/listed-rows.ts';

type Finding = Pick<TableQuery, 'globalFilter' | 'filters'>;

export interface AnsweredOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  /** What is searched and filtered for now. */
  finding: ReadonlySignal<Finding>;
  fetched(): Pick<FetchedRows<Row>, 'answered' | 'page'>;
  listed(): Pick<ListedRows<Row>, 'listing' | 'isComing'>;
}

export interface Answered {
  /** The rows that are there are those that are looked for now. */
  isAnswered: ReadonlySignal<boolean>;
  /** And nothing of them is missing. */
  isAllHeld: ReadonlySignal<boolean>;
}

export function createAnswered<Row>({ options, finding, fetched, listed }: AnsweredOptions<Row>): Answered {
  const isAnswered = computed(() => {
    if (!options.value.fetcher) return true;
    const listing = listed().listing.value;
    if (listing) return !listed().isComing.value && listing.phase.value !== 'waiting';
    return whatOf(fetched().answered.value) === whatOf(finding.value);
  });
  const isAllHeld = computed(() => {
    if (!options.value.fetcher && !options.value.listing) return true;
    const listing = listed().listing.value;
    if (listing) return listing.allRows.value !== undefined;
    return isAnswered.value && (fetched().page.value?.pageCount ?? 2) <= 1;
  });
  return { isAnswered, isAllHeld };
}

/** In whatever order. */
function whatOf(query: Finding | undefined): string | undefined {
  return query && jsonText([query.globalFilter, query.filters]);
}
