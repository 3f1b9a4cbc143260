import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { hasFailed } from '../../../base/resource/resource-state.ts';
import { visible } from '../../../base/visible.ts';
import { type Choices, isDisabled } from '../choices/choices.ts';
import { isPickKey, takeOver } from '../choices/pick.ts';
import { useChoiceOptions } from '../choices/use-choice-options.ts';
import { ChoiceList } from '../list/late-choice-list.ts';
import type { Option } from '../option.ts';
import type { InnerProps, SingleValueProps } from '../select-props.ts';
import { SelectBox } from './select-box.tsx';
import { useControlRef } from './use-control-ref.ts';
import { useCutValueTooltip } from './use-cut-value-tooltip.ts';
import { useHighlightOfFound } from './use-highlight-of-found.ts';

export interface SingleComboboxProps extends InnerProps, SingleValueProps {
  choices: Choices;
  selected: Option | undefined;
  /** What was typed since the list opened; `undefined` before. */
  search: string | undefined;
  onSearch(search: string | undefined): void;
  onOpenChange?(isOpen: boolean): void;
}

const { InputBlur, InputClick, InputKeyDownEscape, MenuMouseLeave, ItemMouseMove } = useCombobox.stateChangeTypes;

/** A field to type in, whose list shows what was found; closed it shows what is chosen. */
export function SingleCombobox(props: SingleComboboxProps) {
  const { control, choices, selected, search, onSearch, onOpenChange, value, onChange, placeholder } = props;
  const { clearable = false, disabled = false, readOnly = false, openOnMount = false, controlRef } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isPointed = useRef(false);
  const mayChange = !disabled && !readOnly;
  const shown = selected && visible(selected.label);
  const combobox = useCombobox<Option>({
    ...useChoiceOptions(control.id),
    items: choices.options as Option[],
    itemToString: (option) => option?.label ?? '',
    selectedItem: selected ?? null,
    inputValue: search ?? shown ?? '',
    initialIsOpen: openOnMount && mayChange,
    inputId: control.id,
    stateReducer(state, { type, changes, source }) {
      isPointed.current = type === ItemMouseMove;
      // The popover knows what is outside; and a highlight is no choice until somebody says so.
      if (type === InputBlur) return source === 'outside' ? state : { ...state, isOpen: false };
      if (type === InputKeyDownEscape) return { ...state, isOpen: false };
      if (type === MenuMouseLeave) return state;
      // Who goes back to correct a letter keeps the list.
      if (type === InputClick && state.isOpen && search !== undefined) return state;
      return changes;
    },
  });
  const { isOpen, highlightedIndex, setHighlightedIndex } = combobox;
  useControlRef(input, controlRef);
  useCutValueTooltip(input);
  useHighlightOfFound({ choices, items: choices.options, search, isOpen, setHighlightedIndex });

  const opened = useEffectEvent(() => {
    onOpenChange?.(isOpen);
    // Typing replaces what is chosen, but not the letter that opened it; closing brings it back.
    if (!isOpen) onSearch(undefined);
    else if (search === undefined) input.current?.select();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens or closes
  useEffect(() => opened(), [isOpen]);

  const pick = (option: Option) => {
    if (isDisabled(option)) return;
    onSearch(undefined);
    if (option.value !== value) onChange(option.value, option);
    combobox.closeMenu();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = isOpen ? choices.options[highlightedIndex] : undefined;
    if (highlighted && isPickKey(event)) return takeOver(event, () => pick(highlighted));
    // Closed, the key is not for the list; and what is chosen is not lost by it.
    const isForList =
      event.key !== 'Escape' && !(event.key === 'Home' && event.shiftKey) && !(event.key === 'End' && event.shiftKey);
    if (event.key === 'Enter' && isOpen && hasFailed(choices) && highlightedIndex < 0) choices.retry();
    else if (isForList) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  const listProps = combobox.getMenuProps({}, { suppressRefError: true });
  return (
    <>
      <SelectBox
        box={box}
        isOpen={isOpen}
        hasArrow={!readOnly}
        arrowProps={mayChange ? combobox.getToggleButtonProps() : { disabled }}
        onClear={
          clearable && selected && mayChange
            ? () => {
                onSearch(undefined);
                onChange(undefined, undefined);
                input.current?.focus();
              }
            : undefined
        }
      >
        <input
          {...combobox.getInputProps({
            ref: input,
            disabled: !mayChange,
            onKeyDown,
            // As the Tab key does: where a dialog begins at it, typing replaces what is chosen, too.
            onFocus: (event) => search === undefined && event.currentTarget.select(),
            onMouseDown: (event) => {
              if (isOpen || event.button !== 0) return;
              // Safari puts the caret into a selected text after the click: after the list has opened and selected it.
              event.preventDefault();
              event.currentTarget.focus();
            },
            onChange: (event) => onSearch((event.target as HTMLInputElement).value),
          })}
          {...control}
          type="text"
          className="select-input"
          part="input"
          dir="auto"
          spellCheck={false}
          disabled={disabled}
          readOnly={!mayChange}
          placeholder={shown ?? placeholder}
          aria-activedescendant={
            isOpen && highlightedIndex >= 0 ? `${control.id}-option-${highlightedIndex}` : undefined
          }
          aria-controls={isOpen ? `${control.id}-list` : undefined}
        />
      </SelectBox>
      {isOpen && (
        <ChoiceList
          anchor={box}
          listProps={listProps}
          choices={choices}
          items={choices.options}
          highlighted={highlightedIndex}
          isPointed={isPointed}
          isChosen={(option) => option.value === value}
          optionProps={(item, index) =>
            combobox.getItemProps({ item, index, onClick: (event) => takeOver(event, () => pick(item)) })
          }
          onClose={combobox.closeMenu}
        />
      )}
    </>
  );
}
