import { useSignals } from '@preact/signals-react/runtime';
import { useCombobox, useMultipleSelection } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '../../host/use-host.ts';
import { late } from '../late.tsx';
import { limits } from '../limits.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { MultiValue } from '../multi-value/multi-value.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { Chip } from './chip.tsx';
import type { ChoiceListProps } from './choice-list.tsx';
import { type Choices, isDisabled, isSkipped } from './choices.ts';
import type { Option } from './option.ts';
import { SelectBox } from './select-box.tsx';
import { useSelectMessages } from './select-messages.ts';
import type { InnerProps, MultipleValueProps } from './select-props.ts';
import { useControlRef } from './use-control-ref.ts';
import { useEnvironment } from './use-environment.ts';
import { useHighlightOfFound } from './use-highlight-of-found.ts';
import { useSelectAll } from './use-select-all.ts';

export interface MultiComboboxProps extends InnerProps, MultipleValueProps {
  choices: Choices;
  /** The options of `value`, in its order. */
  selected: readonly Option[];
  search: string;
  onSearch(search: string): void;
  onOpenChange?(isOpen: boolean): void;
  creation?: Creation;
}

/** Values that are typed rather than found. */
export interface Creation {
  /** Whether there is anything to choose from beside. */
  hasOptions: boolean;
  /** Takes the text over, or says what is wrong with it; the input keeps what was not taken. */
  add(text: string): void;
}

const ChoiceList = late<ChoiceListProps>(async () => (await import('./choice-list.tsx')).ChoiceList);

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave, ItemMouseMove, ItemClick, InputKeyDownEnter } =
  useCombobox.stateChangeTypes;

/** Values as chips, and a field to find more; the list stays open while somebody chooses. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { control, choices, selected, search, onSearch, onOpenChange, value, onChange, placeholder, creation } = props;
  const { clearable = false, disabled = false, readOnly = false, openOnMount = false, controlRef } = props;
  useSignals();
  const t = useSelectMessages();
  const announce = useAnnounce();
  const isRightToLeft = useHost().configuration.value.direction === 'rtl';
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isPointed = useRef(false);
  const environment = useEnvironment();
  const mayChange = !disabled && !readOnly;
  const hasList = creation?.hasOptions ?? true;
  const all = useSelectAll({ choices, selected, isOffered: creation === undefined });
  const items = all.item ? [all.item, ...choices.options] : choices.options;

  const change = (options: readonly Option[]) =>
    onChange(
      options.map((option) => option.value),
      options,
    );
  const remove = (option: Option) => {
    change(selected.filter((one) => one.value !== option.value));
    announce(t('removed', { label: option.label }));
  };
  const choose = (option: Option) => {
    if (option === all.item) change(all.toggled());
    else if (value.includes(option.value)) change(selected.filter((one) => one.value !== option.value));
    else change([...selected, option]);
    if (creation) onSearch('');
  };

  const chips = useMultipleSelection<Option>({
    selectedItems: selected.slice(0, limits.table.multiValueItems),
    itemToKey: (option) => option?.value,
    environment,
    keyNavigationNext: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
    stateReducer: (state, { type, changes }) => {
      // Chips go one at a time, by `remove`, which knows the values that are not shown too.
      const { SelectedItemClick, SelectedItemKeyDownBackspace, SelectedItemKeyDownDelete } =
        useMultipleSelection.stateChangeTypes;
      const isRemoval = type === SelectedItemKeyDownBackspace || type === SelectedItemKeyDownDelete;
      if (isRemoval) return { ...changes, selectedItems: state.selectedItems };
      return type === SelectedItemClick ? state : changes;
    },
  });
  useKeptFocus(box, () => input.current);

  const combobox = useCombobox<Option>({
    items: items as Option[],
    itemToString: () => search,
    itemToKey: (option) => option?.value,
    isItemDisabled: isSkipped,
    selectedItem: null,
    inputValue: search,
    initialIsOpen: openOnMount && mayChange && hasList,
    environment,
    inputId: control.id,
    labelId: `${control.id}-label`,
    menuId: `${control.id}-list`,
    getItemId: (index) => `${control.id}-option-${index}`,
    scrollIntoView: () => undefined,
    stateReducer(state, { type, changes, source }) {
      isPointed.current = type === ItemMouseMove;
      // The popover knows what is outside; and a highlight is no choice until somebody says so.
      if (type === InputBlur) return source === 'outside' ? state : { ...state, isOpen: false };
      if (type === InputKeyDownEscape) return { ...state, isOpen: false };
      if (type === MenuMouseLeave) return state;
      if (type === InputClick && state.isOpen && search !== '') return state;
      if (changes.selectedItem && isDisabled(changes.selectedItem)) return state;
      // Several are chosen one after the other.
      const isChoice = (type === ItemClick || type === InputKeyDownEnter) && changes.selectedItem;
      if (isChoice) return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      return changes;
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) choose(selectedItem);
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const isOpen = combobox.isOpen && hasList && !(creation && choices.options.length === 0);
  useControlRef(input, controlRef);
  useHighlightOfFound({
    choices,
    items,
    search: search === '' || creation ? undefined : search,
    isOpen,
    setHighlightedIndex,
  });

  const opened = useEffectEvent(() => {
    onOpenChange?.(isOpen);
    if (!isOpen && !creation) onSearch('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens or closes
  useEffect(() => opened(), [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (!handled(event)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  /** What the list and the chips shall not see. */
  const handled = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const last = selected.at(-1);
    switch (event.key) {
      case 'Escape':
        return true;
      case 'Home':
      case 'End':
        return event.shiftKey;
      case 'Backspace':
        if (search === '' && last && mayChange) remove(last);
        return true;
      case 'Enter':
        if (isOpen && choices.status === 'failed' && highlightedIndex < 0) choices.retry();
        else if (!creation || search.trim() === '' || (isOpen && highlightedIndex >= 0)) return false;
        else creation.add(search);
        break;
      case 'Tab':
      case ',':
        if (!creation || search.trim() === '' || event.shiftKey) return false;
        creation.add(search);
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  };

  const listProps = combobox.getMenuProps({}, { suppressRefError: true });
  return (
    <>
      <SelectBox
        box={box}
        isTall
        isOpen={isOpen}
        hasArrow={hasList}
        arrowProps={mayChange ? combobox.getToggleButtonProps() : { disabled }}
        clearLabel={t('clearAll')}
        onClear={
          clearable && selected.length > 0 && mayChange
            ? () => {
                change([]);
                input.current?.focus();
              }
            : undefined
        }
      >
        <div className="select-values">
          {selected.length > 0 && (
            <MultiValue
              values={selected.map(({ label }) => label)}
              renderValue={(text, index) => {
                const option = selected[index];
                return (
                  option && (
                    <Chip
                      text={text}
                      {...(mayChange && {
                        label: t('remove', { label: option.label }),
                        removeProps: chips.getSelectedItemProps({
                          selectedItem: option,
                          index,
                          onClick: () => remove(option),
                          onKeyDown: (event: KeyboardEvent) => {
                            if (event.key === 'Backspace' || event.key === 'Delete') remove(option);
                          },
                        }),
                      })}
                    />
                  )
                );
              }}
            />
          )}
          <input
            {...combobox.getInputProps({
              ...chips.getDropdownProps({ ref: input, onKeyDown }),
              disabled: !mayChange,
              onChange: (event) => onSearch((event.target as HTMLInputElement).value),
            })}
            {...control}
            type="text"
            role="combobox"
            aria-controls={isOpen ? `${control.id}-list` : undefined}
            className="select-input"
            part="input"
            dir="auto"
            spellCheck={false}
            disabled={disabled}
            readOnly={!mayChange}
            placeholder={selected.length === 0 ? placeholder : ' '}
            aria-expanded={isOpen}
            aria-activedescendant={
              isOpen && highlightedIndex >= 0 ? `${control.id}-option-${highlightedIndex}` : undefined
            }
          />
        </div>
      </SelectBox>
      {isOpen && (
        <ChoiceList
          anchor={box}
          listProps={listProps}
          choices={choices}
          items={items}
          highlighted={highlightedIndex}
          isPointed={isPointed}
          isMultiple
          isChosen={(option) => (option === all.item ? all.isDone : value.includes(option.value))}
          optionProps={(item, index) => combobox.getItemProps({ item, index })}
          onClose={combobox.closeMenu}
        />
      )}
    </>
  );
}
