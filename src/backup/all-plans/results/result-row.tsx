import { type CSSProperties, memo } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { allPlansMessages } from '../messages.ts';
import type { ResultRow } from '../result-rows.ts';
import { HitCells } from './hit-cells.tsx';
import { PlanCells } from './plan-cells.tsx';
import { RestCells } from './rest-cells.tsx';
import { ResultCell } from './result-cell.tsx';
import { isOpenOf } from './result-keys.ts';
import type { CellsProps, ResultRowProps } from './result-props.ts';
import { RevisionCells } from './revision-cells.tsx';

export const ResultRowView = memo(function ResultRowView(props: ResultRowProps) {
  const { row, index, top, isActive, results } = props;
  const isOpen = isOpenOf(row);
  return (
    <div
      role="row"
      data-key={row.key}
      className={`result result-cells result-${row.kind} result-level-${row.level}`}
      style={{ '--result-top': `${top}px` } as CSSProperties}
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isOpen}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => results.activate(row.key)}
    >
      <Cells {...props} tabIndex={isActive ? 0 : -1} />
    </div>
  );
});

function Cells({ row, ...rest }: Omit<CellsProps<'hit'>, 'row'> & { row: ResultRow }) {
  switch (row.kind) {
    case 'plan':
      return <PlanCells {...rest} row={row} />;
    case 'hit':
      return <HitCells {...rest} row={row} />;
    case 'revision':
      return <RevisionCells {...rest} row={row} />;
    case 'no-revisions':
      return <NoRevisions />;
    default:
      return <RestCells {...rest} row={row} />;
  }
}

function NoRevisions() {
  const t = useMessages(allPlansMessages);
  return (
    <ResultCell column="name" isNote>
      {t('revision.none')}
    </ResultCell>
  );
}
