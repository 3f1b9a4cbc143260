/** Pairs of names that an auto map proposes, each with a tick, how similar they are, and why. */
import { computed } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { ListGrid } from '../../../ui/table/list-grid.tsx';
import type { ListColumn } from '../../../ui/table/model/list-model.ts';
import type { GridSelection } from '../../../ui/table/table-model-types.ts';
import type { Ticks } from '../model/ticks.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import { heldListing, listHeight } from './held-listing.ts';

export interface Pair {
  /** Of what is mapped. */
  readonly id: string;
  readonly text: string;
  readonly score: number;
  readonly reason: { readonly code: string };
}

export interface PairListProps {
  /** What each row is, such as Organization with company. */
  label: string;
  pairs: readonly Pair[];
  ticks: Pick<Ticks, 'unticked' | 'tick'>;
}

export function PairList({ label, pairs, ticks }: PairListProps) {
  const tBench = useWorkbenchMessages();
  const words = useMatchWords();
  const listing = useModel(() => heldListing(pairs));
  const selection = useMemo(() => selectionOf(ticks, pairs), [ticks, pairs]);
  const columns = useMemo<ListColumn<Pair>[]>(
    () => [
      { id: 'pair', header: label, value: ({ text }) => text, share: 3, minWidth: 200 },
      { id: 'score', header: tBench('provenance.score'), value: ({ score }) => words.score(score), maxWidth: 110 },
      { id: 'reason', header: tBench('provenance.reason'), value: ({ reason }) => words.reason(reason), share: 3 },
    ],
    [label, tBench, words],
  );
  return (
    <div className="bench-dialog-list" style={listHeight(pairs)}>
      <ListGrid
        label={label}
        listing={listing}
        columns={columns}
        selection={selection}
        rowId={({ id }) => id}
        rowLabel={({ text }) => text}
      />
    </div>
  );
}

function selectionOf({ unticked, tick }: PairListProps['ticks'], pairs: readonly Pair[]): GridSelection<Pair> {
  const isTicked = (id: string) => !unticked.value.has(id);
  const idsOf = (some: readonly Pair[]) => some.map(({ id }) => id);
  return {
    isSelected: isTicked,
    toggle: (id) => tick([id], !isTicked(id)),
    extend(anchor, head, selected) {
      const [first, last] = anchor < head ? [anchor, head] : [head, anchor];
      tick(idsOf(pairs.slice(Math.max(0, first), last + 1)), selected);
    },
    pageState: computed(() => {
      const { size } = unticked.value;
      return size === pairs.length ? false : size === 0 || 'mixed';
    }),
    pageCount: computed(() => pairs.length),
    togglePage: () => tick(idsOf(pairs), unticked.peek().size > 0),
  };
}
