/** All that stands above the rows: title and actions, search and filters, tools, and what is filtered by. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { SearchInput } from '../search-input/search-input.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { FilterChips } from './header/filter-chips.tsx';
import { FilterRow } from './header/filter-row.tsx';
import { HeaderActions } from './header/header-actions.tsx';
import { useHeaderMessages } from './header/header-messages.ts';
import { HeaderTools } from './header/header-tools.tsx';
import css from './table-header.css';
import type { TableModel } from './table-model-types.ts';
import { useInlineSize } from './use-inline-size.ts';

export interface TableHeaderProps<Row> {
  model: TableModel<Row>;
  onExport(): void;
  onSettings(): void;
}

/** Below this many CSS pixels the tools are a menu, and no filter stands beside the search. */
const narrow = 560;

export function TableHeader<Row>({ model, onExport, onSettings }: TableHeaderProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const header = useRef<HTMLDivElement>(null);
  const size = useInlineSize(header);
  const isNarrow = size !== undefined && size < narrow;

  const { groupTitle, search, primaryAction, secondaryActions = [], filters = [] } = model.options.value;
  const hasActions = primaryAction !== undefined || secondaryActions.length > 0;
  const hasSearch = search !== false;
  const hasFilters = filters.some((filter) => !filter.hidden);
  const leadsWithSearch = groupTitle === undefined && hasActions && hasSearch;
  const isOneRow = groupTitle === undefined && !hasActions;
  const hasLowerRow = isOneRow || hasFilters || (groupTitle !== undefined && hasSearch);
  const tools = <HeaderTools model={model} isFolded={isNarrow} onExport={onExport} onSettings={onSettings} />;

  return (
    <div ref={header} className={isNarrow ? 'table-header table-header-narrow' : 'table-header'} part="header">
      {!isOneRow && (
        <div className="table-header-row">
          {groupTitle !== undefined && (
            <h2 className="table-title" part="title">
              {groupTitle}
            </h2>
          )}
          {leadsWithSearch && <TableSearch model={model} />}
          {hasActions && <HeaderActions model={model} />}
          {!hasLowerRow && tools}
        </div>
      )}
      {hasLowerRow && (
        <div className="table-header-row">
          {hasSearch && !leadsWithSearch && <TableSearch model={model} />}
          <FilterRow model={model} isNarrow={isNarrow} />
          {tools}
        </div>
      )}
      <FilterChips model={model} />
    </div>
  );
}

function TableSearch<Row>({ model }: { model: TableModel<Row> }) {
  useSignals();
  const t = useHeaderMessages();
  const { search } = model.options.value;
  const { placeholder, characterLimit } = search === false ? {} : (search ?? {});
  return (
    <div className="table-search">
      <SearchInput
        label={placeholder ?? t('search')}
        value={model.filters.searchText.value}
        onChange={(text) => model.filters.search(text)}
        onSubmit={() => model.filters.submitSearch()}
        {...(characterLimit !== undefined && { maxLength: characterLimit })}
      />
    </div>
  );
}
