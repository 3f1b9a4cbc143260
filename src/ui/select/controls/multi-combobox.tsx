import { useCombobox } from 'downshift';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { hasFailed } from '../../../base/resource/resource-state.ts';
import { useAnnounce } from '../../live-region/use-announce.ts';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { type Choices, isDisabled, without } from '../choices/choices.ts';
import { isPickKey, takeOver } from '../choices/pick.ts';
import { useChoiceOptions } from '../choices/use-choice-options.ts';
import { ChoiceList } from '../list/late-choice-list.ts';
import type { Option } from '../option.ts';
import { useSelectMessages } from '../select-messages.ts';
import type { InnerProps, MultipleValueProps } from '../select-props.ts';
import { handleMultiKey } from './multi-keys.ts';
import { SelectBox } from './select-box.tsx';
import { useChips } from './use-chips.tsx';
import { useControlRef } from './use-control-ref.ts';
import { useHighlightOfFound, useHighlightPastAll } from './use-highlight-of-found.ts';
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
  /** Takes values over, or says what is wrong with them; the field keeps what was not taken. */
  add(text: string): void;
  /** Whether a text that is pasted is a list, rather than a part of what is being typed. */
  isList(text: string): boolean;
}

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave, ItemMouseMove } = useCombobox.stateChangeTypes;

/** Values as chips, and a field to find more; the list stays open while somebody chooses. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { control, choices, selected, search, onSearch, onOpenChange, value, onChange, placeholder, creation } = props;
  const { clearable = false, disabled = false, readOnly = false, openOnMount = false, controlRef } = props;
  const t = useSelectMessages();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isPointed = useRef(false);
  const mayChange = !disabled && !readOnly;
  const hasList = (creation?.hasOptions ?? true) && !readOnly;
  const all = useSelectAll({ choices, selected, isOffered: creation === undefined });
  const items = all.item ? [all.item, ...choices.options] : choices.options;

  const change = (options: readonly Option[]) =>
    onChange(
      options.map((option) => option.value),
      options,
    );
  const remove = (option: Option) => {
    change(without(selected, option));
    announce(t('removed', { label: option.label }));
  };
  /** The list stays open: several are chosen one after the other. */
  const pick = (option: Option) => {
    if (isDisabled(option)) return;
    if (option === all.item) change(all.toggled());
    else if (value.includes(option.value)) change(without(selected, option));
    else change([...selected, option]);
    if (creation) onSearch('');
  };

  const { chips, getDropdownProps } = useChips({ selected, mayChange, onRemove: remove });
  useKeptFocus(box, () => input.current);
  const combobox = useCombobox<Option>({
    ...useChoiceOptions(control.id),
    items: items as Option[],
    itemToString: () => search,
    selectedItem: null,
    inputValue: search,
    initialIsOpen: openOnMount && mayChange && hasList,
    inputId: control.id,
    stateReducer(state, { type, changes, source }) {
      isPointed.current = type === ItemMouseMove;
      // The popover knows what is outside; and a highlight is no choice until somebody says so.
      if (type === InputBlur) return source === 'outside' ? state : { ...state, isOpen: false };
      if (type === InputKeyDownEscape) return { ...state, isOpen: false };
      if (type === MenuMouseLeave) return state;
      if (type === InputClick && state.isOpen && search !== '') return state;
      return changes;
    },
  });
  const { highlightedIndex, setHighlightedIndex } = combobox;
  const isOpen = combobox.isOpen && hasList && !(creation && choices.options.length === 0);
  const isHighlighted = isOpen && highlightedIndex >= 0;
  useControlRef(input, controlRef);
  useHighlightPastAll({ hasAll: all.item !== undefined, highlightedIndex, setHighlightedIndex });
  useHighlightOfFound({
    choices,
    items,
    search: search === '' || creation ? undefined : search,
    isOpen,
    setHighlightedIndex,
  });

  const opened = useEffectEvent(() => {
    onOpenChange?.(isOpen);
    if (!isOpen && !creation && search !== '') onSearch('');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens or closes
  useEffect(() => opened(), [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = isOpen ? items[highlightedIndex] : undefined;
    if (highlighted && isPickKey(event)) return takeOver(event, () => pick(highlighted));
    const last = selected.at(-1);
    const isHandled = handleMultiKey(event, {
      search,
      isHighlighted,
      retry: isOpen && hasFailed(choices) ? choices.retry : undefined,
      add: mayChange ? creation?.add : undefined,
      removeLast: () => last && mayChange && remove(last),
    });
    if (isHandled) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!creation || !mayChange || !creation.isList(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    creation.add(search.slice(0, selectionStart ?? 0) + pasted + search.slice(selectionEnd ?? 0));
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
          {chips}
          <input
            {...combobox.getInputProps({
              ...getDropdownProps({ ref: input, onKeyDown }),
              disabled: !mayChange,
              onChange: (event) => onSearch((event.target as HTMLInputElement).value),
              onBlur: () => {
                // Typed is meant, also without a key that ends it.
                if (creation && mayChange && search.trim() !== '') creation.add(search);
              },
            })}
            {...control}
            type="text"
            role="combobox"
            className="select-input"
            part="input"
            dir="auto"
            spellCheck={false}
            disabled={disabled}
            readOnly={!mayChange}
            // Never without, so that the sheet can tell whether something was typed.
            placeholder={selected.length === 0 && placeholder ? placeholder : ' '}
            onPaste={onPaste}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${control.id}-list` : undefined}
            aria-activedescendant={isHighlighted ? `${control.id}-option-${highlightedIndex}` : undefined}
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
          optionProps={(item, index) =>
            combobox.getItemProps({ item, index, onClick: (event) => takeOver(event, () => pick(item)) })
          }
          onClose={combobox.closeMenu}
        />
      )}
    </>
  );
}
