import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import type { TableSize } from '../model/command-names.ts';
import { schema } from '../schema/schema.ts';
import { editorLimits } from '../values/editor-limits.ts';

const { table, table_row, table_cell, paragraph } = schema.nodes;

/**
 * Puts an empty table behind the block with the caret, in the place of that block where it is an empty paragraph, and
 * goes into its first cell. Not in code, and not in another table. Throws a `RangeError` for a size outside spec 003 §5.
 */
export function insertTable({ rows, columns }: TableSize): Command {
  const { rows: rowLimits, columns: columnLimits } = editorLimits.table;
  check(rows, rowLimits, 'rows');
  check(columns, columnLimits, 'columns');
  return (state, dispatch) => {
    const $at = state.selection.$to;
    const depth = blockDepth($at);
    if (depth === undefined) return false;
    const block = $at.node(depth);
    const container = $at.node(depth - 1);
    const isReplaced = block.type === paragraph && block.content.size === 0;
    const index = $at.index(depth - 1) + (isReplaced ? 0 : 1);
    // At a document's end there has to be a line to write on.
    const isLast = index + (isReplaced ? 1 : 0) === container.childCount;
    const added = isLast ? [emptyTable(rows, columns), paragraph.create()] : [emptyTable(rows, columns)];
    const replacedTo = isReplaced ? index + 1 : index;
    if (!container.canReplace(index, replacedTo, Fragment.from(added))) return false;
    if (dispatch) {
      const from = isReplaced ? $at.before(depth) : $at.after(depth);
      const tr = state.tr.replaceWith(from, isReplaced ? $at.after(depth) : from, added);
      // Table, row, cell, paragraph.
      dispatch(tr.setSelection(TextSelection.create(tr.doc, from + 4)).scrollIntoView());
    }
    return true;
  };
}

/** Depth of the block with the caret; `undefined` where no table may stand behind it. */
function blockDepth($at: ResolvedPos): number | undefined {
  let depth = $at.depth;
  while (depth > 0 && !$at.node(depth).isBlock) depth -= 1;
  if (depth === 0 || $at.node(depth).type.spec.code) return undefined;
  for (let above = depth; above > 0; above -= 1) {
    if ($at.node(above).type.spec.tableRole !== undefined) return undefined;
  }
  return depth;
}

function emptyTable(rows: number, columns: number): Node {
  const colwidth = [editorLimits.table.cellWidth];
  const cells = Array.from({ length: columns }, () => table_cell.createAndFill({ colwidth }) as Node);
  return table.create(
    null,
    Array.from({ length: rows }, () => table_row.create(null, cells)),
  );
}

function check(count: number, { minimum, maximum }: { minimum: number; maximum: number }, name: string) {
  if (Number.isInteger(count) && count >= minimum && count <= maximum) return;
  throw new RangeError(`A table must have ${minimum} to ${maximum} ${name}, not ${count}.`);
}
