/** The second provider's products and categories, and what device roles become of them. Source: spec 002 §2.7, §3.2, §5 and §7. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import {
  byId,
  cursor,
  done,
  optionalFlag,
  optionalName,
  providerEntities,
  searchedName,
  typedName,
} from './psa-shapes.ts';

export const listProductCategories = endpoint({
  name: 'listProductCategories',
  summary: 'Categories of installed products at the second provider',
  method: 'GET',
  path: '/psaat/v3/installedProductCategoriesList',
  params: nothing,
  query: nothing,
  body: nothing,
  response: providerEntities,
  source: '002 §7',
});

export const listAccountProducts = endpoint({
  name: 'listAccountProducts',
  summary: 'Products of the second provider by id, 500 at a time; lastId continues after the last one',
  method: 'GET',
  path: '/psaat/v2/productsPaginated',
  params: nothing,
  query: z.object({ productNameParam: searchedName, lastId: cursor }),
  body: nothing,
  response: z.object({ productList: providerEntities }),
  source: '002 §7',
});

export const nodeRoleCategoryMapping = z.object({
  id: identifier,
  nodeRoleId: identifier,
  productId: identifier,
  productName: optionalName,
  installedProductCategoryId: identifier,
  installedProductCategoryName: optionalName,
});
export type NodeRoleCategoryMapping = z.output<typeof nodeRoleCategoryMapping>;

export const roleMappingBody = z.object({
  name: typedName,
  disableInstalledProductOnNodeDelete: z.boolean(),
  overrideProductMapping: z.boolean(),
  nodeRoleInstalledProductCategoryMappings: z.array(nodeRoleCategoryMapping).check(z.maxLength(1000)),
});
export type RoleMappingBody = z.output<typeof roleMappingBody>;

export const roleMapping = z.object({
  ...roleMappingBody.shape,
  id: identifier,
  nodeRoleInstalledProductCategoryMappings: z.array(
    z.object({ ...nodeRoleCategoryMapping.shape, productDeleted: optionalFlag }),
  ),
});
export type RoleMapping = z.output<typeof roleMapping>;

export const listRoleMappings = endpoint({
  name: 'listRoleMappings',
  summary: 'Role mappings of the second provider by name',
  method: 'GET',
  path: '/psaat/v2/role-mappings',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(roleMapping),
  source: 'not shown',
});

export const createRoleMapping = endpoint({
  name: 'createRoleMapping',
  summary: 'Creates a role mapping',
  method: 'POST',
  path: '/psaat/v2/role-mappings',
  params: nothing,
  query: nothing,
  body: roleMappingBody,
  response: roleMapping,
  source: 'not shown',
});

export const updateRoleMapping = endpoint({
  name: 'updateRoleMapping',
  summary: 'Saves a role mapping',
  method: 'PUT',
  path: '/psaat/v2/role-mappings/{id}',
  params: byId,
  query: nothing,
  body: roleMappingBody,
  response: roleMapping,
  source: 'not shown',
});

export const deleteRoleMapping = endpoint({
  name: 'deleteRoleMapping',
  summary: 'Deletes a role mapping; organizations that had it have none afterwards',
  method: 'DELETE',
  path: '/psaat/v2/role-mappings/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: done,
  source: 'not shown',
});

export const roleEndpoints = [
  listProductCategories,
  listAccountProducts,
  listRoleMappings,
  createRoleMapping,
  updateRoleMapping,
  deleteRoleMapping,
] as const;
