/** What restic prints of snapshots and of what is in them. */

export interface ResticSnapshot {
  id: string;
  time: string;
  tree: string;
  paths: string[];
  hostname: string;
  tags?: string[] | null;
  /** Since 0.17. */
  summary?: { backup_end?: string; total_bytes_processed?: number; total_files_processed?: number };
}

/** A line of `ls --json`; others are about the snapshot. */
export interface ResticLine {
  struct_type?: string;
  message_type?: string;
  name: string;
  type: string;
  path: string;
  size?: number;
  /** As Go writes it: the lowest nine bits are the permissions. */
  mode?: number;
  mtime: string;
}

/** In the order in which they are listed. */
export const kinds = { folder: 0, file: 1, link: 2, special: 3 } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

export interface TreeNode {
  name: string;
  kind: Kind;
  /** In the tree, with `/`. */
  path: string;
  size: number;
  /** Microseconds since 1970. */
  modified: number;
  mode: number;
}

const folderBit = 0o040000;
const fileBit = 0o100000;

/** Undefined for what is no node, and for a name that leads elsewhere: nothing good is called so. */
export function nodeOf(line: ResticLine): TreeNode | undefined {
  if ((line.struct_type ?? line.message_type) !== 'node') return undefined;
  const { name, path } = line;
  if (name === '' || name === '.' || name === '..' || name.includes('/') || name.includes('\0')) return undefined;
  if (!path.endsWith(`/${name}`)) return undefined;
  const kind = kindOf(line.type);
  const bit = kind === kinds.folder ? folderBit : fileBit;
  return {
    name,
    kind,
    path,
    size: kind === kinds.file ? (line.size ?? 0) : 0,
    modified: microseconds(line.mtime),
    mode: bit | ((line.mode ?? 0) & 0o777),
  };
}

/** Of the folder that a node is in; empty for the top. */
export function parentPath({ path, name }: TreeNode): string {
  return path.slice(0, -name.length - 1);
}

function kindOf(type: string): Kind {
  if (type === 'dir') return kinds.folder;
  if (type === 'file') return kinds.file;
  return type === 'symlink' ? kinds.link : kinds.special;
}

/** Finer than `Date`, since what changed is told by it. */
function microseconds(time: string): number {
  const seconds = Date.parse(time.replace(/\.\d+/, ''));
  const fraction = /\.(\d{1,6})/.exec(time)?.[1] ?? '';
  return Number.isNaN(seconds) ? 0 : seconds * 1_000 + Number(fraction.padEnd(6, '0'));
}
