/** Which devices, plans and snapshots a repository has: hosts, sets of paths and tags, and what was backed up of them. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import type { Client } from '@libsql/client';
import { eq, max } from 'drizzle-orm';
import { type Database, nextId, reserveIds } from '../../../database/open-database.ts';
import { device, engineDevice, plan } from '../../../database/schema.ts';
import { thisMachine } from '../../../directory/devices.ts';
import { planUid } from '../../engines.ts';
import type { ResticSnapshot } from '../program/restic-nodes.ts';
import { isWindowsPath } from './places.ts';
import { unlistGone } from './read-tree.ts';
import type { SnapshotIndex } from './snapshot-index.ts';

interface Group {
  uid: string;
  host: string;
  paths: string[];
  tags: string[];
  /** Oldest first. */
  snapshots: ResticSnapshot[];
}

interface Repository {
  id: string;
  isRemote: boolean;
  /** Where there are several: what tells apart plans of the same host and paths. */
  label: string | undefined;
}

/** Writes down what is new, and what is gone. */
export async function keepSnapshots(
  database: Database,
  index: SnapshotIndex,
  repository: Repository,
  snapshots: readonly ResticSnapshot[],
): Promise<void> {
  const groups = groupsOf(repository.id, snapshots);
  await keepGone(index, new Set(snapshots.map(({ id }) => id)));
  for (const group of groups) {
    const planId = await keepPlan(database, repository, group);
    await keepTree(index, planId, group);
    await keepNumbers(index, planId, group.snapshots);
  }
  await hideEmptyPlans(database, repository.id, groups);
}

/** Forgets what only snapshots had that are no longer there; what others have as well lives shorter. */
async function keepGone(index: SnapshotIndex, there: ReadonlySet<string>): Promise<void> {
  const known = await index.rows('SELECT restic_id, plan FROM snapshot WHERE is_gone = 0');
  const gone = known.filter((row) => !there.has(String(row.restic_id)));
  if (gone.length === 0) return;
  const isRead = 'snapshot.plan = ?1 AND is_gone = 0 AND is_read = 1';
  const ofPlan = 'entry IN (SELECT id FROM entry WHERE plan = ?1)';
  const shorter = (sql: string) =>
    [...new Set(gone.map((row) => Number(row.plan)))].map((plan) => ({ sql, args: [plan] }));
  await index.client.batch(
    [
      {
        sql: 'UPDATE snapshot SET is_gone = 1 WHERE restic_id IN (SELECT value FROM json_each(?))',
        args: [JSON.stringify(gone.map((row) => row.restic_id))],
      },
      ...shorter(`DELETE FROM version WHERE ${ofPlan}
        AND NOT EXISTS (SELECT 1 FROM snapshot WHERE ${isRead} AND number BETWEEN first AND last)`),
      ...shorter(`UPDATE version SET
        first = (SELECT MIN(number) FROM snapshot WHERE ${isRead} AND number >= first),
        last = (SELECT MAX(number) FROM snapshot WHERE ${isRead} AND number <= last) WHERE ${ofPlan}`),
      ...shorter(unlistGone),
    ],
    'write',
  );
}

/** This machine's own first, then those with the newest backups: the first host is the device that pages name. */
function groupsOf(engineId: string, snapshots: readonly ResticSnapshot[]): Group[] {
  const groups = new Map<string, Group>();
  for (const snapshot of snapshots.toSorted((one, other) => timeOf(one) - timeOf(other))) {
    const paths = snapshot.paths.toSorted();
    const tags = (snapshot.tags ?? []).toSorted();
    const name = createHash('sha256')
      .update(JSON.stringify([snapshot.hostname, paths, tags]))
      .digest('hex')
      .slice(0, 24);
    const uid = planUid(engineId, name);
    const group = groups.get(uid) ?? { uid, host: snapshot.hostname, paths, tags, snapshots: [] };
    group.snapshots.push(snapshot);
    groups.set(uid, group);
  }
  const newestFirst = [...groups.values()].reverse();
  return newestFirst.toSorted((one, other) => Number(other.host === hostname()) - Number(one.host === hostname()));
}

async function keepPlan(database: Database, { isRemote, label }: Repository, group: Group): Promise<number> {
  const { uid, host, paths, tags } = group;
  const [known] = await database.select().from(plan).where(eq(plan.uid, uid));
  const deviceId = await keepDevice(database, group);
  const its = paths.join(', ').slice(0, 300) + (tags.length > 0 ? ` (${tags.join(', ')})` : '') || host;
  const name = label === undefined ? its : `${its} – ${label}`;
  if (known) {
    if (known.status !== 'DEFINED' || known.deviceId !== deviceId || known.name !== name)
      await database.update(plan).set({ status: 'DEFINED', deviceId, name }).where(eq(plan.uid, uid));
    return known.numericId;
  }
  const numericId = await reserveIds(database, 1);
  await database.insert(plan).values({
    numericId,
    uid,
    deviceId,
    name,
    type: 'FILE_FOLDER',
    content: 'engine',
    destination: isRemote ? 'CLOUD' : 'LOCAL',
    schedule: null,
    deleted: false,
    enabled: true,
    status: 'DEFINED',
    fileFolderAllowed: true,
    purgeAt: null,
  });
  return numericId;
}

/** The first host takes the place of this machine, which pages name; others are devices beside those of the demo. */
async function keepDevice(database: Database, { host, paths }: Group): Promise<number> {
  const [known] = await database.select().from(engineDevice).where(eq(engineDevice.host, host));
  if (known) return known.deviceId;
  const [count] = await database.select({ last: max(engineDevice.deviceId) }).from(engineDevice);
  const nodeClass = paths.some(isWindowsPath)
    ? 'WINDOWS_SERVER'
    : paths.some((path) => /^\/(?:Users|Applications|Volumes)\//.test(path))
      ? 'MAC'
      : 'LINUX_SERVER';
  const facts = { displayName: host, systemName: host, nodeClass, online: true, lockhartEnabled: true };
  const isFirst = count?.last === null || count?.last === undefined;
  const deviceId = isFirst ? thisMachine : await nextId(database, device);
  const row = { id: deviceId, organizationId: 1, ...facts };
  await database.batch([
    database.insert(device).values(row).onConflictDoUpdate({ target: device.id, set: facts }),
    database.insert(engineDevice).values({ deviceId, host }),
  ]);
  return deviceId;
}

async function keepTree({ client }: SnapshotIndex, planId: number, { host, paths, tags }: Group): Promise<void> {
  const known = await client.execute({ sql: 'SELECT 1 FROM tree WHERE plan = ?', args: [planId] });
  if (known.rows.length > 0) return;
  const { rows } = await client.execute({
    sql: `INSERT INTO entry (plan, parent, kind, sort_key, name) VALUES (?, 0, 0, '', ?)
      ON CONFLICT (parent, kind, sort_key, name) DO UPDATE SET plan = excluded.plan RETURNING id`,
    args: [planId, String(planId)],
  });
  await client.execute({
    sql: 'INSERT INTO tree (plan, host, paths, tags, root) VALUES (?, ?, ?, ?, ?)',
    args: [planId, host, JSON.stringify(paths), JSON.stringify(tags), Number(rows[0]?.id)],
  });
}

/** Snapshots are numbered by their time; one that comes between others has all of them read anew. */
async function keepNumbers(index: SnapshotIndex, planId: number, snapshots: readonly ResticSnapshot[]): Promise<void> {
  const rows = await index.rows(
    'SELECT restic_id, number, created FROM snapshot WHERE plan = ? ORDER BY number',
    planId,
  );
  const known = new Set(rows.map((row) => String(row.restic_id)));
  const added = snapshots.filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const first = rows[0];
  const last = rows.at(-1);
  const older = added.filter((snapshot) => first && timeOf(snapshot) < Number(first.created));
  const newer = added.filter((snapshot) => !last || timeOf(snapshot) >= Number(last.created));
  if (older.length + newer.length < added.length) {
    await forgetNumbers(index.client, planId);
    return keepNumbers(index, planId, snapshots);
  }
  const numbered = [
    ...older.map((snapshot, at) => ({ snapshot, number: Number(first?.number) - older.length + at })),
    ...newer.map((snapshot, at) => ({ snapshot, number: Number(last?.number ?? 0) + 1 + at })),
  ];
  await index.client.batch(
    numbered.map(({ snapshot, number }) => ({
      sql: `INSERT INTO snapshot (restic_id, plan, number, tree, created, completed, bytes) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [
        snapshot.id,
        planId,
        number,
        snapshot.tree,
        timeOf(snapshot),
        snapshot.summary?.backup_end ? Date.parse(snapshot.summary.backup_end) : null,
        snapshot.summary?.total_bytes_processed ?? null,
      ],
    })),
    'write',
  );
}

/** All that is known of a plan's snapshots. Its entries keep their numbers, which pages name. */
async function forgetNumbers(client: Client, planId: number): Promise<void> {
  await client.batch(
    [
      { sql: 'DELETE FROM version WHERE entry IN (SELECT id FROM entry WHERE plan = ?)', args: [planId] },
      { sql: unlistGone, args: [planId] },
      { sql: 'DELETE FROM snapshot WHERE plan = ?', args: [planId] },
    ],
    'write',
  );
}

/** A plan without a snapshot has nothing to show. */
async function hideEmptyPlans(database: Database, engineId: string, groups: readonly Group[]): Promise<void> {
  const uids = new Set(groups.map(({ uid }) => uid));
  const rows = await database.select().from(plan).where(eq(plan.content, 'engine'));
  for (const { uid } of rows)
    if (uid.startsWith(planUid(engineId, '')) && !uids.has(uid)) await database.delete(plan).where(eq(plan.uid, uid));
}

function timeOf({ time }: ResticSnapshot): number {
  return Date.parse(time);
}
