/** Looks up in the index what the snapshots of a repository's plans are, and which of them were read. */
import type { Client, InValue, Row } from '@libsql/client';
import { nameFrom } from '../../../device/raw-name.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Kind } from '../program/restic-nodes.ts';

export interface Tree {
  plan: number;
  host: string;
  paths: string[];
  tags: string[];
  /** The entry of its top. */
  root: number;
  /** Where the plan's folders are in the tree, once it is known. */
  places: Place[] | undefined;
}

/** A folder that a plan protects: on its device, and in the snapshot, where it is relative to where the backup was made. */
export interface Place {
  devicePath: string;
  treePath: string;
}

export interface Snapshot {
  id: number;
  resticId: string;
  plan: number;
  /** Counts those of a plan in the order of their time. */
  number: number;
  tree: string;
  created: number;
  completed: number | null;
  bytes: number | null;
  isRead: boolean;
}

export interface Entry {
  id: number;
  parent: number;
  kind: Kind;
  /** As it is shown. */
  name: string;
  /** With its bytes, where they are no text. */
  trueName: string;
}

export interface Version {
  id: number;
  entry: number;
  first: number;
  last: number;
  size: number;
  /** Microseconds since 1970. */
  modified: number;
  mode: number;
}

const rememberedPaths = 20_000;

export class SnapshotIndex {
  readonly client: Client;
  readonly #ways = new Map<number, string>();

  constructor(client: Client) {
    this.client = client;
  }

  async rows(sql: string, ...args: InValue[]): Promise<Row[]> {
    return (await this.client.execute({ sql, args })).rows;
  }

  async tree(plan: number): Promise<Tree> {
    const [row] = await this.rows('SELECT * FROM tree WHERE plan = ?', plan);
    if (!row) throw notFound('The plan');
    return {
      plan,
      host: String(row.host),
      paths: JSON.parse(String(row.paths)) as string[],
      tags: JSON.parse(String(row.tags)) as string[],
      root: Number(row.root),
      places: row.places === null ? undefined : (JSON.parse(String(row.places)) as Place[]),
    };
  }

  async setPlaces(plan: number, places: readonly Place[]): Promise<void> {
    await this.rows('UPDATE tree SET places = ? WHERE plan = ?', JSON.stringify(places), plan);
  }

  /** Those with the latest snapshots first. */
  async latestPlans(count: number): Promise<number[]> {
    const rows = await this.rows(
      `SELECT plan FROM snapshot WHERE is_gone = 0 AND forget_at IS NULL
        GROUP BY plan ORDER BY MAX(created) DESC LIMIT ?`,
      count,
    );
    return rows.map((row) => Number(row.plan));
  }

  /** Those that are still in the repository, newest first. */
  async snapshots(plan: number): Promise<Snapshot[]> {
    const rows = await this.rows(
      'SELECT * FROM snapshot WHERE plan = ? AND is_gone = 0 AND forget_at IS NULL ORDER BY number DESC',
      plan,
    );
    return rows.map(snapshotOf);
  }

  async newest(plan: number): Promise<Snapshot> {
    const [found] = await this.snapshots(plan);
    if (!found) throw notFound('The backup job');
    return found;
  }

  async snapshot(plan: number, id: string): Promise<Snapshot> {
    const found = /^\d{1,15}$/.test(id)
      ? (await this.snapshots(plan)).find((each) => each.id === Number(id))
      : undefined;
    if (!found) throw notFound('The backup job');
    return found;
  }

  /** Of the plan, not its top. */
  async entry(plan: number, id: string): Promise<Entry | undefined> {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const [row] = await this.rows(
      'SELECT id, parent, kind, name, raw FROM entry WHERE id = ? AND plan = ? AND parent <> 0',
      Number(id),
      plan,
    );
    return row && entryOf(row);
  }

  async entryAt(tree: Tree, path: string): Promise<Entry | undefined> {
    let found: Entry | undefined;
    for (const name of path.split('/').filter(Boolean)) {
      const [row] = await this.rows(
        'SELECT id, parent, kind, name, raw FROM entry WHERE parent = ? AND name = ? ORDER BY kind LIMIT 1',
        found?.id ?? tree.root,
        name,
      );
      if (!row) return undefined;
      found = entryOf(row);
    }
    return found;
  }

  /** The state that an entry had. */
  async versionAt(entry: number, number: number): Promise<Version | undefined> {
    const [row] = await this.rows(
      'SELECT * FROM version WHERE entry = ? AND first <= ? AND last >= ?',
      entry,
      number,
      number,
    );
    return row && versionOf(row);
  }

  /** The true path of a folder in the tree; empty for the top. */
  async pathOf(tree: Tree, folder: number): Promise<string> {
    if (folder === tree.root) return '';
    const known = this.#ways.get(folder);
    if (known !== undefined) return known;
    const [row] = await this.rows('SELECT id, parent, kind, name, raw FROM entry WHERE id = ?', folder);
    if (!row) throw notFound('The folder');
    const { parent, trueName } = entryOf(row);
    const path = `${await this.pathOf(tree, parent)}/${trueName}`;
    if (this.#ways.size >= rememberedPaths) this.#ways.clear();
    this.#ways.set(folder, path);
    return path;
  }

  close(): void {
    this.client.close();
  }
}

export function entryOf({ id, parent, kind, name: shown, raw }: Row): Entry {
  const name = String(shown);
  const trueName = raw === null || raw === undefined ? name : nameFrom(Buffer.from(String(raw), 'hex'));
  return { id: Number(id), parent: Number(parent), kind: Number(kind) as Kind, name, trueName };
}

export function versionOf({ id, entry, first, last, size, modified, mode }: Row): Version {
  return {
    id: Number(id),
    entry: Number(entry),
    first: Number(first),
    last: Number(last),
    size: Number(size),
    modified: Number(modified),
    mode: Number(mode),
  };
}

function snapshotOf(row: Row): Snapshot {
  return {
    id: Number(row.id),
    resticId: String(row.restic_id),
    plan: Number(row.plan),
    number: Number(row.number),
    tree: String(row.tree),
    created: Number(row.created),
    completed: row.completed === null ? null : Number(row.completed),
    bytes: row.bytes === null ? null : Number(row.bytes),
    isRead: Number(row.is_read) === 1,
  };
}

/** Of `entry e` with its `version v`. */
export const listedColumns =
  'e.id, e.parent, e.kind, e.name, e.raw, v.id AS version, v.entry, v.first, v.last, v.size, v.modified, v.mode';

export function listedOf(row: Row): { entry: Entry; version: Version } {
  return { entry: entryOf(row), version: versionOf({ ...row, id: row.version } as Row) };
}
