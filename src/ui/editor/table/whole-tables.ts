/** Documents of others may hold tables with gaps, where selections of cells and their commands would lose their way. */
import { Fragment, type Node } from 'prosemirror-model';
import { readGrid, writeGrid } from './grid.ts';

/** The document with an empty cell wherever a table has none; the very same node where no table has gaps. */
export function withWholeTables(node: Node): Node {
  if (node.isTextblock || node.isLeaf) return node;
  let isSame = true;
  const children: Node[] = [];
  node.forEach((child) => {
    const whole = withWholeTables(child);
    isSame &&= whole === child;
    children.push(whole);
  });
  const own = isSame ? node : node.copy(Fragment.from(children));
  if (own.type.spec.tableRole !== 'table') return own;
  if (isPlain(own)) return own;
  const grid = readGrid(own);
  return grid.slots.some(({ origin }) => origin === undefined) ? writeGrid(own, grid) : own;
}

/** As most tables are: rows of as many cells, each in its place. */
function isPlain({ children, firstChild }: Node): boolean {
  const width = firstChild?.childCount ?? 0;
  return (
    width > 0 &&
    children.every(
      (row) =>
        row.childCount === width && row.children.every(({ attrs }) => attrs.colspan === 1 && attrs.rowspan === 1),
    )
  );
}
