import { pageIcon } from '../../icon/page-icon.tsx';
import type { CellViewProps } from './cell-context.ts';

export function IconCell({ cell, row, text }: CellViewProps<'Icon'>) {
  const drawing = cell.icon(row);
  if (!drawing) return text;
  if (typeof drawing === 'string') {
    return <img className="table-picture" src={drawing} alt={text} data-tip={text} />;
  }
  const Drawing = pageIcon(drawing);
  return (
    <span className="table-picture" role="img" aria-label={text} data-tip={text}>
      <Drawing />
    </span>
  );
}
