/** The first provider's configuration types and statuses, and what device roles become of them. Source: spec 002 §2.5, §3.1 and §5. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import { byId, done, optionalId, optionalName, providerEntities, typedName } from './psa-shapes.ts';

export const listConfigurationTypes = endpoint({
  name: 'listConfigurationTypes',
  summary: 'Configuration types and statuses of the first provider',
  method: 'GET',
  path: '/psacw/v2/configuration-types',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({ configurationTypeList: providerEntities, configurationStatusList: providerEntities }),
  source: 'not shown',
});

export const nodeRoleConfigurationMapping = z.object({
  id: identifier,
  nodeRoleId: identifier,
  nodeRoleName: optionalName,
  configurationTypeId: identifier,
  configurationTypeName: optionalName,
  onCreateStatusId: optionalId,
  onCreateStatusName: optionalName,
  onDeleteStatusId: optionalId,
  onDeleteStatusName: optionalName,
});
export type NodeRoleConfigurationMapping = z.output<typeof nodeRoleConfigurationMapping>;

export const configurationTypeMappingBody = z.object({
  name: typedName,
  nodeRoleMappings: z.array(nodeRoleConfigurationMapping).check(z.maxLength(1000)),
});
export type ConfigurationTypeMappingBody = z.output<typeof configurationTypeMappingBody>;

export const configurationTypeMapping = z.object({ ...configurationTypeMappingBody.shape, id: identifier });
export type ConfigurationTypeMapping = z.output<typeof configurationTypeMapping>;

export const listConfigurationTypeMappings = endpoint({
  name: 'listConfigurationTypeMappings',
  summary: 'Configuration type mappings by name',
  method: 'GET',
  path: '/psacw/v2/configuration-type-mappings',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(configurationTypeMapping),
  source: 'not shown',
});

export const createConfigurationTypeMapping = endpoint({
  name: 'createConfigurationTypeMapping',
  summary: 'Creates a configuration type mapping',
  method: 'POST',
  path: '/psacw/v2/configuration-type-mappings',
  params: nothing,
  query: nothing,
  body: configurationTypeMappingBody,
  response: configurationTypeMapping,
  source: 'not shown',
});

export const updateConfigurationTypeMapping = endpoint({
  name: 'updateConfigurationTypeMapping',
  summary: 'Saves a configuration type mapping',
  method: 'PUT',
  path: '/psacw/v2/configuration-type-mappings/{id}',
  params: byId,
  query: nothing,
  body: configurationTypeMappingBody,
  response: configurationTypeMapping,
  source: 'not shown',
});

export const deleteConfigurationTypeMapping = endpoint({
  name: 'deleteConfigurationTypeMapping',
  summary: 'Deletes a configuration type mapping; what had it has none afterwards',
  method: 'DELETE',
  path: '/psacw/v2/configuration-type-mappings/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: done,
  source: 'not shown',
});

export const configurationEndpoints = [
  listConfigurationTypes,
  listConfigurationTypeMappings,
  createConfigurationTypeMapping,
  updateConfigurationTypeMapping,
  deleteConfigurationTypeMapping,
] as const;
