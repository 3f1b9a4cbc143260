import type { CellViewProps } from './cell-surroundings.ts';

export function IconCell({ cell, row, text }: CellViewProps<'Icon'>) {
  const Drawing = cell.icon(row);
  if (typeof Drawing === 'string') {
    return <img className="table-picture" src={Drawing} alt={text} data-tip={text} />;
  }
  return (
    <span className="table-picture" role="img" aria-label={text} data-tip={text}>
      <Drawing />
    </span>
  );
}
