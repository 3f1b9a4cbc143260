/**
 * What custom fields say of one organization, location, device or end user. Source: spec 002 §3.5, which shows no paths. Whether
 * values may be saved is told by `value-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../../host/http/endpoint.ts';
import { oneOf } from '../../../host/http/one-of.ts';
import { identifier, nothing, pathIdentifier } from '../../../host/http/wire.ts';
import { customField } from '../contract.ts';
import { customFieldScopes } from '../field-types.ts';

const text = z.string().check(z.maxLength(20_000));

/** Text; of a `CHECKBOX` true or false; of a `MULTI_SELECT` a list. Null: it has none. */
const value = z.nullable(oneOf(text, z.boolean(), z.array(text).check(z.maxLength(1000))));
export type ValueOnWire = z.output<typeof value>;

const fieldValues = z.object({
  /** Of whom they are. */
  name: z.string(),
  /** Another one with every change, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  /** Those that stand on it, by name. */
  fields: z.array(z.object({ field: customField, value })),
});
export type FieldValuesOnWire = z.output<typeof fieldValues>;

const byOwner = z.object({ scope: z.enum(customFieldScopes), ownerId: pathIdentifier });

export const readCustomFieldValues = endpoint({
  name: 'readCustomFieldValues',
  summary: 'The custom fields of an organization, location, device or end user, with their values',
  method: 'GET',
  path: '/custom-fields/values/{scope}/{ownerId}',
  params: byOwner,
  query: nothing,
  body: nothing,
  response: fieldValues,
  source: 'not shown',
});

export const saveCustomFieldValues = endpoint({
  name: 'saveCustomFieldValues',
  summary: 'Saves values of custom fields; those that are not named stay. If-Match names the version that was edited',
  method: 'PUT',
  path: '/custom-fields/values/{scope}/{ownerId}',
  params: byOwner,
  query: nothing,
  body: z.object({ values: z.array(z.object({ fieldId: identifier, value })).check(z.maxLength(1000)) }),
  response: fieldValues,
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const fieldValuesOutdated = 'OUTDATED';

export const customFieldValueEndpoints = [readCustomFieldValues, saveCustomFieldValues] as const;
