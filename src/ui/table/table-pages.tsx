import { useSignals } from '@preact/signals-react/runtime';
import { Pagination } from '../pagination/pagination.tsx';
import type { TableModel } from './table-model-types.ts';

/** Which of the rows found are shown, as far as anybody knows. */
export function TablePages<Row>({ model: { options, page, rows } }: { model: TableModel<Row> }) {
  useSignals();
  const phase = rows.phase.value;
  // What is held is not what there is while more can be fetched.
  const total = options.value.lazyLoad?.hasMore ? undefined : rows.totalCount.value;
  const isShown = phase === 'filled' || phase === 'empty';
  // Nothing held is no count either, while rows are still to come.
  if (!isShown && page.index.value === 0 && !total) return null;
  if (page.isEndless.value) {
    // Of a list whose end nobody knows yet, the last row only says that there are more.
    const isOpenEnded = total === undefined && options.value.fetcher !== undefined;
    const count = total ?? rows.rowCount.value - (isOpenEnded ? 1 : 0);
    return (
      <Pagination
        label={options.value.label}
        pageIndex={0}
        pageSize={Math.max(1, count)}
        totalCount={count}
        isOpenEnded={isOpenEnded}
        onPageChange={() => undefined}
      />
    );
  }
  return (
    <Pagination
      label={options.value.label}
      pageIndex={page.index.value}
      pageSize={page.size.value}
      totalCount={total}
      hasNext={page.canGoOn.value}
      busy={page.isLoadingMore.value || phase === 'loading' || rows.isReloading.value}
      onPageChange={(index) => void page.goTo(index)}
      // Of rows that the smallest page holds nobody needs another number.
      pageSizes={(total ?? Number.POSITIVE_INFINITY) > Math.min(...page.sizes.value) ? page.sizes.value : []}
      onPageSizeChange={(size) => page.setSize(size)}
      {...(isShown && { shownCount: rows.rowCount.value })}
    />
  );
}
