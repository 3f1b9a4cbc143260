/** Configurations, products, roles and categories of the providers, and the mappings to them (spec 002 §2.5 to §2.7 and §7). */
import { asc, count } from 'drizzle-orm';
import {
  createConfigurationTypeMapping,
  deleteConfigurationTypeMapping,
  listConfigurationTypeMappings,
  listConfigurationTypes,
  updateConfigurationTypeMapping,
} from '../../../../src/psa/configuration-contract.ts';
import {
  createProductMapping,
  deleteProductMapping,
  listAgreementTypes,
  listMappedDevices,
  listProductMappings,
  listProducts,
  updateProductMapping,
} from '../../../../src/psa/product-contract.ts';
import {
  createRoleMapping,
  deleteRoleMapping,
  listAccountProducts,
  listProductCategories,
  listRoleMappings,
  updateRoleMapping,
} from '../../../../src/psa/role-contract.ts';
import { device } from '../../database/schema.ts';
import { pageOf, pageRequest } from '../../http/page.ts';
import { deletedProducts } from '../../psa/deleted-products.ts';
import { mappedDevices } from '../../psa/mapped-devices.ts';
import {
  createMapping,
  deleteMapping,
  listMappings,
  type MappingKind,
  updateMapping,
} from '../../psa/named-mappings.ts';
import { asEntity } from '../../psa/provider-entities.ts';
import { effectiveMapping } from '../../psa/sync-plan.ts';
import type { Services } from '../services.ts';

export function servePsaMappings({ calls, database, psa: { integrations } }: Services): void {
  const { psacw, psaat } = integrations;

  calls.implement(listConfigurationTypes, async () => {
    const [types, statuses] = await Promise.all([
      psacw.client.all('configurationTypes'),
      psacw.client.all('configurationStatuses'),
    ]);
    return { configurationTypeList: types.map(asEntity), configurationStatusList: statuses.map(asEntity) };
  });
  calls.implement(listAgreementTypes, async () => ({
    agreementTypeList: (await psacw.client.all('agreementTypes')).map(asEntity),
  }));
  calls.implement(listProductCategories, async () => (await psaat.client.all('categories')).map(asEntity));

  const products = async (
    { client }: typeof psacw,
    { productNameParam: name, lastId: afterId }: { productNameParam?: string | undefined; lastId?: string | undefined },
  ) => {
    const rows = await client.page('products', {
      ...(name !== undefined && { name }),
      ...(afterId !== undefined && { afterId }),
    });
    return { productList: rows.map(asEntity) };
  };
  calls.implement(listProducts, ({ query }) => products(psacw, query));
  calls.implement(listAccountProducts, ({ query }) => products(psaat, query));

  calls.implement(listConfigurationTypeMappings, () => listMappings(database, 'configuration'));
  calls.change(createConfigurationTypeMapping, ({ body, commit }) =>
    commit(() => createMapping(database, 'configuration', body)),
  );
  calls.change(updateConfigurationTypeMapping, ({ params, body, commit }) =>
    commit(() => updateMapping(database, 'configuration', params.id, body)),
  );
  calls.implement(listProductMappings, async () => {
    const mappings = await listMappings(database, 'product');
    const marked = await deletedProducts(
      psacw.client,
      mappings.flatMap(({ nodeRoleProductMappings: rules }) => rules),
    );
    return mappings.map(({ nodeRoleProductMappings: rules, ...mapping }) => ({
      ...mapping,
      nodeRoleProductMappings: rules.map((rule) => marked(rule)),
    }));
  });
  calls.change(createProductMapping, ({ body, commit }) => commit(() => createMapping(database, 'product', body)));
  calls.change(updateProductMapping, ({ params, body, commit }) =>
    commit(() => updateMapping(database, 'product', params.id, body)),
  );
  calls.implement(listRoleMappings, async () => {
    const mappings = await listMappings(database, 'role');
    const marked = await deletedProducts(
      psaat.client,
      mappings.flatMap(({ nodeRoleInstalledProductCategoryMappings: rows }) => rows),
    );
    return mappings.map(({ nodeRoleInstalledProductCategoryMappings: rows, ...mapping }) => ({
      ...mapping,
      nodeRoleInstalledProductCategoryMappings: rows.map((row) => marked(row)),
    }));
  });
  calls.change(createRoleMapping, ({ body, commit }) => commit(() => createMapping(database, 'role', body)));
  calls.change(updateRoleMapping, ({ params, body, commit }) =>
    commit(() => updateMapping(database, 'role', params.id, body)),
  );

  const remove = async (kind: MappingKind, id: string) => ({
    writes: await deleteMapping(database, kind, id),
    answer: { resultCode: 'SUCCESS' },
  });
  calls.change(deleteConfigurationTypeMapping, ({ params, commit }) =>
    commit(() => remove('configuration', params.id)),
  );
  calls.change(deleteProductMapping, ({ params, commit }) => commit(() => remove('product', params.id)));
  calls.change(deleteRoleMapping, ({ params, commit }) => commit(() => remove('role', params.id)));

  calls.implement(listMappedDevices, async ({ query }) => {
    const request = pageRequest(query);
    const [counted] = await database.select({ total: count() }).from(device);
    const rows = await database
      .select()
      .from(device)
      .orderBy(asc(device.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const [devices, organizations, locations] = await Promise.all([
      mappedDevices(database, rows),
      psacw.mappings.stored(),
      psacw.mappings.storedLocations(),
    ]);
    const results = devices.map(({ id, name, clientId, locationId, nodeRoleId, groups }) => {
      const location = locations.get(locationId);
      const standard = organizations.get(clientId)?.productMappingId ?? null;
      const mappingId = effectiveMapping(location?.productMappingType, location?.productMappingId, standard);
      return {
        id: String(id),
        name,
        clientId: String(clientId),
        locationId: String(locationId),
        nodeRoleId,
        groups,
        productMappingId: mappingId === null ? null : String(mappingId),
      };
    });
    return pageOf(results, counted?.total ?? 0, request);
  });
}
