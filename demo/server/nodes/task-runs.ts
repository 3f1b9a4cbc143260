/** Tasks that run: on each device of their targets, with what came of it there. */
import { desc, eq } from 'drizzle-orm';
import { credentialOf } from '../../../src/console/scripting/script-accounts.ts';
import type { RunReason, RunResult, TaskBody, TaskRun } from '../../../src/tasks/contract.ts';
import { type Database, reserveIds } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { taskRun } from '../database/schema.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { Refusal } from '../http/refusal.ts';
import { usableCredentials } from '../integrations/credentials.ts';
import type { Secrets } from '../integrations/secrets.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { runBuiltIn } from './built-in-runs.ts';
import { blockedDevices } from './maintenance.ts';
import { builtInScripts, type OwnScripts, ownScripts, runsOn } from './own-scripts.ts';
import { runScript, scripts } from './scripts.ts';
import { devicesOf, namedTargets } from './task-targets.ts';

export interface RunOrder {
  readonly taskId: number;
  readonly content: TaskBody;
  readonly trigger: TaskRun['trigger'];
  readonly startedBy: string | null;
  /** When it is due. */
  readonly time: number;
}

interface RunParts {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly folders: DeviceFolders;
}

/** Within a change: it is done, and stands in the task's history, or neither. */
export async function runTask({ database, secrets, folders }: RunParts, order: RunOrder): Promise<Change<TaskRun>> {
  const { content, time } = order;
  const devices = await devicesOf(database, content.targets);
  const blocked = await blockedDevices(database, time);
  const known = {
    own: await ownScripts(database),
    builtIn: await builtInScripts(database),
    credentials: await usableCredentials(database, secrets),
  };
  const results = devices.map((device): RunResult => {
    const { id, displayName: deviceName } = device;
    const outcome = blocked.has(id) ? skipped('MAINTENANCE') : runOn(device, content, { ...known, folders, time });
    return { deviceId: String(id), deviceName, ...outcome };
  });
  const row = {
    id: await reserveIds(database, 1),
    taskId: order.taskId,
    time,
    trigger: order.trigger,
    startedBy: order.startedBy,
    targets: await namedTargets(database, content.targets),
    results,
  };
  return { writes: [database.insert(taskRun).values(row)], answer: asRun(row) };
}

type Outcome = Pick<RunResult, 'outcome' | 'reason' | 'output'>;
const skipped = (reason: string): Outcome => ({ outcome: 'SKIPPED', reason, output: null });

interface Known {
  readonly own: OwnScripts;
  readonly builtIn: Awaited<ReturnType<typeof builtInScripts>>;
  readonly credentials: Awaited<ReturnType<typeof usableCredentials>>;
  readonly folders: DeviceFolders;
  readonly time: number;
}

function runOn(device: DeviceRow, content: TaskBody, { own, builtIn, credentials, folders, time }: Known): Outcome {
  const failed = (reason: string, output: string[]): Outcome => ({
    outcome: 'FAILED',
    reason,
    output: output.join('\n') || null,
  });
  // What the node keeps itself needs no connection.
  if (!device.online && !content.runsOnNodeScheduledTask) return failed('OFFLINE', []);
  const actions = content.scripts.actionList;
  const isSupported = (id: string) => {
    if (builtIn.has(id)) return device.nodeClass.startsWith('WINDOWS');
    const written = own.get(id);
    return written ? runsOn(written, device) : scripts[id]?.isSupported?.(device) !== false;
  };
  if (actions.every(({ scriptId }) => !isSupported(scriptId))) return skipped('UNSUPPORTED');
  const output: string[] = [];
  for (const { scriptId, parameters } of actions) {
    if (!isSupported(scriptId)) continue;
    const denied = signInProblem(parameters.runAs, device, credentials);
    if (denied !== undefined) return failed(denied, output);
    if (own.has(scriptId)) return failed('NOT_EXECUTED', output);
    const built = builtIn.get(scriptId);
    const script = built ?? scripts[scriptId];
    if (script === undefined) return failed('SCRIPT_DELETED', output);
    try {
      const wrote = built
        ? runBuiltIn({ kind: built.kind, text: parameters.scriptParam }, device, folders)
        : runScript(script as (typeof scripts)[string], device, folders, time);
      if (wrote === undefined) return failed('SCRIPT_FAILED', [...output, script.name]);
      output.push(wrote);
    } catch (error) {
      // A disk that fails tells why in the server's log; a device that cannot be worked on tells it here.
      if (!(error instanceof Refusal)) console.error(error);
      return failed('SCRIPT_FAILED', [...output, error instanceof Refusal ? error.message : script.name]);
    }
  }
  return { outcome: 'SUCCESS', reason: null, output: output.join('\n') };
}

/** Why a script can't sign in with the credential that it runs as. */
function signInProblem(
  runAs: string,
  { organizationId }: DeviceRow,
  credentials: Known['credentials'],
): RunReason | undefined {
  const id = credentialOf(runAs);
  if (id === undefined) return undefined;
  const organizations = credentials.get(id);
  if (organizations === undefined) return 'CREDENTIAL_MISSING';
  return organizations === null || organizations.includes(organizationId ?? 0) ? undefined : 'CREDENTIAL_NOT_ALLOWED';
}

export async function listRuns(
  database: Database,
  taskId: string,
  query: { page?: number | undefined; pageSize?: number | undefined },
): Promise<Page<TaskRun>> {
  const request = pageRequest(query);
  const isOfTask = eq(taskRun.taskId, rowId(taskId));
  const [total, rows] = await Promise.all([
    database.$count(taskRun, isOfTask),
    database
      .select()
      .from(taskRun)
      .where(isOfTask)
      .orderBy(desc(taskRun.time), desc(taskRun.id))
      .limit(request.size)
      .offset(request.page * request.size),
  ]);
  return pageOf(rows.map(asRun), total, request);
}

const asRun = ({ id, taskId: _, ...row }: typeof taskRun.$inferSelect): TaskRun => ({ ...row, id: String(id) });
