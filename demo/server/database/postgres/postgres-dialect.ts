/**
 * The tables are written once, for SQLite, and so is every query: what Drizzle makes of them for SQLite is nearly all valid in
 * PostgreSQL, too. Here is what is not.
 */
import { asc, Column, is, type Query, SQL, type SQLChunk, StringChunk, sql } from 'drizzle-orm';
import { getTableConfig, SQLiteAsyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { unknown } from './postgres-layout.ts';

type Selection = Parameters<SQLiteAsyncDialect['buildSelectQuery']>[0];
type Order = NonNullable<Selection['orderBy']>[number];
type Insertion = Parameters<SQLiteAsyncDialect['buildInsertQuery']>[0];

export class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override sqlToQuery(statement: SQL): Query {
    const { sql: text, params } = super.sqlToQuery(statement);
    return { sql: text, params: params.map(asParameter) };
  }

  override buildInsertQuery(insertion: Insertion): SQL {
    const onConflict = insertion.onConflict?.map(withBareTarget);
    return super.buildInsertQuery({ ...insertion, ...(onConflict && { onConflict }) });
  }

  /** Rows that are asked for in no order come by their keys, as from SQLite; here an update would move them to the end. */
  override buildSelectQuery(selection: Selection): SQL {
    const { table, fields, orderBy = [], groupBy = [], distinct, setOperators } = selection;
    const isFree = orderBy.length + groupBy.length + setOperators.length === 0 && !distinct && selectsColumns(fields);
    const key = isFree && is(table, SQLiteTable) ? orderOf(table) : undefined;
    return super.buildSelectQuery({ ...selection, orderBy: key ? [asc(key)] : orderBy.map(withNullsAsLeast) });
  }
}

/** SQLite takes null for less than all else. Where there is none, an index has the order as it is. */
function withNullsAsLeast(order: Order): Order {
  if (!mayBeNull(order)) return order;
  const last = is(order, SQL) ? order.queryChunks.at(-1) : undefined;
  const isDescending = is(last, StringChunk) && last.value.join('').trim().toLowerCase() === 'desc';
  return isDescending ? sql`${order} nulls last` : sql`${order} nulls first`;
}

function mayBeNull(chunk: SQLChunk | undefined): boolean {
  if (is(chunk, Column)) return !chunk.notNull && !chunk.primary;
  return is(chunk, SQL) && chunk.queryChunks.some(mayBeNull);
}

/** What conflicts is named without its table. */
function withBareTarget(conflict: SQL): SQL {
  const [beginning, target, ...rest] = conflict.queryChunks;
  return new SQL([beginning, bare(target), ...rest].filter((chunk) => chunk !== undefined));
}

function bare(chunk: SQLChunk | undefined): SQLChunk | undefined {
  if (is(chunk, SQL)) return new SQL(chunk.queryChunks.map((each) => bare(each) as SQLChunk));
  if (Array.isArray(chunk)) return chunk.map((each) => bare(each) as SQLChunk);
  return is(chunk, Column) ? sql.identifier(chunk.name) : chunk;
}

/** SQLite has numbers for truth, and PostgreSQL no U+0000 in a text; in JSON, that is escaped. */
function asParameter(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', unknown) : value;
}

/** Aggregates have no order. */
function selectsColumns(fields: Selection['fields']): boolean {
  return Object.values(fields).every((field) => is(field, Column) || is(field, SQLiteTable) || isSelection(field));
}

function isSelection(field: unknown): boolean {
  const isPlain = typeof field === 'object' && field !== null && Object.getPrototypeOf(field) === Object.prototype;
  return isPlain && selectsColumns(field as Selection['fields']);
}

function orderOf(table: SQLiteTable) {
  return getTableConfig(table).columns.find(({ primary, dataType }) => primary && dataType === 'number');
}
