/**
 * Users, end users and contacts as somebody manages them; `directory/contract.ts` has them as everybody chooses them.
 * Source: spec 002 §2.9, §3.5, §4 and §9, which show no paths. Whether a person may be saved is told by
 * `person-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { searchText } from '../directory/directory-query.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier, sortDirections } from '../host/http/wire.ts';
import { personKindNames, personLimits } from './person-kinds.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(10_000));
const roles = z.array(identifier).check(z.maxLength(2 * personLimits.roles));

/** What is sent. Members that the kind lacks are left out, and ignored where they come. */
export const personBody = z.object({
  name: text,
  email: z.nullish(text),
  /** The organization of an end user or contact. */
  clientId: z.nullish(identifier),
  /** Of a user. */
  userRoles: z.nullish(roles),
  /** May view tickets. */
  permitted: z.nullish(z.boolean()),
});
export type PersonBody = z.output<typeof personBody>;

export const person = z.object({
  ...personBody.shape,
  id: identifier,
  clientName: z.nullish(z.string()),
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
});
export type Person = z.output<typeof person>;

const ofKind = z.object({ kind: z.enum(personKindNames) });
const byId = z.object({ ...ofKind.shape, id: pathIdentifier });

export const personSortFields = ['name', 'email'] as const;

export const listPeople = endpoint({
  name: 'listPeople',
  summary: 'Users, end users or contacts, by name where nothing else is asked for',
  method: 'GET',
  path: '/people/{kind}',
  params: ofKind,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
    /** In the name or the address, wherever. */
    searchCriteria: z.optional(searchText),
    sortField: z.optional(z.enum(personSortFields)),
    sortDirection: z.optional(z.enum(sortDirections)),
  }),
  body: nothing,
  response: pageOf(person),
  source: 'not shown',
});

export const createPerson = endpoint({
  name: 'createPerson',
  summary: 'Creates a user, end user or contact, with an e-mail address that nobody else has',
  method: 'POST',
  path: '/people/{kind}',
  params: ofKind,
  query: nothing,
  body: personBody,
  response: person,
  source: 'not shown',
});

export const updatePerson = endpoint({
  name: 'updatePerson',
  summary: 'Saves a user, end user or contact; If-Match names the version that was edited',
  method: 'PUT',
  path: '/people/{kind}/{id}',
  params: byId,
  query: nothing,
  body: personBody,
  response: person,
  source: 'not shown',
});

const openTickets = z.number().check(z.int(), z.minimum(0));

export const readPersonUse = endpoint({
  name: 'readPersonUse',
  summary: 'How many open tickets somebody is assignee or requester of, before they are deleted',
  method: 'GET',
  path: '/people/{kind}/{id}/use',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ openTickets }),
  source: 'not shown',
});
export type PersonUse = z.output<typeof readPersonUse.response>;

export const deletePerson = endpoint({
  name: 'deletePerson',
  summary: 'Deletes a user, end user or contact, and clears them as assignee and requester of open tickets',
  method: 'DELETE',
  path: '/people/{kind}/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  /** How many tickets lost an assignee or requester. */
  response: z.object({ openTickets }),
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const personOutdated = 'OUTDATED';
/** Deleting oneself, or somebody without whom nobody could sign in. The answer is 409, and nothing is deleted. */
export const personNeeded = 'person_needed';

export const peopleEndpoints = [listPeople, createPerson, updatePerson, readPersonUse, deletePerson] as const;
