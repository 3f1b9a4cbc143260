/** The calls of the PSA pages: those that the document shows, as it shows them, and no other shape at the edge. Source: spec 002 §7. */
import * as z from 'zod/mini';
import { listAccounts } from '../../src/psa/account-contract.ts';
import { listAgreements, organizationMapping } from '../../src/psa/company-contract.ts';
import { connection } from '../../src/psa/connection-contract.ts';
import { psaEndpoints } from '../../src/psa/contract.ts';
import { productMapping } from '../../src/psa/product-contract.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

describe('The calls of the PSA pages', () => {
  it('have a name and an address each', () => {
    equal(new Set(psaEndpoints.map(({ name }) => name)).size, psaEndpoints.length);
    equal(new Set(psaEndpoints.map(({ method, path }) => `${method} ${path}`)).size, psaEndpoints.length);
    for (const { path } of psaEndpoints) ok(/^\/psa(?:cw|at)\/v[23]\//.test(path), path);
  });

  it('keep the addresses that the document shows', () => {
    deepEqual(
      psaEndpoints.filter(({ source }) => source !== 'not shown').map(({ method, path }) => `${method} ${path}`),
      [
        'GET /psacw/v2/finance/agreements',
        'GET /psaat/v2/accountsPaginated',
        'GET /psaat/v3/locations/{accountId}',
        'GET /psaat/v3/installedProductCategoriesList',
        'GET /psaat/v2/productsPaginated',
      ],
    );
    ok(z.safeParse(listAgreements.query, { companyId: '7' }).success);
    ok(z.safeParse(listAccounts.query, { accountNameParam: 'harbor', lastId: '500' }).success);
  });

  it('take ids as text and as numbers, and hold them as text', () => {
    const { financeAgreementList } = z.parse(listAgreements.response, {
      financeAgreementList: [
        { id: 4, name: 'Gold' },
        { id: '5', name: 'Silver', other: 1 },
      ],
    });
    deepEqual(financeAgreementList, [
      { id: '4', name: 'Gold' },
      { id: '5', name: 'Silver' },
    ]);
  });

  it('never let a password in', () => {
    const answer = { enabled: true, username: 'rmm', hasPassword: true };
    deepEqual(z.parse(connection, { ...answer, password: 'secret' }), answer);
  });

  it('refuse a shape that nobody can show', () => {
    const mapping = { id: '1', name: 'M', productMappingType: 'SINGLE_HIT', nodeRoleProductMappings: [] };
    ok(z.safeParse(productMapping, mapping).success);
    ok(!z.safeParse(productMapping, { ...mapping, productMappingType: 'SOME' }).success);
    ok(!z.safeParse(organizationMapping, { clientId: '1', clientName: 'Harbor' }).success);
  });
});
