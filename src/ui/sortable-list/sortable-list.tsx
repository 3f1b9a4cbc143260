/**
 * A list whose order somebody changes: by dragging a handle, by arrow keys on it, by Alt and an arrow key from anywhere
 * in a row, and by buttons where the row has them. Whoever renders it owns the order.
 */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../live-region/use-announce.ts';
import { activeElement, contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useSortableMessages } from './messages.ts';
import { SortableItemContext } from './sortable-item.ts';
import css from './sortable-list.css';
import { createSortableModel, type SortStep } from './sortable-model.ts';
import { useListDrag } from './use-list-drag.ts';

export interface SortableListProps {
  /** Of the items in their order. */
  ids: readonly string[];
  /** What a screen reader calls an item. */
  nameOf(id: string): string;
  /** Puts an item at an index among all; while it is dragged it comes often. */
  onMove(id: string, index: number): void;
  /** Said when an item has come to rest; `place` counts from 1. */
  movedText?(moved: { name: string; place: number; count: number }): string;
  label?: string;
  className?: string;
  itemClassName?: string;
  /** An item's row, with `MoveHandle`, `MoveButtons` or both in it. */
  children(id: string): ReactNode;
}

export function SortableList({
  ids,
  nameOf,
  onMove,
  movedText,
  label,
  className = '',
  itemClassName = '',
  children,
}: SortableListProps) {
  useSignals();
  useThemedStyles(css);
  const t = useSortableMessages();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const focusedIndex = useRef(0);
  const moving = useRef<{ element: HTMLElement; id: string; index: number }>(undefined);
  const onMoved = (id: string, index: number) => {
    const position = { name: nameOf(id), place: index + 1, count: ids.length };
    announce(movedText?.(position) ?? t('moved', position));
  };
  const latest = useRef({ ids, onMove, onMoved });
  const model = useModel(() =>
    createSortableModel({
      ids: () => latest.current.ids,
      onMove: (id, index) => latest.current.onMove(id, index),
      onMoved: (id, index) => latest.current.onMoved(id, index),
    }),
  );
  const held = model.held.value;
  const drag = useListDrag(list, model, held);

  useLayoutEffect(() => {
    latest.current = { ids, onMove, onMoved };
    // What is moved in the document loses the focus, whichever control of the row has it.
    const moved = moving.current;
    if (!moved || ids[moved.index] !== moved.id) return;
    moving.current = undefined;
    moved.element.focus();
  });
  useKeptFocus(list, () => {
    const items = list.current?.children;
    return items?.[Math.min(focusedIndex.current, items.length - 1)]?.querySelector<HTMLElement>('button');
  });

  function step(id: string, to: SortStep): boolean {
    const box = list.current;
    const element = box && activeElement(box.ownerDocument);
    const index = model.step(id, to);
    if (index !== undefined && element && contains(box, element)) moving.current = { element, id, index };
    return index !== undefined;
  }

  const handlers = {
    ...drag.handlers,
    onFocus({ target }: FocusEvent) {
      focusedIndex.current = ids.indexOf(idOf(target) ?? '');
    },
    onKeyDown(event: KeyboardEvent) {
      const to = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey ? altSteps[event.key] : undefined;
      const id = idOf(event.target as Element);
      if (to === undefined || id === undefined || event.defaultPrevented || opensByAlt(event.target as Element)) return;
      event.preventDefault();
      step(id, to);
    },
  };

  return (
    <ol ref={list} className={`sortable-list ${className}`} aria-label={label} {...handlers}>
      {ids.map((id, index) => (
        <li key={id} data-id={id} className={`${itemClassName} ${held === id ? 'sortable-item-held' : ''}`}>
          <SortableItemContext
            value={{
              name: nameOf(id),
              isFirst: index === 0,
              isLast: index === ids.length - 1,
              step: (to) => step(id, to),
              lift: (event) => drag.start(event, id),
            }}
          >
            {children(id)}
          </SortableItemContext>
        </li>
      ))}
    </ol>
  );
}

const altSteps: Readonly<Record<string, SortStep>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** Of the row that an element is in. */
function idOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-id]')?.dataset.id;
}

/** Alt and an arrow key open what these choose from. */
function opensByAlt(element: Element): boolean {
  return element.matches('select, [role="combobox"], [aria-haspopup], input[type="date"], input[type="time"]');
}
