/**
 * Folders of snapshots that were not read yet, each at the cost of one blob: the program's own list of a folder reads what
 * is in all folders beside it, which takes ten seconds of work with a million files.
 */

import { remember } from '../../../../common/remember.ts';
import { nameFrom } from '../../../device/raw-name.ts';
import { listedNodes, unquoted } from './listed-nodes.ts';
import { kinds, nodeOf, type ResticLine, type TreeNode } from './restic-nodes.ts';
import type { ResticProgram } from './restic-program.ts';

/** Where a snapshot is, and its top. */
interface SnapshotTree {
  resticId: string;
  tree: string;
}

type StoredNode = Omit<ResticLine, 'path'> & { subtree?: string };
type ListedNode = TreeNode & { subtree: string | undefined };

const rememberedFolders = 64;

export class LiveFolders {
  readonly #program: ResticProgram;
  /** By their trees, which never change. */
  readonly #known = new Map<string, Promise<StoredNode[]>>();

  constructor(program: ResticProgram) {
    this.#program = program;
  }

  /** What is in a folder; without the folder itself. */
  async list({ tree }: SnapshotTree, path: string): Promise<TreeNode[]> {
    let folder = '';
    let id: string | undefined = tree;
    for (const name of path.split('/').filter(Boolean)) {
      if (id === undefined) return [];
      const nodes: ListedNode[] = await this.#nodes(id, folder);
      id = nodes.find((node) => node.name === name && node.kind === kinds.folder)?.subtree;
      folder = `${folder}/${name}`;
    }
    return id === undefined ? [] : this.#nodes(id, folder);
  }

  /** Those of the paths that are there. */
  async find(snapshot: SnapshotTree, paths: readonly string[]): Promise<TreeNode[]> {
    const found: TreeNode[] = [];
    for (const path of paths) {
      const nodes = await this.list(snapshot, path.slice(0, Math.max(0, path.lastIndexOf('/'))));
      found.push(...nodes.filter((node) => node.path === path));
    }
    return found;
  }

  /** All below a folder, parents before children. */
  async *below({ resticId }: SnapshotTree, path: string, signal?: AbortSignal): AsyncGenerator<TreeNode> {
    const args = ['ls', '--recursive', '--', resticId, path || '/'];
    for await (const nodes of listedNodes(this.#program, args, signal))
      for (const node of nodes) if (node.path.startsWith(`${path}/`)) yield node;
  }

  async #nodes(tree: string, folder: string): Promise<ListedNode[]> {
    const stored = await this.#read(tree);
    return stored.flatMap((line) => {
      const name = nameFrom(unquoted(`"${Buffer.from(line.name).toString('latin1')}"`));
      const node = nodeOf({ ...line, struct_type: 'node', name, path: `${folder}/${name}` });
      return node ? [{ ...node, subtree: line.subtree }] : [];
    });
  }

  #read(tree: string): Promise<StoredNode[]> {
    const known = this.#known.get(tree);
    if (known) return known;
    const reading = this.#ask(tree);
    reading.catch(() => this.#known.delete(tree));
    return remember(this.#known, tree, reading, rememberedFolders);
  }

  /** Without a lock, which takes longer than the look itself; where something was removed at this very moment, with one. */
  async #ask(tree: string): Promise<StoredNode[]> {
    const args = ['cat', 'blob', tree];
    const read = (more: readonly string[]) => this.#program.json<{ nodes: StoredNode[] | null }>([...more, ...args]);
    const { nodes } = await read(['--no-lock']).catch(() => read([]));
    return nodes ?? [];
  }
}
