import { useSignals } from '@preact/signals-react/runtime';
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowsOf } from '../../../ui/form/form-rows.ts';
import type { FormField } from '../../../ui/form/form-types.ts';
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx';
import { useEditing } from '../editing/editing-context.ts';
import type { RowList as ListName } from '../model/automation-form.ts';
import { firstRows, type MountedRows } from './mounted-rows.ts';

export interface RowListProps {
  list: ListName;
  label: string;
  /** What a screen reader calls a row, by its place from 1. */
  nameOf(place: number): string;
  /** A row without its controls, as words. */
  wordsOf(id: string): string;
  children(id: string, place: number): ReactNode;
  mounted: MountedRows;
}

/** Rows that are moved by a handle, by keys and by buttons; far ones are words until they come near. */
export function RowList({ list, label, nameOf, wordsOf, children, mounted }: RowListProps) {
  useSignals();
  const { editor } = useEditing();
  const box = useRef<HTMLDivElement>(null);
  const { ids: known } = rowsOf(editor.form.field(pathOf(list)) as FormField<readonly { readonly id: string }[]>);
  const ids = known.value;
  const places = new Map(ids.map((id, index) => [id, index + 1]));
  const name = (id: string) => nameOf(places.get(id) ?? 0);

  useLayoutEffect(() => mounted.attach(box.current?.closest<HTMLElement>('[role="tabpanel"]') ?? null), [mounted]);
  // Both ends: Tab comes from above, Shift and Tab from below.
  useState(() => mounted.mount(...ids.slice(0, firstRows)));
  const last = ids.at(-1);
  useLayoutEffect(() => {
    if (last !== undefined) mounted.mount(last);
  }, [mounted, last]);
  useWrongRow(list, mounted);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears where the focus is
    <div
      ref={box}
      onFocus={({ target }: FocusEvent) => {
        const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
        if (id !== undefined) mounted.reach(known.peek(), id);
      }}
    >
      <SortableList
        className="rows"
        itemClassName="rows-item"
        label={label}
        ids={ids}
        nameOf={name}
        onMove={(id, to) => editor.move(list, id, to)}
      >
        {(id) => (
          <FarRow id={id} mounted={mounted} wordsOf={wordsOf}>
            {() => children(id, places.get(id) ?? 0)}
          </FarRow>
        )}
      </SortableList>
    </div>
  );
}

const pathOf = (list: ListName) => (list === 'actions' ? 'actions' : `conditions.${list}`);

/** The first that is wrong takes the focus after a refused attempt to save, wherever it is. */
function useWrongRow(list: ListName, mounted: MountedRows) {
  const { form } = useEditing().editor;
  useEffect(
    () =>
      form.refusedSubmits.subscribe(() => {
        const [first] = form.shownIssues.peek();
        const [, id] = first?.path.startsWith(`${pathOf(list)}.`)
          ? first.path.slice(pathOf(list).length).split('.')
          : [];
        if (id !== undefined) mounted.mount(id);
      }),
    [form, list, mounted],
  );
}

interface FarRowProps {
  id: string;
  mounted: MountedRows;
  wordsOf(id: string): string;
  children(): ReactNode;
}

function FarRow({ id, mounted, wordsOf, children }: FarRowProps) {
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const isMounted = mounted.of(id).value;
  useEffect(() => {
    const element = place.current;
    return isMounted || !element ? undefined : mounted.observe(element, id);
  }, [mounted, id, isMounted]);
  if (isMounted) return children();
  return (
    <div ref={place} className="row-far">
      {wordsOf(id)}
    </div>
  );
}
