import { useSignalEffect } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { jsonText } from '../../base/json-text.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { headerOf } from './model/column-header.ts';
import { selectedText, useSelectionMessages } from './selection-messages.ts';
import type { TableModel } from './table-model-types.ts';
import type { TableRow } from './table-types.ts';

/** Milliseconds of rest before something is said: who types or holds a key down is told once, at the end. */
const rest = 700;

/** Tells a screen reader what a search, a filter, an order or a selection has come to. What stands at first is not told. */
export function TableAnnouncements({ model }: { model: TableModel<TableRow> }): null {
  const t = useSelectionMessages();
  const say = useRested();

  const sorted = useRef<string>(undefined);
  useSignalEffect(() => {
    const sortBy = model.columns.sortBy.value;
    if (!isAnother(sorted, jsonText(sortBy))) return;
    const headers = new Map(model.columns.all.peek().map((column) => [column.id, headerOf(column)]));
    const columns = sortBy.map(({ id, desc }) =>
      t(desc ? 'descending' : 'ascending', { column: headers.get(id) ?? id }),
    );
    say('sorting', columns.length > 0 ? t('sorted', { columns: columns.join('; ') }) : t('unsorted'));
  });

  const selected = useRef<string>(undefined);
  useSignalEffect(() => {
    const text = selectedText(model.selection.selection.value, t);
    if (isAnother(selected, text)) say('selection', text);
  });

  const answered = useRef<string>(undefined);
  useSignalEffect(() => {
    const { globalFilter, filters } = model.query.value;
    const asked = jsonText([globalFilter, filters]);
    const { phase, isReloading, totalCount } = model.rows;
    const isThere = (phase.value === 'filled' || phase.value === 'empty') && !isReloading.value;
    const count = totalCount.value ?? model.rows.heldRows().length;
    answered.current ??= asked;
    if (answered.current === asked || !isThere) return;
    answered.current = asked;
    say('results', count === 0 ? t('nothingFound') : t('found', { count }));
  });
  return null;
}

/** Whether it is not what it was; what it was at first is no other. */
function isAnother(last: { current: string | undefined }, now: string): boolean {
  const before = last.current;
  last.current = now;
  return before !== undefined && before !== now;
}

/** Says the last of what comes in quick succession, by kind. */
function useRested() {
  const announce = useAnnounce();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, []);
  return (kind: string, text: string) => {
    clearTimeout(timers.current.get(kind));
    timers.current.set(
      kind,
      setTimeout(() => announce(text), rest),
    );
  };
}
