/** Credentials, stored by the rules of their form, their secrets sealed apart from them. Source: spec 002 §2.9. */
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import type { CredentialKind } from '../../../src/console/integrations/credentials-slice.ts';
import {
  type Credential,
  type CredentialBody,
  type CredentialUse,
  credentialOutdated,
} from '../../../src/integrations/credentials/contract.ts';
import {
  credentialFromWire,
  credentialIssues,
  credentialToWire,
} from '../../../src/integrations/credentials/credential-rules.ts';
import { likePattern, sortKey } from '../database/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { credential, organization } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change, Write } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { credentialUses } from './credential-uses.ts';
import type { Secrets } from './secrets.ts';

type Row = typeof credential.$inferSelect;

export interface CredentialQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  searchCriteria?: string | undefined;
  kind?: CredentialKind | undefined;
  sortField?: 'name' | 'changedAt' | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
}

interface Editing {
  by: string;
  at: number;
  /** The version that somebody started from. */
  edited?: string | undefined;
}

const secretId = (id: number): string => `credential ${id}`;

export async function listCredentials(
  database: Database,
  secrets: Secrets,
  query: CredentialQuery,
): Promise<Page<Credential>> {
  const { searchCriteria = '', kind, sortField = 'name', sortDirection = 'ASC' } = query;
  const request = pageRequest(query);
  const search: SQL | undefined =
    searchCriteria.trim() === ''
      ? undefined
      : sql`${credential.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`;
  const condition = and(search, kind && eq(credential.kind, kind));
  const inDirection = sortDirection === 'ASC' ? asc : desc;
  const [total, rows] = await Promise.all([
    database.$count(credential, condition),
    database
      .select()
      .from(credential)
      .where(condition)
      .orderBy(inDirection(sortField === 'name' ? credential.sortKey : credential.changedAt), asc(credential.id))
      .limit(request.size)
      .offset(request.page * request.size),
  ]);
  const [known, names, uses] = await Promise.all([
    secrets.known('credential '),
    organizationNames(database, rows),
    credentialUses(database),
  ]);
  return pageOf(
    rows.map((row) => ({
      ...asCredential(row, known.has(secretId(row.id)), names),
      uses: uses.get(String(row.id))?.length ?? 0,
    })),
    total,
    request,
  );
}

/** Within a change. */
export async function createCredential(
  database: Database,
  secrets: Secrets,
  body: CredentialBody,
  editing: Editing,
): Promise<Change<Credential>> {
  const { secret = '', ...content } = await checked(database, secrets, body);
  const row = { id: await nextId(database, credential), ...credentialColumns(content, editing), version: 1 };
  return {
    writes: [database.insert(credential).values(row), secrets.write(secretId(row.id), secret ?? '')],
    answer: asCredential(row, true, await organizationNames(database, [row])),
  };
}

/** Within a change. */
export async function updateCredential(
  database: Database,
  secrets: Secrets,
  id: string,
  body: CredentialBody,
  editing: Editing,
): Promise<Change<Credential>> {
  const before = await findCredential(database, id);
  if (editing.edited !== undefined && editing.edited !== String(before.version)) throw outdated(before);
  const { secret, ...content } = await checked(database, secrets, body, before);
  const row = { id: before.id, ...credentialColumns(content, editing), version: before.version + 1 };
  const writes: Write[] = [database.update(credential).set(row).where(eq(credential.id, row.id))];
  if (secret) writes.push(secrets.write(secretId(row.id), secret));
  return { writes, answer: asCredential(row, true, await organizationNames(database, [row])) };
}

/** Within a change: it and its secret, or nothing. */
export async function deleteCredential(
  database: Database,
  secrets: Secrets,
  wanted: string,
): Promise<Change<{ id: string }>> {
  const { id } = await findCredential(database, wanted);
  return {
    writes: [database.delete(credential).where(eq(credential.id, id)), secrets.remove(secretId(id))],
    answer: { id: String(id) },
  };
}

export async function readCredentialUse(database: Database, wanted: string): Promise<CredentialUse> {
  const { id } = await findCredential(database, wanted);
  return { tasks: (await credentialUses(database)).get(String(id)) ?? [] };
}

/** Whose username and password a script can sign in with on a device. */
export async function accountCredentials(database: Database): Promise<{ id: string; name: string }[]> {
  const rows = await database
    .select({ id: credential.id, name: credential.name })
    .from(credential)
    .where(eq(credential.kind, 'USERNAME_PASSWORD'))
    .orderBy(asc(credential.sortKey), asc(credential.id));
  return rows.map(({ id, name }) => ({ id: String(id), name }));
}

/** Ids of organizations in which each can be used; null: in all. One whose secret can't be opened is left out. */
export async function usableCredentials(
  database: Database,
  secrets: Secrets,
): Promise<ReadonlyMap<string, readonly number[] | null>> {
  const { id, organizationIds } = credential;
  const [rows, known] = await Promise.all([
    database.select({ id, organizationIds }).from(credential),
    secrets.known('credential '),
  ]);
  return new Map(
    rows.filter((row) => known.has(secretId(row.id))).map((row) => [String(row.id), row.organizationIds] as const),
  );
}

async function findCredential(database: Database, id: string): Promise<Row> {
  const [row] = await database
    .select()
    .from(credential)
    .where(eq(credential.id, rowId(id)));
  if (!row) throw notFound('The credential');
  return row;
}

/** As it is stored; throws what is wrong with it, by the codes of its form. */
async function checked(
  database: Database,
  secrets: Secrets,
  body: CredentialBody,
  before?: Row,
): Promise<CredentialBody> {
  const values = credentialFromWire(body);
  const isSame = eq(credential.foldedName, foldedName(values.name));
  const taken = await database.$count(credential, and(isSame, before && ne(credential.id, before.id)));
  const known = before && (await secrets.known(secretId(before.id)));
  const issues = credentialIssues(values, {
    isTaken: () => taken > 0,
    hasSecret: before !== undefined && known?.has(secretId(before.id)) === true,
    keptKind: before?.kind,
  });
  const ids = values.scope === 'all' ? [] : values.organizationIds;
  const found = await organizationNames(database, [{ organizationIds: ids.map(Number) }]);
  if (issues.length === 0 && ids.some((id) => !found.has(Number(id))))
    issues.push({ path: 'organizationIds', code: 'invalid' });
  requireValid(issues, {
    words: {
      name: { required: 'A name is needed', taken: 'Another credential has this name' },
      kind: { required: 'A kind is needed', kindKept: 'A credential keeps its kind' },
      secret: { required: 'A secret is needed' },
      organizationIds: { invalid: 'One of the organizations doesn’t exist any more' },
    },
  });
  return credentialToWire(values);
}

/** What is stored of it. */
export const credentialColumns = (
  { name, kind, username, organizationIds }: Omit<CredentialBody, 'secret'>,
  { by, at }: Editing,
) => ({
  name,
  foldedName: foldedName(name),
  sortKey: sortKey(name),
  searchName: foldedName(`${name} ${username ?? ''}`),
  // The rules have seen it.
  kind: kind as CredentialKind,
  username: username ?? '',
  organizationIds: organizationIds?.map(Number) ?? null,
  changedBy: by,
  changedAt: at,
});

async function organizationNames(
  database: Database,
  rows: readonly Pick<Row, 'organizationIds'>[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ organizationIds }) => organizationIds ?? []))];
  if (ids.length === 0) return new Map();
  const isNamed = and(inArray(organization.id, ids), eq(organization.deleted, false));
  const found = await database
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(isNamed);
  return new Map(found.map(({ id, name }) => [id, name]));
}

const asCredential = (
  { id, name, kind, username, organizationIds, changedBy, changedAt, version }: Row,
  hasSecret: boolean,
  names: ReadonlyMap<number, string>,
): Credential => ({
  id: String(id),
  name,
  kind,
  username,
  organizationIds: organizationIds?.map(String) ?? null,
  organizations: (organizationIds ?? []).flatMap((one) => {
    const called = names.get(one);
    return called === undefined ? [] : [{ id: String(one), name: called }];
  }),
  hasSecret,
  changedBy,
  changedAt,
  version: String(version),
});

function outdated({ name }: Row): Refusal {
  const message = `Somebody has saved “${name}” since you opened it. Nothing was overwritten.`;
  return new Refusal(412, credentialOutdated, message);
}
