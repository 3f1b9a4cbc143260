/** What is filtered by, in one line that scrolls: each can be taken away, or all together. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { CloseIcon } from '../../icon/later-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { filterText } from '../filters/filter-control.tsx';
import { useFilterWords } from '../filters/filter-messages.ts';
import type { TableModel } from '../table-model-types.ts';
import css from './filters.css';
import { useHeaderMessages } from './header-messages.ts';

export function FilterChips<Row>({ model }: { model: TableModel<Row> }) {
  useSignals();
  useThemedStyles(css);
  const t = useHeaderMessages();
  const words = useFilterWords();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('button') ?? fieldBeside(box.current));
  const chips = model.filters.active.value.flatMap((filter) => {
    const text = filterText(model, filter, words);
    return filter.hidden || text === undefined ? [] : [{ filter, text }];
  });
  return (
    <div ref={box} className="table-chips-box">
      {chips.length > 0 && (
        <div className="table-chips" part="filter-chips">
          <ul className="table-chip-list" aria-label={t('activeFilters')}>
            {chips.map(({ filter, text }) => (
              <li key={filter.name} className="table-chip">
                <span className="table-chip-text">
                  <span className="table-chip-name">{filter.label}</span> {text}
                </span>
                <IconButton
                  icon={CloseIcon}
                  label={t('clearFilter', { name: filter.label })}
                  onClick={() => model.filters.clearOne(filter.name)}
                />
              </li>
            ))}
          </ul>
          <Button variant="ghost" size="small" onClick={() => model.filters.clear()}>
            {t('clearFilters')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** With the last chip its row goes: the keyboard is left at the search or the filters above it. */
function fieldBeside(box: HTMLElement | null): HTMLElement | null {
  return box?.parentElement?.querySelector<HTMLElement>('.table-header-row :is(input, button)') ?? null;
}
