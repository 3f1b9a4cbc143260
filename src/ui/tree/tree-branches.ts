/** The branches of a tree as they come: page by page, the newest question of a branch outranking the older ones. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createPagedResource, type PagedResource } from '../../base/resource/paged-resource.ts';
import { isBusy, valueIn } from '../../base/resource/resource-state.ts';
import { type LoadTreePage, rootId, type TreeBranch, type TreeNode } from './tree-types.ts';

export interface TreeBranchesOptions {
  load: LoadTreePage;
  /** Nodes that are asked for at once. */
  pageSize: number;
  onFailure(error: unknown): void;
  /** A page has come. `first` is the first node that is new. */
  onLoaded(branch: string, first: TreeNode | undefined): void;
}

interface Shape {
  readonly all: ReadonlySignal<ReadonlyMap<string, TreeBranch>>;
  /** Loads the first page, unless the branch is there or on its way. Resolves when the branch is at rest. */
  ensure(parent: TreeNode | undefined): Promise<void>;
  /** The next page, or the one that failed. */
  more(branch: string): Promise<void>;
  /** From its first page; what is there stays until that has come. One that was never opened comes when it is. */
  reload(branch: string): Promise<void>;
}
export type TreeBranches = Model<Shape>;

export function createTreeBranches(options: TreeBranchesOptions): TreeBranches {
  return new (createModel<Shape>(() => treeBranches(options)))();
}

type Branch = PagedResource<TreeNode | undefined, TreeNode> & { parent: TreeNode | undefined };

function treeBranches({ load, pageSize, onFailure, onLoaded }: TreeBranchesOptions): Shape {
  const branches = signal<ReadonlyMap<string, Branch>>(new Map());

  effect(() => () => {
    for (const branch of branches.peek().values()) branch[Symbol.dispose]();
  });

  function open(parent: TreeNode | undefined): Branch {
    const id = parent?.id ?? rootId;
    const nodes = createPagedResource<TreeNode | undefined, TreeNode>({
      async read(of, page, signal) {
        const { nodes: items, ...rest } = await load({ parent: of, page, pageSize, signal });
        return { items, ...rest };
      },
      idOf: (node) => node.id,
      onPage: ([first]) => onLoaded(id, first),
      onFailure,
    });
    const branch = { ...nodes, parent };
    branches.value = new Map(branches.peek()).set(id, branch);
    branch.ask(parent);
    return branch;
  }

  return {
    all: computed(() => new Map([...branches.value].map(([id, branch]) => [id, shown(branch)]))),

    ensure(parent) {
      const branch = branches.peek().get(parent?.id ?? rootId) ?? open(parent);
      branch.retry();
      return branch.settled();
    },

    async more(id) {
      const branch = branches.peek().get(id);
      if (!branch || isBusy(branch.state.peek())) return;
      branch.retry();
      branch.loadMore();
      await branch.settled();
    },

    async reload(id) {
      const branch = branches.peek().get(id);
      branch?.refresh();
      await branch?.settled();
    },
  };
}

function shown({ parent, state }: Branch): TreeBranch {
  const { items = [], hasMore = false, total } = valueIn(state.value) ?? {};
  return { parent, state: state.value, nodes: items, hasMore, total };
}
