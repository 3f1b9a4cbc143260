/** A filter of several parts in the header: a button that tells its value and opens its parts. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import fieldCss from '../../field/field.css';
import { ChevronDownIcon } from '../../icon/later-icons.tsx';
import { useUiMessages } from '../../messages.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useCutTextTooltip } from '../../tooltip/tooltip.tsx';
import { FilterControl, type FilterProps, filterParts, filterText } from '../filters/filter-control.tsx';
import { useFilterWords } from '../filters/filter-messages.ts';
import { FilterPopover } from './filter-popover.tsx';
import { useHeaderMessages } from './header-messages.ts';

export function FilterButton<Row>({ model, filter }: FilterProps<Row>) {
  useSignals();
  useThemedStyles(fieldCss);
  const t = useHeaderMessages();
  const tUi = useUiMessages();
  const words = useFilterWords();
  const tooltip = useCutTextTooltip();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(filter.openOnMount === true);
  const text = filterText(model, filter, words);
  // How many more there are is seen, whatever room the names have.
  const parts = filterParts(model, filter, words);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={text === undefined ? 'field-box filter-button' : 'field-box filter-button filter-button-set'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text === undefined ? filter.label : t('chip', { name: filter.label, value: text })}
        onClick={() => setOpen(!isOpen)}
      >
        <span ref={tooltip} className="filter-button-text" dir="auto">
          {parts?.text ?? text ?? filter.label}
        </span>
        {parts?.more && <span className="filter-button-more">{parts.more}</span>}
        <ChevronDownIcon size={14} />
      </button>
      {isOpen && (
        <FilterPopover
          anchor={button}
          label={filter.label}
          onClose={(isFocusElsewhere) => (isFocusElsewhere ? setOpen(false) : close())}
        >
          <FilterControl model={model} filter={filter} place="popover" />
          <div className="filter-popover-foot">
            <Button
              variant="ghost"
              size="small"
              disabled={text === undefined}
              onClick={() => model.filters.clearOne(filter.name)}
            >
              {tUi('clear')}
            </Button>
            <Button size="small" onClick={close}>
              {t('done')}
            </Button>
          </div>
        </FilterPopover>
      )}
    </>
  );
}
