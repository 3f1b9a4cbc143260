import type { KeyboardEvent } from 'react';
import { GripIcon } from '../icon/table-icons.tsx';
import { useSortableMessages } from './messages.ts';
import { useSortableItem } from './sortable-item.ts';
import type { SortStep } from './sortable-model.ts';

/** What a row is dragged by; with the focus on it the arrow keys, Home and End move the row. */
export function MoveHandle() {
  const t = useSortableMessages();
  const { name, step, lift } = useSortableItem();
  const move = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
    if (to !== undefined && step(to)) event.preventDefault();
  };
  return (
    <button
      type="button"
      className="move-handle"
      aria-label={t('move', { name })}
      aria-description={t('moveHint')}
      onPointerDown={lift}
      onKeyDown={move}
    >
      <GripIcon size={14} />
    </button>
  );
}

const steps: Readonly<Record<string, SortStep>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
