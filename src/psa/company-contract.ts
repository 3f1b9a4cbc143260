/**
 * The first provider's companies, and the organizations and locations that are mapped to them and to their sites. Source:
 * spec 002 §2.1 to §2.4, §3.1, §4 and §7, which shows one of the paths.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pathIdentifier } from '../host/http/wire.ts';
import {
  autoMapPreview,
  autoMapQuestion,
  byClient,
  changedCount,
  changeId,
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
import { mappingOrigins, mappingTypes, psaLimits } from './psa-terms.ts';

/** Limits which companies are offered. What was chosen and is deleted since is told with its name. */
export const companyCriteria = z.object({
  types: providerEntities,
  statuses: providerEntities,
  selectedTypes: providerEntities,
  selectedStatuses: providerEntities,
});
export type CompanyCriteria = z.output<typeof companyCriteria>;

const identifiers = z.array(identifier).check(z.maxLength(1000));

export const readCompanyCriteria = endpoint({
  name: 'readCompanyCriteria',
  summary: 'Types and statuses of companies at the first provider, and which of them are offered for mapping',
  method: 'GET',
  path: '/psacw/v2/company-criteria',
  params: nothing,
  query: nothing,
  body: nothing,
  response: companyCriteria,
  source: 'not shown',
});

export const saveCompanyCriteria = endpoint({
  name: 'saveCompanyCriteria',
  summary: 'Sets the types and statuses of the companies that are offered for mapping',
  method: 'PUT',
  path: '/psacw/v2/company-criteria',
  params: nothing,
  query: nothing,
  body: z.object({ selectedTypes: identifiers, selectedStatuses: identifiers }),
  response: companyCriteria,
  source: 'not shown',
});

export const listCompanies = endpoint({
  name: 'listCompanies',
  summary: 'Companies of the first provider by id, 500 at a time; lastId continues after the last one',
  method: 'GET',
  path: '/psacw/v2/companiesPaginated',
  params: nothing,
  query: z.object({ companyNameParam: searchedName, lastId: cursor }),
  body: nothing,
  response: z.object({ companyList: providerEntities }),
  source: 'not shown',
});

export const listSites = endpoint({
  name: 'listSites',
  summary: 'The sites of a company of the first provider',
  method: 'GET',
  path: '/psacw/v2/sites/{companyId}',
  params: z.object({ companyId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ siteList: providerEntities }),
  source: 'not shown',
});

export const listAgreements = endpoint({
  name: 'listAgreements',
  summary: 'The agreements of a company of the first provider',
  method: 'GET',
  path: '/psacw/v2/finance/agreements',
  params: nothing,
  query: z.object({ companyId: z.string().check(z.minLength(1), z.maxLength(400)) }),
  body: nothing,
  response: z.object({ financeAgreementList: providerEntities }),
  source: '002 §7',
});

/** What a location, or an organization, has of product mappings and configuration type mappings. */
const chosenMappings = {
  productMappingId: optionalId,
  productMappingType: z.nullish(z.enum(mappingTypes)),
  configurationTypeMappingId: optionalId,
  configurationTypeMappingType: z.nullish(z.enum(mappingTypes)),
};

const chosenNames = { productMappingName: optionalName, configurationTypeMappingName: optionalName };

const locationSiteBody = z.object({
  locationId: identifier,
  psaSiteId: optionalId,
  ...chosenMappings,
  agreementId: optionalId,
});

export const locationSiteMapping = z.object({
  ...locationSiteBody.shape,
  ...chosenNames,
  locationName: z.string(),
  psaSiteName: optionalName,
  psaSiteDeleted: z.nullish(z.boolean()),
  agreementName: optionalName,
  mapped: z.boolean(),
});
export type LocationSiteMapping = z.output<typeof locationSiteMapping>;

const rowMembers = {
  clientId: identifier,
  clientName: z.string(),
  companyId: optionalId,
  companyName: optionalName,
  companyDeleted: z.nullish(z.boolean()),
  ...chosenMappings,
  ...chosenNames,
  provenance: z.nullish(provenance),
};

export const organizationMappingRow = z.object({
  ...rowMembers,
  locationCount: z.number(),
  mappedLocationCount: z.number(),
});
export type OrganizationMappingRow = z.output<typeof organizationMappingRow>;

export const organizationMapping = z.object({
  ...rowMembers,
  /** Every location of the organization. */
  locationSiteMappings: z.array(locationSiteMapping),
});
export type OrganizationMapping = z.output<typeof organizationMapping>;

/** Names are the server's to know. */
export const organizationMappingBody = z.object({
  companyId: identifier,
  ...chosenMappings,
  locationSiteMappings: z.array(locationSiteBody).check(z.maxLength(10_000)),
});
export type OrganizationMappingBody = z.output<typeof organizationMappingBody>;

export const listOrganizationMappings = endpoint({
  name: 'listOrganizationMappings',
  summary: 'Organizations with the companies of the first provider that they are mapped to',
  method: 'GET',
  path: '/psacw/v2/organization-mappings',
  params: nothing,
  query: mappingQuery,
  body: nothing,
  response: z.object({
    results: z.array(organizationMappingRow),
    totalElements: z.number(),
    totalPages: z.number(),
    counts: mappingCounts,
  }),
  source: 'not shown',
});

export const readOrganizationMapping = endpoint({
  name: 'readOrganizationMapping',
  summary: 'What an organization and each of its locations are mapped to at the first provider',
  method: 'GET',
  path: '/psacw/v2/organization-mappings/{clientId}',
  params: byClient,
  query: nothing,
  body: nothing,
  response: organizationMapping,
  source: 'not shown',
});

const savedOrganization = z.object({ ...organizationMapping.shape, changeId });
export type SavedOrganization = z.output<typeof savedOrganization>;

export const saveOrganizationMapping = endpoint({
  name: 'saveOrganizationMapping',
  summary: 'Maps an organization and its locations; locations that are not named stay as they are',
  method: 'PUT',
  path: '/psacw/v2/organization-mappings/{clientId}',
  params: byClient,
  query: nothing,
  body: organizationMappingBody,
  response: savedOrganization,
  source: 'not shown',
});

const batchMapping = z.object({
  clientId: identifier,
  /** Absent: stays; null: is cleared. */
  companyId: optionalId,
  ...chosenMappings,
  score: z.nullish(z.number()),
  reason: z.nullish(matchReason),
});

export const saveOrganizationMappings = endpoint({
  name: 'saveOrganizationMappings',
  summary: 'Maps several organizations at once: those of an auto map, a bulk assignment, an import or an undo',
  method: 'POST',
  path: '/psacw/v2/organization-mappings',
  params: nothing,
  query: nothing,
  body: z.object({
    origin: z.enum(mappingOrigins),
    mappings: z.array(batchMapping).check(z.minLength(1), z.maxLength(psaLimits.batch)),
  }),
  response: changedCount,
  source: 'not shown',
});

export const clearOrganizationMappings = endpoint({
  name: 'clearOrganizationMappings',
  summary: 'Deletes what the organizations and their locations are mapped to',
  method: 'POST',
  path: '/psacw/v2/organization-mappings/clear',
  params: nothing,
  query: nothing,
  body: clientList,
  response: changedCount,
  source: 'not shown',
});

export const undoOrganizationMappings = endpoint({
  name: 'undoOrganizationMappings',
  summary: 'Takes changes of mappings back, with the sites of locations, unless somebody else has changed them since',
  method: 'POST',
  path: '/psacw/v2/organization-mappings/undo',
  params: nothing,
  query: nothing,
  body: undoOrder,
  response: undone,
  source: 'not shown',
});

export const previewAutoMap = endpoint({
  name: 'previewAutoMap',
  summary: 'Which organizations would be mapped to which companies by their names; saves nothing',
  method: 'POST',
  path: '/psacw/v2/organization-mappings/auto-map-preview',
  params: nothing,
  query: nothing,
  body: autoMapQuestion,
  response: autoMapPreview,
  source: 'not shown',
});

export const refuseMatches = endpoint({
  name: 'refuseMatches',
  summary: 'Remembers pairs of organization and company that are not to be proposed again',
  method: 'POST',
  path: '/psacw/v2/organization-mappings/refused',
  params: nothing,
  query: nothing,
  body: refusedPairs,
  response: done,
  source: 'not shown',
});

export const companyEndpoints = [
  readCompanyCriteria,
  saveCompanyCriteria,
  listCompanies,
  listSites,
  listAgreements,
  listOrganizationMappings,
  readOrganizationMapping,
  saveOrganizationMapping,
  saveOrganizationMappings,
  clearOrganizationMappings,
  undoOrganizationMappings,
  previewAutoMap,
  refuseMatches,
] as const;
