/** On which devices a task runs: each once, however many of its targets have it. */
import { asc, inArray } from 'drizzle-orm';
import { groupTarget } from '../../../src/console/scheduling/task-shape.ts';
import type { TaskBody, TaskRun } from '../../../src/tasks/contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { device, group, organization } from '../database/schema.ts';
import { groupsOf } from '../directory/device-places.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';

type Targets = TaskBody['targets'];

export async function devicesOf(database: Database, targets: Targets): Promise<DeviceRow[]> {
  const all = await database.select().from(device).orderBy(asc(device.id));
  const isMeant = (one: DeviceRow) =>
    targets.some(({ targetType, targetId }) => {
      if (targetType === 'DEVICE') return targetId === String(one.id);
      if (targetType === 'ORGANIZATION') return targetId === String(one.organizationId);
      return targetType === groupTarget && groupsOf(one.id).includes(targetId);
    });
  return all.filter(isMeant);
}

/** As they are called now; what is gone by its id. */
export async function namedTargets(database: Database, targets: Targets): Promise<TaskRun['targets']> {
  const idsOf = (type: string) =>
    targets.filter((one) => one.targetType === type).map(({ targetId }) => rowId(targetId));
  const [devices, organizations, groups] = await Promise.all([
    database
      .select({ id: device.id, name: device.displayName })
      .from(device)
      .where(inArray(device.id, idsOf('DEVICE'))),
    database
      .select({ id: organization.id, name: organization.name })
      .from(organization)
      .where(inArray(organization.id, idsOf('ORGANIZATION'))),
    database
      .select({ id: group.id, name: group.name })
      .from(group)
      .where(inArray(group.id, idsOf(groupTarget))),
  ]);
  const rows = { DEVICE: devices, ORGANIZATION: organizations, [groupTarget]: groups };
  return targets.map(({ targetType, targetId }) => {
    const named = rows[targetType as keyof typeof rows]?.find(({ id }) => String(id) === targetId);
    return { targetType, targetId, name: named?.name ?? targetId };
  });
}
