import { computed } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { createRowWindow } from '../../../ui/row-window/row-window.ts';
import { activeElement, contains } from '../../../ui/shadow-dom.ts';
import { allPlansMessages } from '../messages.ts';
import type { ResultRow } from '../result-rows.ts';
import { locationOf, subjectOf } from '../result-subject.ts';
import { ResultHeader } from './result-cell.tsx';
import { resultMove } from './result-keys.ts';
import type { ResultListProps } from './result-props.ts';
import { ResultRowView } from './result-row.tsx';
import { useFocusedRow } from './use-focused-row.ts';
import { useRevisionAnnouncements } from './use-revision-announcements.ts';

/** CSS pixels, as in the sheet. */
export const resultHeight = 44;

/** The results as a treegrid: however many there are, only those in view are rendered. */
export function ResultList({ results, onShowPlace, onAction, onPreview }: ResultListProps) {
  useSignals();
  const t = useMessages(allPlansMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const view = useModel(() =>
    createRowWindow(
      resultHeight,
      computed(() => results.rows.value.length),
    ),
  );
  const rows = results.rows.value;
  const known = rows.findIndex(({ key }) => key === results.active.value);
  const active = Math.max(0, known);
  const focus = useFocusedRow(results, scroller);
  useRevisionAnnouncements(results);

  useLayoutEffect(() => {
    if (!scroller.current || !header.current) return;
    const detach = view.attach(scroller.current, header.current);
    // Back where somebody was before the dialog was closed.
    const at = results.rows.peek().findIndex(({ key }) => key === results.active.peek());
    if (at > 0) view.reveal(at);
    return detach;
  }, [view, results]);

  const go = (index: number) => {
    const row = rows[index];
    if (!row) return;
    results.activate(row.key);
    view.reveal(index);
    focus.focus(row.key);
  };
  const act = useCallback(
    (row: ResultRow) => {
      const subject = subjectOf(row, results.search.term.peek());
      if (row.kind === 'hit' && row.row.kind === 'folder') onShowPlace(locationOf(row.plan, row.row));
      else if (row.kind === 'revision' && subject) onPreview(subject);
      else if (row.kind === 'more' || row.kind === 'failure') results.readOn(row);
      else results.toggle(row);
    },
    [results, onShowPlace, onPreview],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const focused = activeElement(event.currentTarget.ownerDocument);
    const rowElement = focused?.closest<HTMLElement>('[data-key]');
    // A menu that a row opened has keys of its own.
    if (!rowElement || !contains(event.currentTarget, rowElement)) return;
    const move = resultMove(event.key, {
      rows,
      index: active,
      isInRow: focused !== rowElement,
      rowsPerScreen: view.rowsPerScreen.peek(),
      isRightToLeft: getComputedStyle(rowElement).direction === 'rtl',
    });
    if (!move) return;
    event.preventDefault();
    if ('to' in move) go(move.to);
    else if ('toggle' in move) results.toggle(move.toggle);
    else if ('act' in move) act(move.act);
    else stepWithin(rowElement, focused, move.cell);
  };

  const { first, end } = view.range.value;
  const drawn = rows.slice(first, end).map((row, offset) => ({ row, index: first + offset }));
  const activeRow = rows[active];
  // The row with the focus is not taken away by scrolling.
  if (activeRow && (active < first || active >= end)) drawn.push({ row: activeRow, index: active });
  return (
    <div
      ref={scroller}
      role="treegrid"
      aria-label={t('list')}
      aria-rowcount={rows.length + 1}
      className="results"
      onKeyDown={onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: nothing is done by the headers */}
      <div ref={header} role="row" aria-rowindex={1} className="results-header result-cells">
        <ResultHeader column="name">{t('column.name')}</ResultHeader>
        <ResultHeader column="size">{t('column.size')}</ResultHeader>
        <ResultHeader column="date">{t('column.modified')}</ResultHeader>
        <ResultHeader column="actions">
          <span className="visually-hidden">{t('column.actions')}</span>
        </ResultHeader>
      </div>
      <div
        role="rowgroup"
        className="results-body"
        style={{ '--results-height': `${view.boxHeight.value}px` } as CSSProperties}
      >
        {drawn.map(({ row, index }) => (
          <ResultRowView
            key={row.key}
            row={row}
            index={index}
            top={index * resultHeight - view.shift.value}
            isActive={index === active}
            results={results}
            onAct={act}
            onShowPlace={onShowPlace}
            onAction={onAction}
            onPreview={onPreview}
          />
        ))}
      </div>
    </div>
  );
}

/** To the next control of the row, or back to the row before its first. */
function stepWithin(row: HTMLElement, focused: Element | undefined, by: 1 | -1) {
  const controls = [...row.querySelectorAll('button')];
  const at = controls.indexOf(focused as HTMLButtonElement);
  const next = at + by;
  if (next < 0) row.focus();
  else controls[next]?.focus();
}
