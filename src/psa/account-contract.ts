/**
 * The second provider's accounts and locations, and the organizations and locations that are mapped to them. Source: spec
 * 002 §2.7, §3.2, §4 and §7; names and spelling are the document's.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pathIdentifier } from '../host/http/wire.ts';
import {
  autoMapPreview,
  autoMapQuestion,
  byClient,
  changedCount,
  clientList,
  cursor,
  done,
  mappingCounts,
  mappingQuery,
  matchReason,
  optionalId,
  optionalName,
  provenance,
  providerEntities,
  refusedPairs,
  searchedName,
  undone,
  undoOrder,
} from './psa-shapes.ts';
import { mappingOrigins, psaLimits } from './psa-terms.ts';

/** Which types of accounts are offered. */
export const accountFilter = z.object({
  companyFilterMap: z.object({ types: providerEntities }),
  accountCriteria: z.object({ selectedTypes: providerEntities }),
});
export type AccountFilter = z.output<typeof accountFilter>;

export const readAccountFilter = endpoint({
  name: 'readAccountFilter',
  summary: 'Types of accounts at the second provider, and which of them are offered for mapping',
  method: 'GET',
  path: '/psaat/v2/account-filter',
  params: nothing,
  query: nothing,
  body: nothing,
  response: accountFilter,
  source: 'not shown',
});

export const saveAccountFilter = endpoint({
  name: 'saveAccountFilter',
  summary: 'Sets the types of the accounts that are offered for mapping',
  method: 'PUT',
  path: '/psaat/v2/account-filter',
  params: nothing,
  query: nothing,
  body: z.object({ selectedTypes: z.array(identifier).check(z.maxLength(1000)) }),
  response: accountFilter,
  source: 'not shown',
});

export const listAccounts = endpoint({
  name: 'listAccounts',
  summary: 'Accounts of the second provider by id, 500 at a time; lastId continues after the last one',
  method: 'GET',
  path: '/psaat/v2/accountsPaginated',
  params: nothing,
  query: z.object({ accountNameParam: searchedName, lastId: cursor }),
  body: nothing,
  response: z.object({ accountList: providerEntities }),
  source: '002 §7',
});

export const listAccountLocations = endpoint({
  name: 'listAccountLocations',
  summary: 'The locations of an account of the second provider',
  method: 'GET',
  path: '/psaat/v3/locations/{accountId}',
  params: z.object({ accountId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: providerEntities,
  source: '002 §7',
});

export const accountMapping = z.object({
  clientId: identifier,
  clientName: z.string(),
  accountId: optionalId,
  accountName: optionalName,
  accountDeleted: z.nullish(z.boolean()),
  /** A role mapping's. */
  installedProductCategoryMappingId: optionalId,
  installedProductCategoryMappingName: optionalName,
  /** How many of its locations another account would reset. */
  mappedLocationCount: z.number(),
  provenance: z.nullish(provenance),
});
export type AccountMapping = z.output<typeof accountMapping>;

export const listAccountMappings = endpoint({
  name: 'listAccountMappings',
  summary: 'Organizations with the accounts of the second provider that they are mapped to',
  method: 'GET',
  path: '/psaat/v2/account-mappings',
  params: nothing,
  query: mappingQuery,
  body: nothing,
  response: z.object({
    results: z.array(accountMapping),
    totalElements: z.number(),
    totalPages: z.number(),
    counts: mappingCounts,
  }),
  source: 'not shown',
});

/** Location mappings of organizations whose account is another one now are gone. */
const changedAccounts = z.object({ ...changedCount.shape, resetLocations: z.number() });

const mappedAccount = {
  accountId: optionalId,
  installedProductCategoryMappingId: optionalId,
};

export const saveAccountMapping = endpoint({
  name: 'saveAccountMapping',
  summary: 'Maps an organization to an account; another account resets the mappings of the organization’s locations',
  method: 'PUT',
  path: '/psaat/v2/account-mappings/{clientId}',
  params: byClient,
  query: nothing,
  body: z.object(mappedAccount),
  response: changedAccounts,
  source: 'not shown',
});

export const saveAccountMappings = endpoint({
  name: 'saveAccountMappings',
  summary: 'Maps several organizations at once: those of an auto map, a bulk assignment, an import or an undo',
  method: 'POST',
  path: '/psaat/v2/account-mappings',
  params: nothing,
  query: nothing,
  body: z.object({
    origin: z.enum(mappingOrigins),
    mappings: z
      .array(
        z.object({
          clientId: identifier,
          /** Absent: stays; null: is cleared. */
          ...mappedAccount,
          score: z.nullish(z.number()),
          reason: z.nullish(matchReason),
        }),
      )
      .check(z.minLength(1), z.maxLength(psaLimits.batch)),
  }),
  response: changedAccounts,
  source: 'not shown',
});

export const clearAccountMappings = endpoint({
  name: 'clearAccountMappings',
  summary: 'Deletes what the organizations and their locations are mapped to',
  method: 'POST',
  path: '/psaat/v2/account-mappings/clear',
  params: nothing,
  query: nothing,
  body: clientList,
  response: changedAccounts,
  source: 'not shown',
});

export const undoAccountMappings = endpoint({
  name: 'undoAccountMappings',
  summary: 'Takes changes of mappings back, with the sites of locations, unless somebody else has changed them since',
  method: 'POST',
  path: '/psaat/v2/account-mappings/undo',
  params: nothing,
  query: nothing,
  body: undoOrder,
  response: undone,
  source: 'not shown',
});

export const previewAccountAutoMap = endpoint({
  name: 'previewAccountAutoMap',
  summary: 'Which organizations would be mapped to which accounts by their names; saves nothing',
  method: 'POST',
  path: '/psaat/v2/account-mappings/auto-map-preview',
  params: nothing,
  query: nothing,
  body: autoMapQuestion,
  response: autoMapPreview,
  source: 'not shown',
});

export const refuseAccountMatches = endpoint({
  name: 'refuseAccountMatches',
  summary: 'Remembers pairs of organization and account that are not to be proposed again',
  method: 'POST',
  path: '/psaat/v2/account-mappings/refused',
  params: nothing,
  query: nothing,
  body: refusedPairs,
  response: done,
  source: 'not shown',
});

export const locationMapping = z.object({
  locationId: identifier,
  locationName: z.string(),
  clientId: identifier,
  clientName: z.string(),
  autotaskAccountId: optionalId,
  autotaskAccountName: optionalName,
  autotaskAccountDeleted: z.nullish(z.boolean()),
  autotaskLocationId: optionalId,
  autotaskLocationName: optionalName,
});
export type LocationMapping = z.output<typeof locationMapping>;

export const listLocationMappings = endpoint({
  name: 'listLocationMappings',
  summary: 'Locations of the organizations that are mapped to an account, by name',
  method: 'GET',
  path: '/psaat/v2/location-mappings',
  params: nothing,
  query: z.object({
    page: mappingQuery.shape.page,
    pageSize: mappingQuery.shape.pageSize,
    searchCriteria: searchedName,
    /** Of one organization. */
    clientId: z.optional(z.string().check(z.maxLength(400))),
    sortDirection: mappingQuery.shape.sortDirection,
  }),
  body: nothing,
  response: z.object({ results: z.array(locationMapping), totalElements: z.number(), totalPages: z.number() }),
  source: 'not shown',
});

export const saveLocationMapping = endpoint({
  name: 'saveLocationMapping',
  summary: 'Maps a location to a location of its organization’s account',
  method: 'PUT',
  path: '/psaat/v2/location-mappings/{locationId}',
  params: z.object({ locationId: pathIdentifier }),
  query: nothing,
  body: z.object({ autotaskLocationId: optionalId }),
  response: locationMapping,
  source: 'not shown',
});

export const accountEndpoints = [
  readAccountFilter,
  saveAccountFilter,
  listAccounts,
  listAccountLocations,
  listAccountMappings,
  saveAccountMapping,
  saveAccountMappings,
  clearAccountMappings,
  undoAccountMappings,
  previewAccountAutoMap,
  refuseAccountMatches,
  listLocationMappings,
  saveLocationMapping,
] as const;
