/** Definitions of custom fields, stored by the rules of their form. Source: spec 002 §3.5. */
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { foldedName } from '../../../src/base/folded-name.ts';
import {
  type CustomField,
  type CustomFieldBody,
  type CustomFieldUse,
  customFieldOutdated,
} from '../../../src/workspace/custom-fields/contract.ts';
import { customFieldIssues } from '../../../src/workspace/custom-fields/field-rules.ts';
import {
  type CustomFieldScope,
  type CustomFieldType,
  customFieldScopes,
} from '../../../src/workspace/custom-fields/field-types.ts';
import { customFieldFromWire, customFieldToWire } from '../../../src/workspace/custom-fields/field-wire.ts';
import { likePattern, sortKey } from '../database/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { customField, customFieldValue } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type Page, pageOf, pageRequest } from '../http/page.ts';
import { notFound, Refusal } from '../http/refusal.ts';

type Row = typeof customField.$inferSelect;

export interface CustomFieldQuery {
  page?: number | undefined;
  pageSize?: number | undefined;
  searchCriteria?: string | undefined;
  scope?: CustomFieldScope | undefined;
  sortDirection?: 'ASC' | 'DESC' | undefined;
}

export async function listCustomFields(database: Database, query: CustomFieldQuery): Promise<Page<CustomField>> {
  const { searchCriteria = '', scope, sortDirection = 'ASC' } = query;
  const request = pageRequest(query);
  const search: SQL | undefined =
    searchCriteria.trim() === ''
      ? undefined
      : sql`${customField.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`;
  const stands: SQL | undefined =
    scope && sql`EXISTS (SELECT 1 FROM json_each(${customField.content}, '$.scopes') WHERE value = ${scope})`;
  const condition = and(search, stands);
  const inDirection = sortDirection === 'ASC' ? asc : desc;
  const [total, rows] = await Promise.all([
    database.$count(customField, condition),
    database
      .select()
      .from(customField)
      .where(condition)
      .orderBy(inDirection(customField.sortKey), asc(customField.id))
      .limit(request.size)
      .offset(request.page * request.size),
  ]);
  return pageOf(rows.map(asCustomField), total, request);
}

/** Within a change. */
export async function createCustomField(database: Database, body: CustomFieldBody): Promise<Change<CustomField>> {
  const content = await checked(database, body);
  const row = { id: await nextId(database, customField), ...fieldColumns(content), version: 1 };
  return { writes: [database.insert(customField).values(row)], answer: asCustomField(row) };
}

/** Within a change. `edited` is the version that somebody started from. */
export async function updateCustomField(
  database: Database,
  id: string,
  body: CustomFieldBody,
  edited: string | undefined,
): Promise<Change<CustomField>> {
  const before = await findCustomField(database, id);
  if (edited !== undefined && edited !== String(before.version)) throw outdated(before);
  const content = await checked(database, body, before);
  const row = { id: before.id, ...fieldColumns(content), version: before.version + 1 };
  return {
    writes: [database.update(customField).set(row).where(eq(customField.id, row.id))],
    answer: asCustomField(row),
  };
}

/** Within a change: the field and its values, or nothing. */
export async function deleteCustomField(database: Database, wanted: string): Promise<Change<{ values: number }>> {
  const { id } = await findCustomField(database, wanted);
  return {
    writes: [
      database.delete(customField).where(eq(customField.id, id)),
      database.delete(customFieldValue).where(eq(customFieldValue.fieldId, id)),
    ],
    answer: { values: await database.$count(customFieldValue, eq(customFieldValue.fieldId, id)) },
  };
}

export async function customFieldUse(database: Database, wanted: string): Promise<CustomFieldUse> {
  const { id } = await findCustomField(database, wanted);
  const rows = await database
    .select({ scope: customFieldValue.scope, count: sql<number>`count(*)` })
    .from(customFieldValue)
    .where(eq(customFieldValue.fieldId, id))
    .groupBy(customFieldValue.scope);
  const counts = new Map(rows.map(({ scope, count }) => [scope, count]));
  return {
    values: customFieldScopes.flatMap((scope) => {
      const count = counts.get(scope) ?? 0;
      return count === 0 ? [] : [{ scope, count }];
    }),
  };
}

async function findCustomField(database: Database, id: string): Promise<Row> {
  const [row] = await database
    .select()
    .from(customField)
    .where(eq(customField.id, rowId(id)));
  if (!row) throw notFound('The custom field');
  return row;
}

/** As it is stored; throws what is wrong with it, by the codes of its form. */
async function checked(database: Database, body: CustomFieldBody, before?: Row): Promise<CustomFieldBody> {
  const values = customFieldFromWire(body);
  const isSame = eq(customField.foldedName, foldedName(values.name));
  const taken = await database.$count(customField, and(isSame, before && ne(customField.id, before.id)));
  const used = before ? await customFieldUse(database, String(before.id)) : undefined;
  const issues = customFieldIssues(values, {
    isTaken: () => taken > 0,
    keptType: before?.content.type as CustomFieldType | undefined,
    usedScopes: used?.values.map(({ scope }) => scope),
  });
  requireValid(issues, {
    words: {
      name: { required: 'A name is needed', taken: 'Another custom field has this name' },
      type: { required: 'A type is needed', typeKept: 'A custom field keeps its type' },
      scopes: {
        required: 'A scope is needed',
        scopeUsed: 'The custom field has values in a scope that was taken away',
      },
    },
  });
  return customFieldToWire(values);
}

/** What is searched and sorted beside the content. */
export const fieldColumns = (content: CustomFieldBody) => ({
  foldedName: foldedName(content.name),
  sortKey: sortKey(content.name),
  searchName: foldedName(`${content.name} ${content.description ?? ''}`),
  content,
});

export const asCustomField = ({ id, content, version }: Pick<Row, 'id' | 'content' | 'version'>): CustomField => ({
  ...content,
  id: String(id),
  version: String(version),
});

function outdated({ content: { name } }: Row): Refusal {
  const message = `Somebody has saved “${name}” since you opened it. Nothing was overwritten.`;
  return new Refusal(412, customFieldOutdated, message);
}
