/** The filters that do not stand in the header: beside their button, or as a sheet on a phone. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import type { FilterDefinition } from '../filter-types.ts';
import { FilterControl } from '../filters/filter-control.tsx';
import type { TableModel } from '../table-model-types.ts';
import { FilterPopover } from './filter-popover.tsx';
import { useHeaderMessages } from './header-messages.ts';

export interface FilterPanelProps {
  anchor: RefObject<HTMLElement | null>;
  model: TableModel<object>;
  filters: readonly FilterDefinition<object>[];
  onClose(): void;
}

/** As wide as the screens on which dialogs are sheets. */
const phone = '(max-width: 480px)';

export function FilterPanel({ anchor, model, filters, onClose }: FilterPanelProps) {
  useSignals();
  const t = useHeaderMessages();
  const isSheet = matchMedia(phone).matches;
  const body = filters.map((filter) => <FilterControl key={filter.name} model={model} filter={filter} place="panel" />);
  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  const clear = (
    <Button variant="ghost" disabled={model.filters.active.value.length === 0} onClick={() => model.filters.clear()}>
      {t('clearFilters')}
    </Button>
  );
  const done = (
    <Button variant="primary" onClick={close}>
      {t('done')}
    </Button>
  );
  if (isSheet) {
    return (
      <Dialog title={t('filterPanel')} footer={foot(clear, done)} onClose={onClose}>
        <div className="filter-fields">{body}</div>
      </Dialog>
    );
  }
  return (
    <FilterPopover
      anchor={anchor}
      label={t('filterPanel')}
      onClose={(isFocusElsewhere) => (isFocusElsewhere ? onClose() : close())}
    >
      <div className="filter-fields">{body}</div>
      <div className="filter-popover-foot">{foot(clear, done)}</div>
    </FilterPopover>
  );
}

function foot(clear: ReactNode, done: ReactNode) {
  return (
    <>
      {clear}
      {done}
    </>
  );
}
