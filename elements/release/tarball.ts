/** What npm would publish, and what of the repository stays here. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface Tarball {
  readonly path: string;
  readonly bytes: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

export function pack(root: string, folder: string): Tarball {
  const said = execFileSync(npm, ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // A list of packages, or since npm 12 an object with one by each name.
  const [packed] = Object.values(JSON.parse(said)) as { filename: string; size: number; files: Tarball['files'] }[];
  if (!packed) throw new Error('npm packed nothing');
  return { path: join(folder, packed.filename), bytes: packed.size, files: packed.files };
}

/** By folder, the largest first: `dist/elements  412 files  1.2 MB`. */
export function contentsOf({ files }: Pick<Tarball, 'files'>): string[] {
  const groups = new Map<string, { count: number; bytes: number }>();
  for (const { path, size } of files) {
    const group = groupOf(path);
    const { count, bytes } = groups.get(group) ?? { count: 0, bytes: 0 };
    groups.set(group, { count: count + 1, bytes: bytes + size });
  }
  return [...groups]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .map(([group, { count, bytes }]) => `${group.padEnd(36)} ${String(count).padStart(5)} files ${megabytes(bytes)}`);
}

/** Files of the repository or of `dist` that aren't in it, by their folders. */
export function leftOutOf(tarball: Pick<Tarball, 'files'>, all: readonly string[]): string[] {
  const published = new Set(tarball.files.map(({ path }) => path));
  const folders = new Map<string, number>();
  for (const path of all.filter((one) => !published.has(one)))
    folders.set(groupOf(path), (folders.get(groupOf(path)) ?? 0) + 1);
  return [...folders].sort().map(([group, count]) => `${group.padEnd(36)} ${String(count).padStart(5)} files`);
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2).padStart(8)} MB`;

/** `dist/elements` for what is in it; the first folder of all else, or the file itself. */
function groupOf(path: string): string {
  const parts = path.split('/');
  const depth = parts[0] === 'dist' ? 2 : 1;
  return parts.slice(0, Math.min(depth, Math.max(parts.length - 1, 1))).join('/');
}
