import { useSignals } from '@preact/signals-react/runtime';
import { useMultipleSelection } from 'downshift';
import type { KeyboardEvent } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { limits } from '../../limits.ts';
import { MultiValue } from '../../multi-value/multi-value.tsx';
import { keyOf } from '../choices/choices.ts';
import { useEnvironment } from '../choices/use-environment.ts';
import type { Option } from '../option.ts';
import { useSelectMessages } from '../select-messages.ts';
import { Chip } from './chip.tsx';

const { SelectedItemClick, SelectedItemKeyDownBackspace, SelectedItemKeyDownDelete } =
  useMultipleSelection.stateChangeTypes;

/** What is chosen, as chips that arrows reach from the field; Delete, Backspace or a press takes one away. */
export function useChips({
  selected,
  mayChange,
  onRemove,
}: {
  selected: readonly Option[];
  mayChange: boolean;
  onRemove(option: Option): void;
}) {
  useSignals();
  const t = useSelectMessages();
  const isRightToLeft = useHost().configuration.value.direction === 'rtl';
  const { getDropdownProps, getSelectedItemProps } = useMultipleSelection<Option>({
    selectedItems: selected.slice(0, limits.table.multiValueItems),
    itemToKey: keyOf,
    environment: useEnvironment(),
    keyNavigationNext: isRightToLeft ? 'ArrowLeft' : 'ArrowRight',
    keyNavigationPrevious: isRightToLeft ? 'ArrowRight' : 'ArrowLeft',
    stateReducer(state, { type, changes }) {
      // One goes by `onRemove`, whose owner knows the values that are not shown too.
      const isRemoval = type === SelectedItemKeyDownBackspace || type === SelectedItemKeyDownDelete;
      if (isRemoval) return { ...changes, selectedItems: state.selectedItems };
      return type === SelectedItemClick ? state : changes;
    },
  });

  const chip = (text: string, index: number) => {
    const option = selected[index];
    if (option === undefined || !mayChange) return <Chip text={text} />;
    return (
      <Chip
        text={text}
        label={t('remove', { label: option.label })}
        removeProps={getSelectedItemProps({
          selectedItem: option,
          index,
          onClick: () => onRemove(option),
          onKeyDown(event: KeyboardEvent) {
            if (event.key === 'Backspace' || event.key === 'Delete') onRemove(option);
          },
        })}
      />
    );
  };
  return {
    getDropdownProps,
    chips: selected.length > 0 && <MultiValue values={selected.map(({ label }) => label)} renderValue={chip} />,
  };
}
