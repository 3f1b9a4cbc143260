/** Reads the tree of one snapshot into the index, beside that of the snapshot before or after it. */
import type { Client, InStatement } from '@libsql/client';
import { searchName, sortKey } from '../../../database/names.ts';
import { bytesOf, isRaw, shownName } from '../../../device/raw-name.ts';
import { listedNodes } from '../program/listed-nodes.ts';
import { kinds, parentPath, type TreeNode } from '../program/restic-nodes.ts';
import type { ResticProgram } from '../program/restic-program.ts';

/** Of the environment of the process that reads, not of its arguments, which every user of the machine can list. */
export const settingsVariable = 'RMM_ENGINE_SETTINGS';

export interface ReadTreeOrder {
  plan: number;
  /** The entry of the top of the plan's tree. */
  root: number;
  resticId: string;
  number: number;
  /** Of the nearest snapshot that was read, and whether its tree is the same. */
  neighbor: { number: number; isSame: boolean } | undefined;
}

const nodesAtOnce = 4_000;

export async function readTree(
  client: Client,
  program: ResticProgram,
  order: ReadTreeOrder,
  onNodes: (count: number) => void,
): Promise<void> {
  const { plan, number, neighbor } = order;
  await forgetHalfRead(client, order);
  if (neighbor?.isSame) {
    const { column, from } = extended(number, neighbor.number);
    await client.execute({
      sql: `UPDATE version SET ${column} = ? WHERE ${column} = ? AND entry IN (SELECT id FROM entry WHERE plan = ?)`,
      args: [number, from, plan],
    });
  } else {
    await readNodes(client, program, order, onNodes);
    if (neighbor) await client.execute({ sql: noLongerSteady, args: [plan, number] });
  }
  await client.execute({
    sql: `UPDATE snapshot SET is_read = 1, bytes = COALESCE(bytes, (
        SELECT SUM(version.size) FROM version JOIN entry ON entry.id = version.entry
        WHERE entry.plan = ?1 AND version.first <= ?2 AND version.last >= ?2
      ), 0) WHERE plan = ?1 AND number = ?2`,
    args: [plan, number],
  });
}

async function readNodes(
  client: Client,
  program: ResticProgram,
  order: ReadTreeOrder,
  onNodes: (count: number) => void,
): Promise<void> {
  await client.execute(
    'CREATE TEMP TABLE IF NOT EXISTS seen (parent, kind, sort_key, name, search_name, size, modified, mode, raw)',
  );
  // Folders come before what is in them, each with all of it before the next: only the way to where we are is needed.
  const way = [{ path: '', id: order.root }];
  let seen: unknown[][] = [];
  let count = 0;
  const write = async () => {
    await client.batch(writeSeen(order, seen), 'write');
    count += seen.length;
    seen = [];
    onNodes(count);
  };
  for await (const nodes of listedNodes(program, ['ls', order.resticId])) {
    for (const node of nodes) {
      const parent = parentPath(node);
      const depth = way.findLastIndex(({ path }) => path === parent);
      const folder = way[depth];
      if (!folder) continue;
      way.length = depth + 1;
      if (node.kind === kinds.folder)
        way.push({ path: node.path, id: await entryId(client, order.plan, folder.id, node) });
      const { kind, size, modified, mode } = node;
      const { name, sortedAs, searched, raw } = written(node.name);
      seen.push([folder.id, kind, sortedAs, name, searched, size, kind === kinds.folder ? 0 : modified, mode, raw]);
      if (seen.length >= nodesAtOnce) await write();
    }
  }
  await write();
}

/** A name as the index has it: to be shown, ordered and searched, and its bytes where they are no text. */
function written(itsName: string) {
  const name = shownName(itsName);
  const folded = searchName(name);
  const raw = isRaw(itsName) ? bytesOf(itsName).toString('hex') : null;
  // Two names that are shown alike are two.
  const sortedAs = raw === null ? sortKey(name) : `${sortKey(name)}\u0001${raw}`;
  return { name, sortedAs, searched: folded === name ? null : folded, raw };
}

/** The entry's number, given to it where it has none. */
export async function entryId(client: Client, plan: number, parent: number, node: NamedNode): Promise<number> {
  const [id = 0] = await entryIds(client, plan, parent, [node]);
  return id;
}

type NamedNode = Pick<TreeNode, 'kind' | 'name'>;

/** The same for what is in one folder, in its order. */
export async function entryIds(
  client: Client,
  plan: number,
  parent: number,
  nodes: readonly NamedNode[],
): Promise<number[]> {
  const wanted = nodes.map(({ kind, name: itsName }) => {
    const { name, sortedAs, searched, raw } = written(itsName);
    return [kind, sortedAs, name, searched, raw];
  });
  const args = [plan, parent, JSON.stringify(wanted)];
  const [, found] = await client.batch(
    [
      {
        sql: `INSERT INTO entry (plan, parent, kind, sort_key, name, search_name, raw)
          SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?3) WHERE TRUE
          ON CONFLICT DO NOTHING`,
        args,
      },
      {
        sql: `SELECT entry.id FROM json_each(?3) AS wanted CROSS JOIN entry ON entry.plan = ?1 AND entry.parent = ?2
          AND entry.kind = wanted.value ->> 0 AND entry.sort_key = wanted.value ->> 1 AND entry.name = wanted.value ->> 2
          ORDER BY wanted.key`,
        args,
      },
    ],
    'write',
  );
  return (found?.rows ?? []).map(({ id }) => Number(id));
}

/** What is as it was in the neighbor gets a longer life, all else is a state of its own. */
function writeSeen({ plan, number, neighbor }: ReadTreeOrder, seen: unknown[][]): InStatement[] {
  const isEntry = `entry.parent = seen.parent AND entry.kind = seen.kind AND entry.sort_key = seen.sort_key
    AND entry.name = seen.name`;
  const { column, from } = extended(number, neighbor?.number ?? number);
  const columns = Array.from({ length: 9 }, (_, index) => `value ->> ${index}`).join(', ');
  return [
    'DELETE FROM seen',
    { sql: `INSERT INTO seen SELECT ${columns} FROM json_each(?)`, args: [JSON.stringify(seen)] },
    {
      sql: `INSERT INTO entry (plan, parent, kind, sort_key, name, search_name, raw, is_listed, is_steady)
        SELECT ?1, parent, kind, sort_key, name, search_name, raw, 1, ?2 FROM seen WHERE TRUE
        ON CONFLICT (parent, kind, sort_key, name)
          DO UPDATE SET is_listed = 1, is_steady = excluded.is_steady WHERE is_listed = 0`,
      args: [plan, neighbor ? 0 : 1],
    },
    {
      sql: `UPDATE version SET ${column} = ?1 WHERE ?1 <> ?2 AND id IN (
        SELECT version.id FROM seen CROSS JOIN entry ON ${isEntry} CROSS JOIN version ON version.entry = entry.id
        WHERE version.${column} = ?2 AND version.size = seen.size AND version.modified = seen.modified
          AND version.mode = seen.mode)`,
      args: [number, from],
    },
    {
      sql: `INSERT INTO version (entry, first, last, size, modified, mode)
        SELECT entry.id, ?1, ?1, seen.size, seen.modified, seen.mode FROM seen CROSS JOIN entry ON ${isEntry}
        WHERE NOT EXISTS (
          SELECT 1 FROM version WHERE version.entry = entry.id AND version.first <= ?1 AND version.last >= ?1)`,
      args: [number],
    },
  ];
}

/** Which end of a life a snapshot lengthens. */
function extended(number: number, neighbor: number): { column: 'first' | 'last'; from: number } {
  return { column: neighbor > number ? 'first' : 'last', from: neighbor };
}

const noLongerSteady = `UPDATE entry SET is_steady = 0 WHERE plan = ?1 AND is_listed = 1 AND is_steady = 1
  AND NOT EXISTS (SELECT 1 FROM version WHERE version.entry = entry.id AND first <= ?2 AND last >= ?2)`;

/** What no snapshot has any more is in no list, but keeps its number, which pages name. */
export const unlistGone = `UPDATE entry SET is_listed = 0
  WHERE plan = ? AND is_listed = 1 AND NOT EXISTS (SELECT 1 FROM version WHERE version.entry = entry.id)`;

/** What a killed process left of this snapshot. */
async function forgetHalfRead(client: Client, { plan, number, neighbor }: ReadTreeOrder): Promise<void> {
  const ofPlan = 'entry IN (SELECT id FROM entry WHERE plan = ?)';
  const unlist = { sql: unlistGone, args: [plan] };
  if (!neighbor) {
    const listed = 'SELECT 1 FROM entry WHERE plan = ? AND is_listed = 1 LIMIT 1';
    const { rows } = await client.execute({ sql: listed, args: [plan] });
    if (rows.length === 0) return;
    await client.batch([{ sql: `DELETE FROM version WHERE ${ofPlan}`, args: [plan] }, unlist], 'write');
    return;
  }
  const { column, from } = extended(number, neighbor.number);
  const beyond = column === 'first' ? `${column} < ?` : `${column} > ?`;
  const { rows } = await client.execute({
    sql: `SELECT 1 FROM version WHERE ${beyond} AND ${ofPlan} LIMIT 1`,
    args: [from, plan],
  });
  if (rows.length === 0) return;
  await client.batch(
    [
      {
        sql: `DELETE FROM version WHERE first = ?1 AND last = ?1 AND ${ofPlan.replace('?', '?2')}`,
        args: [number, plan],
      },
      { sql: `UPDATE version SET ${column} = ? WHERE ${beyond} AND ${ofPlan}`, args: [from, from, plan] },
      unlist,
    ],
    'write',
  );
}
