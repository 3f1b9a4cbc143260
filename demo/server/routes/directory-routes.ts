import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  listOrganizations,
  queryContacts,
  queryDevices,
  queryGroups,
  queryLocations,
  queryOrganizations,
  queryUsers,
  readOrganizationPolicy,
} from '../../../src/directory/contract.ts';
import { contact, device, group, location, organization, user } from '../database/schema.ts';
import { findNamed, isOneOf, organizationNames } from '../directory/find-named.ts';
import { pageOf } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';
import { questionOf } from '../search/found.ts';
import { foundDevices } from '../search/found-devices.ts';
import type { Services } from './services.ts';

const pageSize = 50;

/** Organizations with their policy, locations, devices, people and groups (spec 000 §6 and §7, spec 001 §7). */
export function serveDirectory({ calls, database }: Services): void {
  calls.implement(queryDevices, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const conditions: (SQL | undefined)[] = [
      // By the same words as in the search of all: "Show all devices" leads here.
      query.name === undefined
        ? undefined
        : inArray(
            device.id,
            (await foundDevices(database, questionOf(query.name))).map(({ id }) => id),
          ),
      query.org === undefined
        ? undefined
        : or(eq(organization.id, Number(query.org) || -1), contains(organization.name, query.org)),
      query.ids === undefined ? undefined : isOneOf(device.id, query.ids),
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

  calls.implement(queryUsers, async ({ query: { type, ...query } }) => {
    const where = type === undefined ? undefined : eq(user.type, type);
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const { rows, total } = await findNamed(database, user, { ...request, search: query.name, ids: query.ids, where });
    const results = rows.map(({ id, name, email, type, deleted, permitted }) => ({
      id,
      name,
      email,
      type,
      deleted,
      permitted,
    }));
    return pageOf(results, total, request);
  });

  calls.implement(listOrganizations, async () => {
    const rows = await database
      .select()
      .from(organization)
      .where(eq(organization.deleted, false))
      .orderBy(asc(organization.sortKey));
    return rows.map(({ id, name, deleted }) => ({ id, name, deleted }));
  });

  calls.implement(queryOrganizations, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const { rows, total } = await findNamed(database, organization, { ...request, search: query.name, ids: query.ids });
    const results = rows.map(({ id, name, deleted }) => ({ id, name, deleted }));
    return pageOf(results, total, request);
  });

  calls.implement(queryLocations, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const where = ofOrganization(location.organizationId, query.org);
    const { rows, total } = await findNamed(database, location, {
      ...request,
      search: query.name,
      ids: query.ids,
      where,
    });
    const names = await organizationNames(database, rows);
    const results = rows.map(({ id, name, organizationId, deleted }) => ({
      id,
      name,
      clientId: organizationId,
      clientName: names.get(organizationId) ?? null,
      deleted,
    }));
    return pageOf(results, total, request);
  });

  calls.implement(queryContacts, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const where = ofOrganization(contact.organizationId, query.org);
    const { rows, total } = await findNamed(database, contact, {
      ...request,
      search: query.name,
      ids: query.ids,
      where,
    });
    const names = await organizationNames(database, rows);
    const results = rows.map(({ id, name, email, organizationId, deleted }) => ({
      id,
      name,
      email,
      clientId: organizationId,
      clientName: names.get(organizationId) ?? null,
      deleted,
    }));
    return pageOf(results, total, request);
  });

  calls.implement(queryGroups, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.size ?? pageSize };
    const { rows, total } = await findNamed(database, group, { ...request, search: query.name, ids: query.ids });
    const results = rows.map(({ id, name, description, deleted }) => ({ id, name, description, deleted }));
    return pageOf(results, total, request);
  });
}

function ofOrganization(column: SQLiteColumn, id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : isOneOf(column, id);
}

function contains(
  column: typeof device.displayName | typeof device.systemName | typeof organization.name,
  text: string,
): SQL {
  return sql`LOWER(${column}) LIKE LOWER(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}) ESCAPE '\\'`;
}
