/**
 * Definitions of custom fields. Source: spec 002 §2.9 and §3.5, which show no paths. Whether one may be saved is told by
 * `field-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { searchText } from '../../directory/directory-query.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier, sortDirections } from '../../host/http/wire.ts';
import { customFieldLimits, customFieldScopes } from './field-types.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(10_000));

export const customFieldBody = z.object({
  name: text,
  description: z.nullish(text),
  /** One of the types of ticket attributes. */
  type: text,
  /** `organization`, `location`, `node` or `end_user`: on what it stands. */
  scopes: z.array(text).check(z.maxLength(100)),
  /** Of `DROPDOWN` and `MULTI_SELECT`. */
  choices: z.nullish(z.array(text).check(z.maxLength(2 * customFieldLimits.choices))),
});
export type CustomFieldBody = z.output<typeof customFieldBody>;

export const customField = z.object({
  ...customFieldBody.shape,
  id: identifier,
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
});
export type CustomField = z.output<typeof customField>;

const byId = z.object({ id: pathIdentifier });

export const customFieldSortFields = ['name'] as const;

export const listCustomFields = endpoint({
  name: 'listCustomFields',
  summary: 'Definitions of custom fields, by name where nothing else is asked for',
  method: 'GET',
  path: '/custom-fields',
  params: nothing,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    /** In the name or the description, wherever. */
    searchCriteria: z.optional(searchText),
    /** Those that stand on it. */
    scope: z.optional(z.enum(customFieldScopes)),
    sortField: z.optional(z.enum(customFieldSortFields)),
    sortDirection: z.optional(z.enum(sortDirections)),
  }),
  body: nothing,
  response: pageOf(customField),
  source: 'not shown',
});

export const createCustomField = endpoint({
  name: 'createCustomField',
  summary: 'Defines a custom field, under a name that no other has',
  method: 'POST',
  path: '/custom-fields',
  params: nothing,
  query: nothing,
  body: customFieldBody,
  response: customField,
  source: 'not shown',
});

export const updateCustomField = endpoint({
  name: 'updateCustomField',
  summary:
    'Saves a custom field, which keeps its type and the scopes in which it has values; If-Match names the version that was edited',
  method: 'PUT',
  path: '/custom-fields/{id}',
  params: byId,
  query: nothing,
  body: customFieldBody,
  response: customField,
  source: 'not shown',
});

export const readCustomFieldUse = endpoint({
  name: 'readCustomFieldUse',
  summary: 'On how many organizations, locations, devices and end users a custom field has a value',
  method: 'GET',
  path: '/custom-fields/{id}/use',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({
    values: z.array(z.object({ scope: z.enum(customFieldScopes), count: z.number().check(z.int(), z.minimum(1)) })),
  }),
  source: 'not shown',
});
export type CustomFieldUse = z.output<typeof readCustomFieldUse.response>;

export const deleteCustomField = endpoint({
  name: 'deleteCustomField',
  summary: 'Deletes a custom field with all its values',
  method: 'DELETE',
  path: '/custom-fields/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  /** How many values went with it. */
  response: z.object({ values: z.number().check(z.int(), z.minimum(0)) }),
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const customFieldOutdated = 'OUTDATED';

export const customFieldEndpoints = [
  listCustomFields,
  createCustomField,
  updateCustomField,
  readCustomFieldUse,
  deleteCustomField,
] as const;
