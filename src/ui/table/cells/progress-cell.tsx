import { missing, visible } from '../../../base/visible.ts';
import type { CellViewProps } from './cell-context.ts';
import { percentOf } from './cell-text.ts';

export function ProgressCell({ cell, row, value, text }: CellViewProps<'Progress'>) {
  const percent = percentOf(cell, () => value, row);
  if (percent === undefined) return missing;
  return (
    <>
      <span
        className="table-progress"
        role="progressbar"
        aria-label={visible(cell.label?.(row) ?? text)}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <span className="table-progress-done" style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="table-progress-text" aria-hidden="true">
        {text}
      </span>
    </>
  );
}
