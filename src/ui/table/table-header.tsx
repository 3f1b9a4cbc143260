/** All that stands above the rows: title and actions, search and filters, tools, and what is filtered by. */
import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, useRef } from 'react';
import { late, Nothing } from '../late.tsx';
import type { NoticeTone } from '../notices/notice-types.ts';
import { SearchInput } from '../search-input/search-input.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useInlineSize } from '../use-inline-size.ts';
import type { FilterRowProps } from './header/filter-row.tsx';
import type { HeaderActionsProps } from './header/header-actions.tsx';
import { useHeaderMessages } from './header/header-messages.ts';
import { HeaderTools, LastUpdated } from './header/header-tools.tsx';
import css from './table-header.css';
import type { TableModel } from './table-model-types.ts';
import type { TableRow } from './table-types.ts';

export interface TableHeaderProps<Row> {
  model: TableModel<Row>;
  notify(text: string, tone: NoticeTone): void;
  onExport(): void;
  onSettings(): void;
}

/** What stands around the rows never looks into one. */
type AnyModel = TableModel<TableRow>;

// A table without filters or actions does not pay for theirs.
const FilterRow = late<FilterRowProps<TableRow>>(
  async () => (await import('./header/filter-row.tsx')).FilterRow,
  () => <div className="table-filters" />,
);
// Mostly there is no chip: room that is made for them moves the rows twice.
const FilterChips = late<{ model: AnyModel }>(
  async () => (await import('./header/filter-chips.tsx')).FilterChips,
  Nothing,
);
const HeaderActions = late<HeaderActionsProps<TableRow>>(
  async () => (await import('./header/header-actions.tsx')).HeaderActions,
  () => <div className="table-header-actions" />,
);

/** Below this many CSS pixels the tools are a menu, and neither an action nor a filter stands beside the search. */
const narrow = 560;

export function TableHeader<Row>({ model: given, notify, onExport, onSettings }: TableHeaderProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const model = given as unknown as AnyModel;
  const header = useRef<HTMLDivElement>(null);
  const size = useInlineSize(header);
  const isNarrow = size !== undefined && size < narrow;

  const { groupTitle, search, primaryAction, secondaryActions = [], filters = [], tools: own } = model.options.value;
  const hasActions = primaryAction !== undefined || secondaryActions.length > 0;
  const hasSearch = search !== false;
  const hasFilters = filters.some((filter) => !filter.hidden);
  // Side by side in little room the search would say nothing of what it finds.
  const leadsWithSearch = groupTitle === undefined && hasActions && hasSearch && !isNarrow;
  const isOneRow = groupTitle === undefined && !hasActions;
  const hasTools = own !== false;
  const hasLowerRow = isOneRow || hasFilters || (hasSearch && !leadsWithSearch);
  // Beside the title it takes no filter's room when it appears.
  const isAgeByTitle = groupTitle !== undefined && !isNarrow && hasTools;
  // With nothing to do and nothing to say there is no empty band over the columns.
  const isEmpty = isOneRow && !hasSearch && !hasFilters && !hasTools;
  const tools = hasTools && (
    <HeaderTools
      model={model}
      isFolded={isNarrow}
      isAgeElsewhere={isAgeByTitle}
      onExport={onExport}
      onSettings={onSettings}
    />
  );

  return (
    <div
      ref={header}
      className={isNarrow ? 'table-header table-header-narrow' : 'table-header'}
      part="header"
      hidden={isEmpty}
    >
      {!isOneRow && (
        <div className="table-header-row">
          {groupTitle !== undefined && (
            <h2 className="table-title" part="title">
              {groupTitle}
            </h2>
          )}
          {isAgeByTitle && <LastUpdated model={model} />}
          {leadsWithSearch && <TableSearch model={model} />}
          {hasActions && <HeaderActions model={model} notify={notify} />}
          {!hasLowerRow && tools}
        </div>
      )}
      {hasLowerRow && (
        <div className="table-header-row">
          {hasSearch && !leadsWithSearch && <TableSearch model={model} />}
          {hasFilters ? <FilterRow model={model} isNarrow={isNarrow} /> : <div className="table-filters" />}
          {tools}
        </div>
      )}
      {hasFilters && <FilterChips model={model} />}
    </div>
  );
}

function TableSearch<Row>({ model }: { model: TableModel<Row> }) {
  useSignals();
  const t = useHeaderMessages();
  const { search } = model.options.value;
  const { placeholder } = search || {};
  const text = model.filters.searchText.value;
  const room = model.filters.searchRoom(text);
  return (
    <div
      className="table-search"
      style={{ '--search-words': (placeholder ?? '').length } as CSSProperties}
      onPaste={({ target, clipboardData }) => {
        // The browser cuts what is pasted before anybody can trim it.
        const pasted = model.filters.searchRoom(clipboardData.getData('text'));
        if (pasted !== undefined) (target as HTMLInputElement).maxLength = pasted;
      }}
    >
      <SearchInput
        label={placeholder ?? t('search')}
        value={text}
        onChange={(text) => model.filters.search(text)}
        onSubmit={() => model.filters.submitSearch()}
        {...(room !== undefined && { maxLength: room })}
      />
    </div>
  );
}
