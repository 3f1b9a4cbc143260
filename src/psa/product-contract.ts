/** The first provider's products and agreement types, and which devices become which of them. Source: spec 002 §2.6, §3.1 and §5. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import {
  byId,
  cursor,
  done,
  optionalFlag,
  optionalId,
  optionalName,
  providerEntities,
  searchedName,
  typedName,
} from './psa-shapes.ts';
import { groupOperators, productMappingTypes } from './psa-terms.ts';

export const listProducts = endpoint({
  name: 'listProducts',
  summary: 'Products of the first provider by id, 500 at a time; lastId continues after the last one',
  method: 'GET',
  path: '/psacw/v2/productsPaginated',
  params: nothing,
  query: z.object({ productNameParam: searchedName, lastId: cursor }),
  body: nothing,
  response: z.object({ productList: providerEntities }),
  source: 'not shown',
});

export const listAgreementTypes = endpoint({
  name: 'listAgreementTypes',
  summary: 'Agreement types of the first provider',
  method: 'GET',
  path: '/psacw/v2/agreement-types',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({ agreementTypeList: providerEntities }),
  source: 'not shown',
});

export const nodeRoleProductMapping = z.object({
  id: identifier,
  nodeRoleId: identifier,
  /** Ids of groups of devices. */
  groups: z.array(identifier).check(z.maxLength(1000)),
  groupsLogicOperator: z.enum(groupOperators),
  productId: identifier,
  productName: optionalName,
  agreementTypeId: identifier,
  agreementTypeName: optionalName,
  /** From 1 to their count, each once. */
  ranking: z.number().check(z.int()),
});
export type NodeRoleProductMapping = z.output<typeof nodeRoleProductMapping>;

export const productMappingBody = z.object({
  name: typedName,
  productMappingType: z.enum(productMappingTypes),
  nodeRoleProductMappings: z.array(nodeRoleProductMapping).check(z.maxLength(1000)),
});
export type ProductMappingBody = z.output<typeof productMappingBody>;

export const productMapping = z.object({
  ...productMappingBody.shape,
  id: identifier,
  nodeRoleProductMappings: z.array(z.object({ ...nodeRoleProductMapping.shape, productDeleted: optionalFlag })),
});
export type ProductMapping = z.output<typeof productMapping>;

export const listProductMappings = endpoint({
  name: 'listProductMappings',
  summary: 'Product mappings by name',
  method: 'GET',
  path: '/psacw/v2/product-mappings',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(productMapping),
  source: 'not shown',
});

export const createProductMapping = endpoint({
  name: 'createProductMapping',
  summary: 'Creates a product mapping',
  method: 'POST',
  path: '/psacw/v2/product-mappings',
  params: nothing,
  query: nothing,
  body: productMappingBody,
  response: productMapping,
  source: 'not shown',
});

export const updateProductMapping = endpoint({
  name: 'updateProductMapping',
  summary: 'Saves a product mapping',
  method: 'PUT',
  path: '/psacw/v2/product-mappings/{id}',
  params: byId,
  query: nothing,
  body: productMappingBody,
  response: productMapping,
  source: 'not shown',
});

export const deleteProductMapping = endpoint({
  name: 'deleteProductMapping',
  summary: 'Deletes a product mapping; what had it has none afterwards',
  method: 'DELETE',
  path: '/psacw/v2/product-mappings/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: done,
  source: 'not shown',
});

/** A device as product rules see it. */
export const mappedDevice = z.object({
  id: identifier,
  name: z.string(),
  clientId: identifier,
  locationId: identifier,
  nodeRoleId: identifier,
  groups: z.array(identifier),
  /** Of the product mapping that its location, or else its organization, has; null: none. */
  productMappingId: optionalId,
});
export type MappedDevice = z.output<typeof mappedDevice>;

export const listMappedDevices = endpoint({
  name: 'listMappedDevices',
  summary: 'Devices with their organization, location, role and groups, by which rules map them',
  method: 'GET',
  path: '/psacw/v2/devices',
  params: nothing,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    /** Default 50. */
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  }),
  body: nothing,
  response: z.object({ results: z.array(mappedDevice), totalElements: z.number(), totalPages: z.number() }),
  source: 'not shown',
});

export const productEndpoints = [
  listProducts,
  listAgreementTypes,
  listProductMappings,
  createProductMapping,
  updateProductMapping,
  deleteProductMapping,
  listMappedDevices,
] as const;
