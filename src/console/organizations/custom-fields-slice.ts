/** Fields that an administrator has defined, and on what they stand. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { listSlice } from '../list-slice.ts';
import { constant, id } from '../shapes.ts';

export const customFieldScopes = ['organization', 'location', 'node', 'end_user'] as const;
export type CustomFieldScope = (typeof customFieldScopes)[number];

export const customFieldsSlice = listSlice({
  name: 'customFields',
  section: '002 §3.5',
  what: 'custom field',
  entry: z.object({
    id,
    name: z.string(),
    /** The document shows no list. */
    type: constant,
    scopes: z.array(z.enum(customFieldScopes)).check(z.refine((scopes) => new Set(scopes).size === scopes.length)),
  }),
});

/** In the order in which they were defined. */
export const fieldsWithScope = <Field extends { readonly scopes: readonly CustomFieldScope[] }>(
  fields: readonly Field[],
  scope: CustomFieldScope,
): Field[] => fields.filter(({ scopes }) => scopes.includes(scope));
