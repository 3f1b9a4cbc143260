import { useSelect } from 'downshift';
import { type KeyboardEvent, useRef } from 'react';
import { visible } from '../../../base/visible.ts';
import { useCutTextTooltip } from '../../tooltip/tooltip.tsx';
import { emptyTypeAhead, findTyped, isTypingAhead, typed } from '../../type-ahead.ts';
import { isDisabled, isSkipped, optionOf } from '../choices/choices.ts';
import { isPickKey, takeOver } from '../choices/pick.ts';
import { useChoiceOptions } from '../choices/use-choice-options.ts';
import { useLocalChoices } from '../choices/use-local-choices.ts';
import { folded } from '../fold-text.ts';
import { ChoiceList } from '../list/late-choice-list.ts';
import type { Option } from '../option.ts';
import type { InnerProps, SelectFieldProps, SingleValueProps } from '../select-props.ts';
import { SelectBox } from './select-box.tsx';
import { SelectField } from './select-field.tsx';
import { useControlRef } from './use-control-ref.ts';

export interface SelectProps extends SelectFieldProps, SingleValueProps {
  options: readonly Option[];
}

/** One of a few options; what is typed goes to the option that begins with it. */
export function Select(props: SelectProps) {
  return <SelectField props={props}>{(inner) => <SelectControl {...inner} />}</SelectField>;
}

const { ToggleButtonBlur, MenuMouseLeave, ItemMouseMove } = useSelect.stateChangeTypes;

function SelectControl({
  control,
  options,
  value,
  onChange,
  placeholder,
  clearable = false,
  disabled = false,
  readOnly = false,
  openOnMount = false,
  controlRef,
}: InnerProps & Omit<SelectProps, keyof SelectFieldProps>) {
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isPointed = useRef(false);
  const letters = useRef(emptyTypeAhead);
  const cutText = useCutTextTooltip();
  const choices = useLocalChoices(options, '');
  const selected = optionOf(value, options);
  const mayChange = !disabled && !readOnly;
  const select = useSelect<Option>({
    ...useChoiceOptions(control.id),
    items: options as Option[],
    itemToString: (option) => option?.label ?? '',
    selectedItem: selected ?? null,
    initialIsOpen: openOnMount && mayChange,
    toggleButtonId: control.id,
    stateReducer(state, { type, changes, source }) {
      isPointed.current = type === ItemMouseMove;
      // The popover knows what is outside; and a highlight is no choice until somebody says so.
      if (type === ToggleButtonBlur) return source === 'outside' ? state : { ...state, isOpen: false };
      if (type === MenuMouseLeave) return state;
      return changes;
    },
  });
  const { isOpen, highlightedIndex } = select;
  useControlRef(trigger, controlRef);

  const pick = (option: Option) => {
    if (isDisabled(option)) return;
    if (option.value !== value) onChange(option.value, option);
    select.closeMenu();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = performance.now();
    const highlighted = isOpen ? options[highlightedIndex] : undefined;
    const isSpace = event.key === ' ' && !isTypingAhead(letters.current, now);
    if (highlighted && (isSpace || isPickKey(event))) return takeOver(event, () => pick(highlighted));
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter && !isSpace) takeOver(event, () => typeAhead(event.key, now));
  };
  const typeAhead = (key: string, now: number) => {
    letters.current = typed(letters.current, key, now);
    const from = isOpen ? highlightedIndex : options.findIndex((option) => option.value === value);
    const found = findTyped(
      letters.current,
      from,
      options.length,
      (index) => (options[index] && !isSkipped(options[index]) ? options[index].label : undefined),
      (label, text) => folded(label).startsWith(folded(text)),
    );
    if (!isOpen) select.openMenu();
    if (found !== undefined) select.setHighlightedIndex(found);
  };

  const listProps = select.getMenuProps({}, { suppressRefError: true });
  return (
    <>
      <SelectBox
        box={box}
        isOpen={isOpen}
        hasArrow={!readOnly}
        onClear={
          clearable && selected && mayChange
            ? () => {
                onChange(undefined, undefined);
                trigger.current?.focus();
              }
            : undefined
        }
      >
        <button
          {...select.getToggleButtonProps({
            ref: trigger,
            disabled: !mayChange,
            onKeyDown,
            // Safari gives a pressed button no focus.
            onClick: (event) => event.currentTarget.focus(),
          })}
          {...control}
          type="button"
          role="combobox"
          aria-expanded={isOpen}
          className="select-trigger"
          part="trigger"
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          aria-activedescendant={
            isOpen && highlightedIndex >= 0 ? `${control.id}-option-${highlightedIndex}` : undefined
          }
          aria-controls={isOpen ? `${control.id}-list` : undefined}
        >
          {selected?.icon && <selected.icon />}
          <span ref={cutText} className={selected ? 'select-value' : 'select-value select-placeholder'} dir="auto">
            {visible(selected?.label ?? placeholder ?? '\u200b')}
          </span>
        </button>
      </SelectBox>
      {isOpen && (
        <ChoiceList
          anchor={box}
          listProps={listProps}
          choices={choices}
          items={options}
          highlighted={highlightedIndex}
          isPointed={isPointed}
          isChosen={(option) => option.value === value}
          optionProps={(item, index) =>
            select.getItemProps({ item, index, onClick: (event) => takeOver(event, () => pick(item)) })
          }
          onClose={select.closeMenu}
        />
      )}
    </>
  );
}
