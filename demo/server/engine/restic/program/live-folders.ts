/** Folders of snapshots that were not read yet, asked of the program one at a time. */
import { listedNodes } from './listed-nodes.ts';
import { kinds, parentPath, type TreeNode } from './restic-nodes.ts';
import type { ResticProgram } from './restic-program.ts';

const rememberedFolders = 16;

export class LiveFolders {
  readonly #program: ResticProgram;
  readonly #known = new Map<string, Promise<TreeNode[]>>();

  constructor(program: ResticProgram) {
    this.#program = program;
  }

  /** What is in a folder; without the folder itself. */
  list(resticId: string, path: string): Promise<TreeNode[]> {
    const key = `${resticId} ${path}`;
    const known = this.#known.get(key);
    if (known) return known;
    const listing = this.nodes(resticId, [path]).then((nodes) => nodes.filter((node) => parentPath(node) === path));
    listing.catch(() => this.#known.delete(key));
    this.#remember(key, listing);
    return listing;
  }

  #remember(key: string, listing: Promise<TreeNode[]>): void {
    this.#known.set(key, listing);
    const oldest = this.#known.size > rememberedFolders ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** The same as `nodes`; what is in the folders among them need not be asked for again. */
  async lookInto(resticId: string, paths: readonly string[]): Promise<TreeNode[]> {
    const found = await this.nodes(resticId, paths);
    const folders = found.filter(({ kind, path }) => kind === kinds.folder && paths.includes(path));
    for (const { path } of folders) {
      const inside = found.filter((node) => parentPath(node) === path);
      this.#remember(`${resticId} ${path}`, Promise.resolve(inside));
    }
    return found;
  }

  /**
   * The named files and folders themselves, and what is directly in them. Without a lock, which takes longer than the look
   * itself; where something was removed at this very moment, it is looked again with one.
   */
  async nodes(resticId: string, paths: readonly string[]): Promise<TreeNode[]> {
    const args = ['ls', '--', resticId, ...paths.map((path) => path || '/')];
    try {
      return await this.#read(['--no-lock', ...args]);
    } catch {
      return this.#read(args);
    }
  }

  async #read(args: readonly string[]): Promise<TreeNode[]> {
    const found: TreeNode[] = [];
    for await (const nodes of listedNodes(this.#program, args)) for (const node of nodes) found.push(node);
    return found;
  }

  /** All below a folder, parents before children. */
  async *below(resticId: string, path: string, signal?: AbortSignal): AsyncGenerator<TreeNode> {
    const args = ['ls', '--recursive', '--', resticId, path || '/'];
    for await (const nodes of listedNodes(this.#program, args, signal))
      for (const node of nodes) if (node.path.startsWith(`${path}/`)) yield node;
  }
}
