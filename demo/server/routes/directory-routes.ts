import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { queryDevices, queryUsers, readOrganizationPolicy } from '../../../src/directory/contract.ts';
import { device, organization } from '../database/schema.ts';
import { notFound } from '../http/refusal.ts';
import { fold } from '../names.ts';
import { pageOf } from '../plans/plan-content.ts';
import { people } from '../seed/people.ts';
import type { Services } from '../services.ts';

const pageSize = 50;

/** Devices, the policy of their organizations, and users (spec 000 §6 and §7). */
export function serveDirectory({ calls, database }: Services): void {
  calls.implement(queryDevices, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const conditions: (SQL | undefined)[] = [
      query.name === undefined
        ? undefined
        : or(contains(device.displayName, query.name), contains(device.systemName, query.name)),
      query.org === undefined
        ? undefined
        : or(eq(organization.id, Number(query.org) || -1), contains(organization.name, query.org)),
      query.nodeId === undefined ? undefined : eq(device.id, query.nodeId),
      query.nodeClass === undefined ? undefined : inArray(device.nodeClass, query.nodeClass.split(',')),
      query.online === undefined ? undefined : eq(device.online, query.online === 'true'),
      query.lockhartEnabled === undefined ? undefined : eq(device.lockhartEnabled, query.lockhartEnabled === 'true'),
    ];
    const from = database.select({ total: count() }).from(device);
    const [total] = await from
      .innerJoin(organization, eq(organization.id, device.organizationId))
      .where(and(...conditions));
    const rows = await database
      .select({ device })
      .from(device)
      .innerJoin(organization, eq(organization.id, device.organizationId))
      .where(and(...conditions))
      .orderBy(asc(device.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const results = rows.map(({ device: { id, displayName, systemName, organizationId, nodeClass, online } }) => ({
      id,
      displayName,
      friendlyName: displayName,
      name: displayName,
      systemName,
      clientId: organizationId,
      nodeClass,
      nodeRole: nodeClass,
      online,
    }));
    return pageOf(results, total?.total ?? 0, request);
  });

  calls.implement(readOrganizationPolicy, async ({ params }) => {
    const id = Number(params.organizationId);
    const [found] = await database
      .select()
      .from(organization)
      .where(eq(organization.id, Number.isSafeInteger(id) ? id : -1));
    if (!found) throw notFound('The organization');
    return { content: { backup: { lockhart: { mode: found.backupMode, nodeIds: found.nodeIds } } } };
  });

  calls.implement(queryUsers, ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const wanted = fold(query.name?.trim() ?? '');
    const found = people.filter(
      ({ name, email, type }) =>
        (query.type === undefined || type === query.type) && (fold(name).includes(wanted) || email.includes(wanted)),
    );
    const start = request.page * request.size;
    return pageOf(found.slice(start, start + request.size), found.length, request);
  });
}

function contains(
  column: typeof device.displayName | typeof device.systemName | typeof organization.name,
  text: string,
): SQL {
  return sql`${column} LIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}
