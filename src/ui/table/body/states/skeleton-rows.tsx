import { useSignals } from '@preact/signals-react/runtime';
import { Skeleton } from '../../../skeleton/skeleton.tsx';
import { isAtEnd } from '../../cells/cell-table.ts';
import type { ShownColumn, TableModel } from '../../table-model-types.ts';
import { boneWidth, skeletonCount } from '../bones.ts';
import { cellStyle } from '../column-plan.ts';
import type { GridSides } from '../cursor/table-cursor-model.ts';

export function SkeletonRows<Row>({
  model,
  sides,
  rowHeight,
}: {
  model: TableModel<Row>;
  sides: GridSides;
  rowHeight: number;
}) {
  useSignals();
  const { columns } = model;
  const shown = columns.inView.value;
  const count = skeletonCount(model);
  return (
    <div className="table-body" aria-hidden="true" style={{ blockSize: count * rowHeight }}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonRow
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one from another
          key={index}
          shown={shown}
          sides={sides}
          seed={index}
          top={index * rowHeight}
          isCompact={columns.isCompact.value}
        />
      ))}
    </div>
  );
}

interface SkeletonRowProps<Row> {
  shown: readonly ShownColumn<Row>[];
  sides: GridSides;
  seed: number;
  top: number;
  isCompact: boolean;
}

function SkeletonRow<Row>({ shown, sides, seed, top, isCompact }: SkeletonRowProps<Row>) {
  return (
    <div className="table-row table-bones" aria-hidden="true" style={{ transform: `translateY(${top}px)` }}>
      {sides.hasChecks && (
        <div className="table-cell table-check">
          <span className="table-box table-box-bone" />
        </div>
      )}
      {shown.map(({ id, column }, at) => (
        <div
          key={id}
          style={cellStyle(at, sides.hasChecks ? 1 : 0, shown.length, isCompact, false)}
          className={`table-cell table-drawn${isAtEnd(column) ? ' table-end' : ''}`}
        >
          <Skeleton width={boneWidth(column.loadingWidth, seed, at)} />
        </div>
      ))}
    </div>
  );
}
