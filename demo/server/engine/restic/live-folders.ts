/** Folders of snapshots that were not read yet, asked of the program one at a time. */
import { kinds, nodeOf, parentPath, type ResticLine, type TreeNode } from './restic-nodes.ts';
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

  /** The named files and folders themselves, and what is directly in them. */
  async nodes(resticId: string, paths: readonly string[]): Promise<TreeNode[]> {
    const found: TreeNode[] = [];
    for await (const lines of this.#program.lines<ResticLine>([
      'ls',
      '--',
      resticId,
      ...paths.map((path) => path || '/'),
    ]))
      for (const line of lines) {
        const node = nodeOf(line);
        if (node) found.push(node);
      }
    return found;
  }

  /** All below a folder, parents before children. */
  async *below(resticId: string, path: string, signal?: AbortSignal): AsyncGenerator<TreeNode> {
    const args = ['ls', '--recursive', '--', resticId, path || '/'];
    for await (const lines of this.#program.lines<ResticLine>(args, signal))
      for (const line of lines) {
        const node = nodeOf(line);
        if (node?.path.startsWith(`${path}/`) && (node.kind === kinds.folder || node.kind === kinds.file)) yield node;
      }
  }
}
