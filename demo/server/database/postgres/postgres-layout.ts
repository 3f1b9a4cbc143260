/** The tables as PostgreSQL has them, and what of SQLite's functions the queries need. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/** Until the end of the transaction. The number is nothing but ours. */
export const writeLock = 'SELECT pg_advisory_xact_lock(7023115309)';

/** Texts compare by their code points, numbers are as long as JavaScript's, whatever a user's database does otherwise. */
const types: Readonly<Record<string, string>> = {
  integer: 'bigint',
  real: 'double precision',
  text: 'text COLLATE "C"',
};

/** SQLite's key of a row that has no number of its own: the order in which rows came. */
const rowid = '"rowid" bigint GENERATED ALWAYS AS IDENTITY';

export function createTable(table: SQLiteTable): string {
  const { name, columns } = getTableConfig(table);
  const lines = columns.map((column) => `"${column.name}" ${typeOf(column)}${constraintOf(column)}`);
  const isNumbered = columns.some((column) => column.primary && column.getSQLType() === 'integer');
  return `CREATE TABLE "${name}" (${[...lines, ...(isNumbered ? [] : [rowid])].join(', ')})`;
}

export function createIndexes(table: SQLiteTable): string[] {
  const { name, indexes } = getTableConfig(table);
  return indexes.map(({ config }) => {
    const names = config.columns.map((column) => `"${(column as { name: string }).name}"`);
    return `CREATE INDEX "${config.name}" ON "${name}" (${names.join(', ')})`;
  });
}

/** A row that comes without a number gets the next one, as SQLite numbers them: after what was numbered beforehand, too. */
export function createNumbering(table: SQLiteTable): string[] {
  const { name, columns } = getTableConfig(table);
  const key = columns.find((column) => column.primary && column.getSQLType() === 'integer');
  if (key === undefined) return [];
  return [
    `CREATE TRIGGER "number_rows" BEFORE INSERT ON "${name}" FOR EACH ROW WHEN (NEW."${key.name}" IS NULL)
      EXECUTE FUNCTION number_row('${key.name}')`,
  ];
}

function typeOf(column: SQLiteColumn): string {
  const type = types[column.getSQLType()];
  if (type === undefined) throw new Error(`"${column.name}" is a ${column.getSQLType()}, which PostgreSQL has not yet`);
  return type;
}

function constraintOf(column: SQLiteColumn): string {
  if (column.primary) return ' PRIMARY KEY';
  if (column.isUnique) return ' NOT NULL UNIQUE';
  return column.notNull ? ' NOT NULL' : '';
}

/** `$.name` or `$.one.other` as PostgreSQL has paths. */
const path = "string_to_array(substr(path, 3), '.')";

/** What Unicode has for what cannot be represented. */
export const unknown = '\ufffd';

/** SQLite's functions under their own names, for the paths that the queries have. What they find is text. */
export const createFunctions: readonly string[] = [
  // A text may have what PostgreSQL reads in no JSON: U+0000, and a surrogate alone, which JSON.stringify escapes.
  `CREATE OR REPLACE FUNCTION readable_json(document text) RETURNS json
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT (CASE WHEN strpos(document, '\\u') = 0 THEN document
      ELSE regexp_replace(document, '(?<!\\\\)((?:\\\\\\\\)*)\\\\u(?:0000|d[89a-f][0-9a-f]{2})', '\\1${unknown}', 'g') END)::json $$`,
  `CREATE OR REPLACE FUNCTION json_extract(document text, path text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT readable_json(document) #>> ${path} $$`,
  `CREATE OR REPLACE FUNCTION json_set(document text, path text, value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT jsonb_set(readable_json(document)::jsonb, ${path}, to_jsonb(value))::text $$`,
  `CREATE OR REPLACE FUNCTION json_array_length(document text, path text) RETURNS bigint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT json_array_length(readable_json(document) #> ${path}) $$`,
  `CREATE OR REPLACE FUNCTION json_each(document text) RETURNS TABLE (value text)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT * FROM json_array_elements_text(readable_json(document)) $$`,
  `CREATE OR REPLACE FUNCTION json_each(document text, path text) RETURNS TABLE (value text)
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT * FROM json_array_elements_text(readable_json(document) #> ${path}) $$`,
  // Two that insert at a time wait for each other here, and then see what the other has inserted.
  `CREATE OR REPLACE FUNCTION number_row() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE next bigint;
    BEGIN
      PERFORM pg_advisory_xact_lock(7023115309);
      EXECUTE format('SELECT COALESCE(MAX(%I), 0) + 1 FROM %I', TG_ARGV[0], TG_TABLE_NAME) INTO next;
      RETURN json_populate_record(NEW, json_build_object(TG_ARGV[0], next));
    END $$`,
];
