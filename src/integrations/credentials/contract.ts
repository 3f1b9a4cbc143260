/**
 * What scripts sign in with. Source: spec 002 §2.9, which shows no paths. The secret goes one
 * way: it is in no answer. Whether one may be saved is told by `credential-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { credentialKinds } from '../../console/integrations/credentials-slice.ts';
import { searchText } from '../../directory/directory-query.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier, sortDirections } from '../../host/http/wire.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(20_000));

const shared = {
  name: text,
  /** `USERNAME_PASSWORD`, `SSH_KEY`, `API_TOKEN` or `SNMP_COMMUNITY`. */
  kind: text,
  /** Of a username and password, and of an SSH key. */
  username: z.nullish(text),
  /** Those in which it may be used; null or absent: all of them. */
  organizationIds: z.nullish(z.array(identifier).check(z.maxLength(1000))),
};

export const credentialBody = z.object({
  ...shared,
  /** Without it the one that is stored stays. */
  secret: z.nullish(text),
});
export type CredentialBody = z.output<typeof credentialBody>;

export const credential = z.object({
  ...shared,
  kind: z.enum(credentialKinds),
  id: identifier,
  /** False: it cannot be opened any more, and has to be entered again. */
  hasSecret: z.boolean(),
  /** As they are called now; those that were deleted are left out. */
  organizations: z.array(z.object({ id: identifier, name: z.string() })),
  /** How many scheduled tasks have a script that runs as it; absent: the server does not tell. */
  uses: z.nullish(z.number()),
  changedBy: z.string(),
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
});
export type Credential = z.output<typeof credential>;

const byId = z.object({ id: pathIdentifier });

export const credentialSortFields = ['name', 'changedAt'] as const;

export const listCredentials = endpoint({
  name: 'listCredentials',
  summary: 'Credentials without their secrets, by name where nothing else is asked for',
  method: 'GET',
  path: '/credentials',
  params: nothing,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    /** In the name or the username, wherever. */
    searchCriteria: z.optional(searchText),
    kind: z.optional(z.enum(credentialKinds)),
    sortField: z.optional(z.enum(credentialSortFields)),
    sortDirection: z.optional(z.enum(sortDirections)),
  }),
  body: nothing,
  response: pageOf(credential),
  source: 'not shown',
});

export const createCredential = endpoint({
  name: 'createCredential',
  summary: 'Adds a credential, under a name that no other has',
  method: 'POST',
  path: '/credentials',
  params: nothing,
  query: nothing,
  body: credentialBody,
  response: credential,
  source: 'not shown',
});

export const updateCredential = endpoint({
  name: 'updateCredential',
  summary:
    'Saves a credential, which keeps its kind, and its secret where none is sent; If-Match names the version that was edited',
  method: 'PUT',
  path: '/credentials/{id}',
  params: byId,
  query: nothing,
  body: credentialBody,
  response: credential,
  source: 'not shown',
});

const task = z.object({ id: identifier, name: z.string() });

export const readCredentialUse = endpoint({
  name: 'readCredentialUse',
  summary: 'Scheduled tasks with a script that runs as a credential, by name',
  method: 'GET',
  path: '/credentials/{id}/use',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ tasks: z.array(task) }),
  source: 'not shown',
});
export type CredentialUse = z.output<typeof readCredentialUse.response>;

export const deleteCredential = endpoint({
  name: 'deleteCredential',
  summary: 'Deletes a credential with its secret',
  method: 'DELETE',
  path: '/credentials/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  /** Of what was deleted. */
  response: z.object({ id: identifier }),
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const credentialOutdated = 'OUTDATED';

export const credentialEndpoints = [
  listCredentials,
  createCredential,
  updateCredential,
  readCredentialUse,
  deleteCredential,
] as const;
