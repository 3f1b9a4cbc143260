/** The branches of a tree as they come: page by page, the newest question of a branch outranking the older ones. */
import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { emptyBranch, type LoadTreePage, rootId, type TreeBranch, type TreeNode } from './tree-types.ts';

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

function treeBranches({ load, pageSize, onFailure, onLoaded }: TreeBranchesOptions): Shape {
  const all = signal<ReadonlyMap<string, TreeBranch>>(new Map());
  const questions = new Map<string, { controller: AbortController; done: Promise<void> }>();

  effect(() => () => {
    for (const { controller } of questions.values()) controller.abort();
  });

  const set = (id: string, branch: TreeBranch) => {
    all.value = new Map(all.peek()).set(id, branch);
  };

  function ask(parent: TreeNode | undefined, isAnew: boolean): Promise<void> {
    const id = parent?.id ?? rootId;
    questions.get(id)?.controller.abort();
    const controller = new AbortController();
    const before = all.peek().get(id) ?? { ...emptyBranch, parent };
    set(id, { ...before, status: 'loading' });
    const done = answer(parent, before, isAnew ? 0 : before.nextPage, controller);
    questions.set(id, { controller, done });
    return done;
  }

  async function answer(
    parent: TreeNode | undefined,
    before: TreeBranch,
    page: number,
    { signal: given }: AbortController,
  ): Promise<void> {
    const id = parent?.id ?? rootId;
    try {
      const { nodes, hasMore, total } = await load({ parent, page, pageSize, signal: given });
      if (given.aborted) return;
      questions.delete(id);
      const kept = page === 0 ? [] : before.nodes;
      // A folder that changes between two pages moves its nodes from one to the other.
      const known = new Set(kept.map((node) => node.id));
      const fresh = nodes.filter((node) => !known.has(node.id));
      set(id, { parent, nodes: [...kept, ...fresh], status: 'ready', nextPage: page + 1, hasMore, total });
      onLoaded(id, fresh[0]);
    } catch (error) {
      if (given.aborted) return;
      questions.delete(id);
      set(id, { ...before, status: 'failed', error });
      onFailure(error);
    }
  }

  return {
    all,

    ensure(parent) {
      const id = parent?.id ?? rootId;
      const running = questions.get(id)?.done;
      if (running) return running;
      return all.peek().get(id)?.status === 'ready' ? Promise.resolve() : ask(parent, false);
    },

    more(id) {
      const branch = all.peek().get(id);
      if (!branch || branch.status === 'loading') return Promise.resolve();
      return branch.hasMore || branch.status === 'failed' ? ask(branch.parent, false) : Promise.resolve();
    },

    reload(id) {
      const branch = all.peek().get(id);
      return branch ? ask(branch.parent, true) : Promise.resolve();
    },
  };
}
