/** What a tree shows, and how it gets it. */
import type { Pages } from '../../base/resource/paged-resource.ts';
import type { PagedState } from '../../base/resource/resource-state.ts';

export interface TreeNode {
  /** Of its own in the whole tree, and not empty. */
  id: string;
  label: string;
  /** Nothing can be below it: it cannot be expanded. */
  isLeaf?: boolean;
}

export interface TreeQuery {
  /** `undefined` asks for the roots. */
  parent: TreeNode | undefined;
  /** From 0. */
  page: number;
  pageSize: number;
  signal: AbortSignal;
}

export interface TreePage {
  nodes: readonly TreeNode[];
  hasMore: boolean;
  /** Of all pages, where known. */
  total?: number | undefined;
}

/** Asked when a branch is first opened, and for each further page of it. */
export type LoadTreePage = (query: TreeQuery) => Promise<TreePage>;

/** The nodes below one node, or the roots. What was there stays while more comes, and when that fails. */
export interface TreeBranch {
  parent: TreeNode | undefined;
  state: PagedState<Pages<TreeNode>>;
  nodes: readonly TreeNode[];
  hasMore: boolean;
  total: number | undefined;
}

/** Under which the roots are kept. */
export const rootId = '';
