/** A tree as the lines that are drawn: what is open, depth first, and after each branch what is still to be said of it. */
import { failureIn, hasFailed } from '../../base/resource/resource-state.ts';
import { rootId, type TreeBranch, type TreeNode } from './tree-types.ts';

interface RowPlace {
  /** Of its own among the rows, and the same as long as it is the same thing. */
  key: string;
  /** Of the branch that it is in. */
  parent: string;
  /** From 0. */
  level: number;
}

export interface TreeNodeRow extends RowPlace {
  kind: 'node';
  node: TreeNode;
  /** From 1. */
  position: number;
  /** -1 where nobody knows. */
  setSize: number;
  /** `undefined` for what cannot be expanded. */
  isExpanded: boolean | undefined;
}

/** The last row of a branch: that it is loading, failed or empty, or that there is more of it. */
export interface TreeNoteRow extends RowPlace {
  kind: 'loading' | 'failed' | 'empty' | 'more';
  error?: unknown;
}

export type TreeRow = TreeNodeRow | TreeNoteRow;

export const nodeKey = (id: string) => `node ${id}`;
export const noteKey = (branch: string) => `note ${branch}`;

export function treeRows(branches: ReadonlyMap<string, TreeBranch>, expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  add(rootId, 0);
  return rows;

  function add(parent: string, level: number): void {
    const branch = branches.get(parent);
    if (!branch) return;
    branch.nodes.forEach((node, index) => {
      const isExpanded = node.isLeaf ? undefined : expanded.has(node.id);
      const setSize = setSizeOf(branch);
      rows.push({ kind: 'node', key: nodeKey(node.id), parent, level, node, position: index + 1, setSize, isExpanded });
      if (isExpanded) add(node.id, level + 1);
    });
    // Without any of its own, the roots' state is the whole tree's, and its owner's to show.
    if (parent === rootId && branch.nodes.length === 0) return;
    const kind = noteOf(branch);
    if (kind) rows.push({ kind, key: noteKey(parent), parent, level, error: failureIn(branch.state)?.error });
  }
}

function noteOf({ state, nodes, hasMore }: TreeBranch): TreeNoteRow['kind'] | undefined {
  if (hasFailed(state)) return 'failed';
  if (state.status !== 'ready') return 'loading';
  if (hasMore) return 'more';
  return nodes.length === 0 ? 'empty' : undefined;
}

function setSizeOf({ state, nodes, hasMore, total }: TreeBranch): number {
  return total ?? (state.status === 'ready' && !hasMore ? nodes.length : -1);
}
