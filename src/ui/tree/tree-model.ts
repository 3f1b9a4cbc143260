/** What is open in a tree, where the keyboard is, and what is chosen. No DOM: the view draws `rows` and marks `active`. */
import { batch, computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { indexed } from '../../base/indexed.ts';
import type { Pages } from '../../base/resource/paged-resource.ts';
import { hasFailed, type PagedState } from '../../base/resource/resource-state.ts';
import { emptyTypeAhead, findTyped, isTypingAhead, typed } from '../type-ahead.ts';
import { createTreeBranches, type TreeBranchesOptions } from './tree-branches.ts';
import type { TreeCommand } from './tree-keyboard.ts';
import { nodeKey, noteKey, type TreeRow, treeRows } from './tree-rows.ts';
import { rootId, type TreeNode } from './tree-types.ts';

export interface TreeOptions extends Pick<TreeBranchesOptions, 'load' | 'pageSize' | 'onFailure'> {
  /** BCP 47, for type-ahead. */
  locale(): string;
}

/** Something that is to be said, because it came while somebody looked elsewhere. */
export type TreeNews = { is: 'loaded'; count: number; hasMore: boolean } | { is: 'empty' } | { is: 'failed' };

interface Shape {
  readonly rows: ReadonlySignal<readonly TreeRow[]>;
  /** Of the roots, which is the whole tree's while it has no rows. */
  readonly state: ReadonlySignal<PagedState<Pages<TreeNode>>>;
  /** Index of the row that the keyboard is at. */
  readonly active: ReadonlySignal<number>;
  readonly selected: ReadonlySignal<TreeNode | undefined>;
  /** Rises when the active row is to be brought into view. */
  readonly reveals: ReadonlySignal<number>;
  readonly news: ReadonlySignal<TreeNews | undefined>;
  isTyping(): boolean;
  /** @param rowsPerScreen How far a page is. */
  run(command: TreeCommand, rowsPerScreen: number): void;
  /** A press on a row: chooses a node, loads more, tries again. */
  press(index: number): void;
  /** Opens or closes a node. */
  toggle(index: number): void;
  retry(): void;
  /** A branch from its first page. */
  reload(branch: string): Promise<void>;
  /**
   * Opens nodes one within the other, page by page where they are many, and chooses the last that was found. A step that
   * is not in a branch is looked for as the next. Ends without a word when somebody goes elsewhere meanwhile.
   */
  openTo(steps: readonly ((node: TreeNode) => boolean)[]): Promise<TreeNode | undefined>;
}
export type TreeModel = Model<Shape>;

const unasked = { status: 'idle' } as const;

/** Pages of a branch that are looked through for a step. */
const mostPages = 20;

export function createTreeModel(options: TreeOptions): TreeModel {
  return new (createModel<Shape>(() => treeModel(options)))();
}

function treeModel(options: TreeOptions): Shape {
  const news = signal<TreeNews | undefined>(undefined);
  const branches = createTreeBranches({ ...options, onFailure: failed, onLoaded: loaded });
  const expanded = signal<ReadonlySet<string>>(new Set());
  const activeKey = signal<string | undefined>(undefined);
  const chosen = signal<{ node: TreeNode; branch: string } | undefined>(undefined);
  const reveals = signal(0);
  let typeAhead = emptyTypeAhead;
  let way: object | undefined;

  const rows = computed(() => treeRows(branches.all.value, expanded.value));
  const state = computed(() => branches.all.value.get(rootId)?.state ?? unasked);
  const indexes = computed(() => new Map(rows.value.map(({ key }, index) => [key, index])));
  const active = computed(() => indexes.value.get(activeKey.value ?? '') ?? 0);

  effect(() => () => branches[Symbol.dispose]());
  void branches.ensure(undefined);

  function failed(error: unknown): void {
    news.value = { is: 'failed' };
    options.onFailure(error);
  }

  function loaded(id: string, first: TreeNode | undefined): void {
    const branch = branches.all.peek().get(id);
    const count = branch?.nodes.length ?? 0;
    news.value = count === 0 ? { is: 'empty' } : { is: 'loaded', count, hasMore: branch?.hasMore ?? false };
    // Who waited at the end of the branch goes on with what came.
    if (first && activeKey.peek() === noteKey(id)) goTo(nodeKey(first.id));
    if (!branch || branch.hasMore) return;
    const held = chosen.peek();
    if (held?.branch === id && !branch.nodes.some((node) => node.id === held.node.id)) chosen.value = undefined;
    const [lone] = branch.nodes;
    if (id === rootId && count === 1 && lone && activeKey.peek() === undefined) void expand(lone);
  }

  function goTo(key: string | undefined): void {
    if (key === undefined) return;
    batch(() => {
      activeKey.value = key;
      reveals.value += 1;
    });
  }

  function moveTo(index: number): void {
    const last = rows.peek().length - 1;
    goTo(rows.peek()[Math.min(Math.max(index, 0), last)]?.key);
  }

  function expand(node: TreeNode): Promise<void> {
    if (node.isLeaf) return Promise.resolve();
    expanded.value = new Set(expanded.peek()).add(node.id);
    return branches.ensure(node);
  }

  function collapse(node: TreeNode): void {
    const open = new Set(expanded.peek());
    open.delete(node.id);
    const { key } = rows.peek()[active.peek()] ?? {};
    expanded.value = open;
    if (key !== undefined && !indexes.peek().has(key)) activeKey.value = nodeKey(node.id);
  }

  function activate(row: TreeRow): void {
    if (row.kind === 'node') chosen.value = { node: row.node, branch: row.parent };
    else if (row.kind === 'more' || row.kind === 'failed') void branches.more(row.parent);
  }

  function retry(): void {
    if (hasFailed(state.peek())) void branches.more(rootId);
  }

  function type(text: string): void {
    typeAhead = typed(typeAhead, text, performance.now());
    const collator = new Intl.Collator(options.locale(), { sensitivity: 'base', usage: 'search' });
    const labelOf = (index: number) => {
      const row = rows.peek()[index];
      // A Mac writes accents as characters of their own; keyboards do not.
      return row?.kind === 'node' ? row.node.label.normalize('NFC') : undefined;
    };
    const found = findTyped(
      typeAhead,
      active.peek(),
      rows.peek().length,
      labelOf,
      (label, start) => collator.compare(label.slice(0, start.length), start) === 0,
    );
    if (found !== undefined) moveTo(found);
  }

  async function openTo(steps: readonly ((node: TreeNode) => boolean)[]): Promise<TreeNode | undefined> {
    const mine = {};
    way = mine;
    let at: TreeNode | undefined;
    let parent = rootId;
    let step = 0;
    while (step < steps.length) {
      parent = at?.id ?? rootId;
      await (at ? expand(at) : branches.ensure(undefined));
      const found = await find(parent, steps.slice(step), () => way === mine);
      if (way !== mine) return undefined;
      if (!found) break;
      at = found.node;
      step += found.step + 1;
      chosen.value = { node: at, branch: parent };
      goTo(nodeKey(at.id));
    }
    way = undefined;
    return at;
  }

  async function find(
    parent: string,
    steps: readonly ((node: TreeNode) => boolean)[],
    isWanted: () => boolean,
  ): Promise<{ node: TreeNode; step: number } | undefined> {
    for (let page = 0; page < mostPages && isWanted(); page += 1) {
      const branch = branches.all.peek().get(parent);
      for (const [step, matches] of indexed(steps)) {
        const node = branch?.nodes.find(matches);
        if (node) return { node, step };
      }
      if (!branch?.hasMore || hasFailed(branch.state)) return undefined;
      await branches.more(parent);
    }
    return undefined;
  }

  return {
    rows,
    state,
    active,
    selected: computed(() => chosen.value?.node),
    reveals,
    news,
    isTyping: () => isTypingAhead(typeAhead, performance.now()),

    run(command, rowsPerScreen) {
      way = undefined;
      // Who goes elsewhere by another key begins another word.
      if (command.do !== 'type') typeAhead = emptyTypeAhead;
      const index = active.peek();
      const row = rows.peek()[index];
      switch (command.do) {
        case 'move':
          return moveTo(index + command.by);
        case 'move-page':
          return moveTo(index + command.by * rowsPerScreen);
        case 'move-edge':
          return moveTo(command.to === 'first' ? 0 : rows.peek().length - 1);
        case 'inwards':
          if (row?.kind !== 'node' || row.isExpanded === undefined) return;
          if (row.isExpanded) moveTo(index + 1);
          else void expand(row.node);
          return;
        case 'outwards':
          if (row?.kind === 'node' && row.isExpanded) collapse(row.node);
          else if (row && row.parent !== rootId) goTo(nodeKey(row.parent));
          return;
        case 'activate':
          return row ? activate(row) : retry();
        case 'type':
          return type(command.text);
      }
    },

    press(index) {
      way = undefined;
      const row = rows.peek()[index];
      if (!row) return;
      activeKey.value = row.key;
      activate(row);
    },

    toggle(index) {
      way = undefined;
      const row = rows.peek()[index];
      if (row?.kind !== 'node' || row.isExpanded === undefined) return;
      activeKey.value = row.key;
      if (row.isExpanded) collapse(row.node);
      else void expand(row.node);
    },

    retry,
    reload: (branch) => branches.reload(branch),
    openTo,
  };
}
