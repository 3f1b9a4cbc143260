/** Primary filters as far as there is room, and a button for the others. */
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { FilterIcon } from '../../icon/table-icons.tsx';
import { late } from '../../late.tsx';
import { hiddenItems } from '../../overflow/fit.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useInlineSize } from '../../use-inline-size.ts';
import type { FilterDefinition } from '../filter-types.ts';
import { FilterControl, kindOf } from '../filters/filter-control.tsx';
import type { TableModel } from '../table-model-types.ts';
import { FilterButton } from './filter-button.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import css from './filters.css';
import { useHeaderMessages } from './header-messages.ts';

const FilterPanel = late<FilterPanelProps>(async () => (await import('./filter-panel.tsx')).FilterPanel);

/** CSS pixels, as in `filters.css`. */
const filterWidth = 168;
const gap = 8;
/** Of the button that opens the panel, in the longest language. */
const panelButtonWidth = 136;

export interface FilterRowProps<Row> {
  model: TableModel<Row>;
  /** Every filter is in the panel. */
  isNarrow: boolean;
}

export function FilterRow<Row>({ model, isNarrow }: FilterRowProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const row = useRef<HTMLDivElement>(null);
  const available = useInlineSize(row) ?? 0;
  const [isMeasured, setMeasured] = useState(false);
  useLayoutEffect(() => setMeasured(true), []);
  // Before, every filter would have no room, and a panel that opened for it would stay.
  const offered = isMeasured ? model.filters.definitions.value.filter((filter) => !filter.hidden) : [];
  const inline = isNarrow ? [] : withRoom(offered, available);
  const others = offered.filter((filter) => !inline.includes(filter));

  return (
    <div ref={row} className="table-filters" part="filters">
      {inline.map((filter) => (
        <div key={filter.name} className="table-filter">
          {kindOf(filter.type).inHeader === 'button' ? (
            <FilterButton model={model} filter={filter} />
          ) : (
            <FilterControl model={model} filter={filter} place="header" />
          )}
        </div>
      ))}
      {others.length > 0 && <PanelButton model={model} filters={others} />}
    </div>
  );
}

/** Those that may stand in the header and have room there, the first first. */
function withRoom<Row>(offered: readonly FilterDefinition<Row>[], available: number): FilterDefinition<Row>[] {
  const primary = offered.filter((filter) => filter.category !== 'secondary');
  const hasOthers = primary.length < offered.length;
  const hidden = hiddenItems({
    widths: primary.map(() => filterWidth),
    available: available - (hasOthers ? panelButtonWidth + gap : 0),
    gap,
    more: hasOthers ? -gap : panelButtonWidth,
    leaving: primary.map((_, index) => index).reverse(),
  });
  return primary.filter((_, index) => !hidden.has(index));
}

function PanelButton<Row>({ model, filters }: { model: TableModel<Row>; filters: readonly FilterDefinition<Row>[] }) {
  useSignals();
  const t = useHeaderMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => filters.some((filter) => filter.openOnMount));
  const names = new Set(filters.map((filter) => filter.name));
  const count = model.filters.active.value.filter((filter) => names.has(filter.name)).length;
  return (
    <>
      <Button
        ref={button}
        icon={FilterIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('filtersActive', { count }) : t('filters')}
      </Button>
      {isOpen && (
        <FilterPanel
          anchor={button}
          // The panel draws filters and never a row.
          model={model as unknown as FilterPanelProps['model']}
          filters={filters as unknown as FilterPanelProps['filters']}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
