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
  /** With its bytes, where they are no text: `raw-name.ts`. */
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

export function isNode(line: ResticLine): boolean {
  return (line.struct_type ?? line.message_type) === 'node';
}

/** Undefined for what is no node. `path` is the true one, where the line has none for it. */
export function nodeOf(line: ResticLine, path = line.path): TreeNode | undefined {
  const { name: told } = line;
  if (!isNode(line) || told === '' || !line.path.endsWith(`/${told}`)) return undefined;
  const kind = kindOf(line.type);
  const bit = kind === kinds.folder ? folderBit : fileBit;
  const facts = {
    size: kind === kinds.file ? (line.size ?? 0) : 0,
    modified: microseconds(line.mtime),
    mode: bit | ((line.mode ?? 0) & 0o777),
  };
  if (!leadsElsewhere(told)) return { name: path.slice(path.lastIndexOf('/') + 1), kind, path, ...facts };
  // Nothing good is called so. It is shown, as something that is neither opened nor written.
  const name = told.replace(
    /[./\0]/g,
    (letter) => `\\x${(letter.charCodeAt(0) + 0x100).toString(16).slice(1).toUpperCase()}`,
  );
  return { name, kind: kinds.special, path: path.slice(0, -told.length) + name, ...facts, size: 0 };
}

function leadsElsewhere(name: string): boolean {
  return name === '.' || name === '..' || name.includes('/') || name.includes('\0');
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
