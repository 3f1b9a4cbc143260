/** By endpoint of the PSA pages, one call that a new server answers, each of which may be made once. */

import { saveAccountMappings } from '../../../../src/psa/account-contract.ts';
import { startAgreementSync } from '../../../../src/psa/agreement-sync-contract.ts';
import { saveOrganizationMappings } from '../../../../src/psa/company-contract.ts';
import { createConfigurationTypeMapping } from '../../../../src/psa/configuration-contract.ts';
import { createProductMapping } from '../../../../src/psa/product-contract.ts';
import { createRoleMapping } from '../../../../src/psa/role-contract.ts';
import { defaultAgreementSchedule } from '../../../../src/psa/sync/agreement-schedule.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const configurationBody = (name: string) => ({
  name,
  nodeRoleMappings: [{ id: 'r', nodeRoleId: '1', configurationTypeId: '1', onDeleteStatusId: '3' }],
});
export const productBody = (name: string) => ({
  name,
  productMappingType: 'SINGLE_HIT' as const,
  nodeRoleProductMappings: [
    {
      id: 'r',
      nodeRoleId: '1',
      groups: [],
      groupsLogicOperator: 'AND' as const,
      productId: '1',
      productName: 'Workstation Basic',
      agreementTypeId: '1',
      ranking: 1,
    },
  ],
});
export const roleBody = (name: string) => ({
  name,
  disableInstalledProductOnNodeDelete: false,
  overrideProductMapping: true,
  nodeRoleInstalledProductCategoryMappings: [
    { id: 'r', nodeRoleId: '1', productId: '1', installedProductCategoryId: '1' },
  ],
});

export async function psaCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const page = { page: 0, pageSize: 10 };
  await client.demo('POST', 'providers', { provider: 'psacw', behavior: { delay: 0 } });
  await client.demo('POST', 'providers', { provider: 'psaat', behavior: { delay: 0 } });
  const configuration = await client.call(createConfigurationTypeMapping, { body: configurationBody('Example') });
  const product = await client.call(createProductMapping, { body: productBody('Example') });
  const role = await client.call(createRoleMapping, { body: roleBody('Example') });
  const run = await client.call(startAgreementSync);
  const mapped = [{ clientId: '5', accountId: '5' }];
  await client.call(saveAccountMappings, { body: { origin: 'AUTO', mappings: mapped } });
  const accounts = [{ clientId: '6', accountId: '6' }];
  const account = await client.call(saveAccountMappings, { body: { origin: 'AUTO', mappings: accounts } });
  const companies = [{ clientId: '6', companyId: '6' }];
  const company = await client.call(saveOrganizationMappings, { body: { origin: 'AUTO', mappings: companies } });
  return {
    ...Object.assign({}, ...['Psacw', 'Psaat'].map(ofProvider)),
    readCompanyCriteria: {},
    saveCompanyCriteria: { body: { selectedTypes: ['1', '2'], selectedStatuses: ['1'] } },
    listCompanies: { query: { companyNameParam: 'harbor', lastId: '0' } },
    listSites: { params: { companyId: 1 } },
    listAgreements: { query: { companyId: 1 } },
    listOrganizationMappings: { query: { ...page, searchCriteria: 'harbor', state: 'UNMAPPED' } },
    readOrganizationMapping: { params: { clientId: 1 } },
    saveOrganizationMapping: { params: { clientId: 1 }, body: { companyId: '1', locationSiteMappings: [] } },
    saveOrganizationMappings: { body: { origin: 'BULK', mappings: [{ clientId: '2', companyId: '2' }] } },
    clearOrganizationMappings: { body: { clientIds: ['2'] } },
    undoOrganizationMappings: { body: { changeIds: [company.changeId] } },
    undoAccountMappings: { body: { changeIds: [account.changeId] } },
    previewAutoMap: { body: { threshold: 0.9, clientIds: ['3'] } },
    refuseMatches: { body: { pairs: [{ clientId: '3', targetId: '3' }] } },
    listConfigurationTypes: {},
    listConfigurationTypeMappings: {},
    createConfigurationTypeMapping: { body: configurationBody('Another example') },
    updateConfigurationTypeMapping: { params: { id: configuration.id }, body: configurationBody('Example, renamed') },
    deleteConfigurationTypeMapping: { params: { id: configuration.id } },
    listProducts: { query: { productNameParam: 'server' } },
    listAgreementTypes: {},
    listProductMappings: {},
    createProductMapping: { body: productBody('Another example') },
    updateProductMapping: { params: { id: product.id }, body: productBody('Example, renamed') },
    deleteProductMapping: { params: { id: product.id } },
    listMappedDevices: { query: page },
    readAgreementSync: {},
    saveAgreementSync: { body: { enabled: true, schedule: defaultAgreementSchedule('2026-11-01') } },
    startAgreementSync: {},
    cancelAgreementSync: { params: { id: run.id } },
    listSyncRuns: { query: page },
    readSyncRun: { params: { id: run.id } },
    listSyncLog: { params: { id: run.id }, query: { ...page, outcome: 'SKIPPED' } },
    readAccountFilter: {},
    saveAccountFilter: { body: { selectedTypes: ['1'] } },
    listAccounts: { query: { accountNameParam: 'harbor' } },
    listAccountLocations: { params: { accountId: 1 } },
    listAccountMappings: { query: { ...page, state: 'MAPPED' } },
    saveAccountMapping: {
      params: { clientId: 1 },
      body: { accountId: '1', installedProductCategoryMappingId: role.id },
    },
    saveAccountMappings: { body: { origin: 'IMPORT', mappings: [{ clientId: '2', accountId: '2' }] } },
    clearAccountMappings: { body: { clientIds: ['2'] } },
    previewAccountAutoMap: { body: { clientIds: ['3'] } },
    refuseAccountMatches: { body: { pairs: [{ clientId: '3', targetId: '3' }] } },
    listLocationMappings: { query: { ...page, clientId: '5' } },
    saveLocationMapping: { params: { locationId: 17 }, body: { autotaskLocationId: '50' } },
    listProductCategories: {},
    listAccountProducts: { query: { productNameParam: 'server', lastId: '10' } },
    listRoleMappings: {},
    createRoleMapping: { body: roleBody('Another example') },
    updateRoleMapping: { params: { id: role.id }, body: roleBody('Example, renamed') },
    deleteRoleMapping: { params: { id: role.id } },
  };
}

const ofProvider = (word: string): Record<string, Arguments> => ({
  [`read${word}Connection`]: {},
  [`save${word}Connection`]: { body: { enabled: true, username: 'rmm-demo' } },
  [`read${word}Refresh`]: {},
  [`refresh${word}Entities`]: {},
  [`read${word}SyncAttributes`]: {},
  [`save${word}SyncAttributes`]: { body: { attributes: ['ram'], questions: [] } },
  [`read${word}HelpDesk`]: {},
  [`save${word}HelpDesk`]: { body: { createContact: true } },
});
