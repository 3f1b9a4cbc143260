import { useSignals } from '@preact/signals-react/runtime';
import { hostMessages } from '../../../../host/host-messages.ts';
import { useMessages } from '../../../../host/use-host.ts';
import { Button } from '../../../button/button.tsx';
import type { TableModel } from '../../table-model-types.ts';
import { skeletonCount } from '../bones.ts';
import { useColumnMessages } from '../columns/column-messages.ts';

interface StateRowProps<Row> {
  model: TableModel<Row>;
  rowHeight: number;
  columnCount: number;
}

/** The row that says why there are none. As high as the skeletons were, so that nothing jumps. Source: spec 003 §8. */
export function StateRow<Row>({ model, rowHeight, columnCount }: StateRowProps<Row>) {
  useSignals();
  const t = useColumnMessages();
  const tHost = useMessages(hostMessages);
  const { error, fetchFailedText, emptyText, selectable, fetcher, onRefresh } = model.options.value;
  const isError = model.rows.phase.value === 'error';
  const isFiltered = model.filters.active.value.length > 0 || model.query.value.globalFilter !== '';
  return (
    <div className="table-body" role="rowgroup" style={{ blockSize: skeletonCount(model) * rowHeight }}>
      <div role="row" aria-rowindex={2} className="table-state-row">
        <div role="gridcell" className="table-state" aria-colindex={1} aria-colspan={columnCount}>
          {isError ? (
            <>
              <bdi role="alert" className="table-state-text table-state-error">
                {typeof error === 'string' ? error : (fetchFailedText?.(model.rows.error.value) ?? t('fetchFailed'))}
              </bdi>
              {(fetcher || onRefresh) && (
                <Button size="small" onClick={() => void model.refresh.refresh()}>
                  {tHost('failure.retry')}
                </Button>
              )}
            </>
          ) : (
            <>
              <bdi className="table-state-text">{emptyText ?? t(selectable === 'rows' ? 'noMatch' : 'empty')}</bdi>
              {isFiltered && (
                <Button
                  size="small"
                  onClick={() => {
                    model.filters.clear();
                    model.filters.search('');
                    model.filters.submitSearch();
                  }}
                >
                  {t('clearFilters')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
