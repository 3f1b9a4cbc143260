import { missing } from '../../../base/visible.ts';
import type { CellViewProps } from './cell-context.ts';

export function ButtonLinkCell({ cell, row, text }: CellViewProps<'ButtonLink'>) {
  if (text === missing) return text;
  const isDisabled = cell.disabled?.(row) === true;
  return (
    <button
      type="button"
      className="table-link table-clip"
      tabIndex={-1}
      aria-disabled={isDisabled || undefined}
      data-open={cell.onClick || isDisabled ? undefined : ''}
      onClick={({ detail }) => {
        // Of a double click the first.
        if (!isDisabled && detail < 2) cell.onClick?.(row);
      }}
    >
      {text}
    </button>
  );
}
