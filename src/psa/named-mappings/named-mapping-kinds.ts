/** The three kinds of mappings that have a name, each with its calls. Source: spec 002 §2.5 to §2.7. */
import type * as z from 'zod/mini';
import type { Endpoint } from '../../host/http/endpoint.ts';
import type { nothing } from '../../host/http/wire.ts';
import {
  type ConfigurationTypeMapping,
  type ConfigurationTypeMappingBody,
  createConfigurationTypeMapping,
  deleteConfigurationTypeMapping,
  listConfigurationTypeMappings,
  updateConfigurationTypeMapping,
} from '../configuration-contract.ts';
import type { Named } from '../mapping-choice.ts';
import {
  createProductMapping,
  deleteProductMapping,
  listProductMappings,
  type ProductMapping,
  type ProductMappingBody,
  updateProductMapping,
} from '../product-contract.ts';
import type { byId } from '../psa-shapes.ts';
import {
  createRoleMapping,
  deleteRoleMapping,
  listRoleMappings,
  type RoleMapping,
  type RoleMappingBody,
  updateRoleMapping,
} from '../role-contract.ts';

export interface NamedMappingKind<Mapping extends Named, Body> {
  /** By which texts are found. */
  readonly name: 'configuration' | 'product' | 'role';
  readonly list: Call<typeof nothing, typeof nothing, readonly Mapping[]>;
  readonly create: Call<typeof nothing, z.core.$ZodType<Body>, Mapping>;
  readonly update: Call<typeof byId, z.core.$ZodType<Body>, Mapping>;
  readonly remove: Call<typeof byId, typeof nothing, unknown>;
}

type Call<Params extends z.core.$ZodType, Body extends z.core.$ZodType, Answer> = Endpoint<
  Params,
  typeof nothing,
  Body,
  z.core.$ZodType<Answer>
>;

export const configurationKind: NamedMappingKind<ConfigurationTypeMapping, ConfigurationTypeMappingBody> = {
  name: 'configuration',
  list: listConfigurationTypeMappings,
  create: createConfigurationTypeMapping,
  update: updateConfigurationTypeMapping,
  remove: deleteConfigurationTypeMapping,
};

export const productKind: NamedMappingKind<ProductMapping, ProductMappingBody> = {
  name: 'product',
  list: listProductMappings,
  create: createProductMapping,
  update: updateProductMapping,
  remove: deleteProductMapping,
};

export const roleKind: NamedMappingKind<RoleMapping, RoleMappingBody> = {
  name: 'role',
  list: listRoleMappings,
  create: createRoleMapping,
  update: updateRoleMapping,
  remove: deleteRoleMapping,
};
