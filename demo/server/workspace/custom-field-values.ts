/** What custom fields say of one organization, location, device or end user, stored by the rules of their form. */
import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FormIssue } from '../../../src/base/form-rules.ts';
import { jsonText } from '../../../src/base/json-text.ts';
import type { CustomField } from '../../../src/workspace/custom-fields/contract.ts';
import type { CustomFieldScope } from '../../../src/workspace/custom-fields/field-types.ts';
import { valueIn, valueIssues, valueOut } from '../../../src/workspace/custom-fields/values/value-rules.ts';
import {
  type FieldValuesOnWire,
  fieldValuesOutdated,
  type ValueOnWire,
} from '../../../src/workspace/custom-fields/values/values-contract.ts';
import { type Named, nameOf } from '../activity/names.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { customField, customFieldValue } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { asCustomField } from './custom-fields.ts';

export interface ValueOwner {
  readonly scope: CustomFieldScope;
  readonly ownerId: string;
}

export interface SentValue {
  readonly fieldId: string;
  readonly value: ValueOnWire;
}

const owners: Readonly<Record<CustomFieldScope, Named>> = {
  organization: 'organization',
  location: 'location',
  node: 'device',
  end_user: 'user',
};

export async function readFieldValues(database: Database, { scope, ownerId }: ValueOwner): Promise<FieldValuesOnWire> {
  const id = String(rowIdOf(scope, ownerId));
  const name = await nameOf(database, owners[scope], id);
  if (name === null) throw notFound('What has the custom fields');
  const [fields, values] = await Promise.all([
    database
      .select()
      .from(customField)
      .where(sql`EXISTS (SELECT 1 FROM json_each(${customField.content}, '$.scopes') WHERE value = ${scope})`)
      .orderBy(asc(customField.sortKey), asc(customField.id)),
    database
      .select()
      .from(customFieldValue)
      .where(and(eq(customFieldValue.scope, scope), eq(customFieldValue.ownerId, id))),
  ]);
  const known = new Map(values.map((row) => [row.fieldId, row.value as ValueOnWire]));
  return answerOf(
    name,
    fields.map((row) => ({ field: asCustomField(row), value: known.get(row.id) ?? null })),
  );
}

/** Within a change: all of them, or none. */
export async function saveFieldValues(
  database: Database,
  owner: ValueOwner,
  sent: readonly SentValue[],
  edited: string | undefined,
): Promise<Change<FieldValuesOnWire>> {
  const before = await readFieldValues(database, owner);
  if (edited !== undefined && edited !== before.version) {
    const message = `Somebody has saved custom fields of “${before.name}” since you opened them. Nothing was overwritten.`;
    throw new Refusal(412, fieldValuesOutdated, message);
  }
  const changes = new Map(sent.map(({ fieldId, value }) => [fieldId, value]));
  const fields = before.fields.map(({ field }) => field);
  requireKnown(fields, changes);
  const next = before.fields.map(({ field, value }) => ({
    field,
    value: changes.has(field.id) ? valueOut(field, valueIn(field, changes.get(field.id) ?? null)) : value,
  }));
  requireValid(valueIssues(fields, formValues(next), formValues(before.fields)), { words: {} });
  const after = answerOf(before.name, next);
  const { scope } = owner;
  const ownerId = String(rowIdOf(scope, owner.ownerId));
  const changed = next.filter(({ value }, index) => jsonText(value) !== jsonText(before.fields[index]?.value ?? null));
  const ids = changed.map(({ field }) => rowId(field.id));
  const first = await nextId(database, customFieldValue);
  const rows = changed.flatMap(({ field, value }) =>
    value === null ? [] : [{ fieldId: rowId(field.id), scope, ownerId, value }],
  );
  return {
    writes: [
      database
        .delete(customFieldValue)
        .where(
          and(
            eq(customFieldValue.scope, scope),
            eq(customFieldValue.ownerId, ownerId),
            inArray(customFieldValue.fieldId, ids),
          ),
        ),
      ...rows.map((row, index) => database.insert(customFieldValue).values({ id: first + index, ...row })),
    ],
    answer: after,
  };
}

/** People have ids that are names. */
const rowIdOf = (scope: CustomFieldScope, id: string): string | number => (scope === 'end_user' ? id : rowId(id));

const formValues = (all: FieldValuesOnWire['fields']) =>
  Object.fromEntries(all.map(({ field, value }) => [field.id, valueIn(field, value)]));

/** A field that was deleted, or stands on something else, has no value here. */
function requireKnown(fields: readonly CustomField[], changes: ReadonlyMap<string, ValueOnWire>): void {
  const ids = new Set(fields.map(({ id }) => id));
  const issues = [...changes.keys()]
    .filter((id) => !ids.has(id))
    .map((id): FormIssue => ({ path: id, code: 'invalid' }));
  requireValid(issues, { words: {} });
}

/** The version is what it says: of the same values it is the same. */
function answerOf(name: string, fields: FieldValuesOnWire['fields']): FieldValuesOnWire {
  const text = jsonText(fields.map(({ field, value }) => [field.id, field.version, value]));
  return { name, version: createHash('sha256').update(text).digest('hex').slice(0, 16), fields };
}
