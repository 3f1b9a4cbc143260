/** Products through the server: refused, saved, saved by two people, copied, deleted, and there after a restart. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { previewBill } from '../../../src/billing/bill-contract.ts';
import { billingEndpoints } from '../../../src/billing/contract.ts';
import { bodyOfCopy } from '../../../src/billing/list/product-copy.ts';
import { priceListText, readPriceList, savedPrices } from '../../../src/billing/price-list/price-list.ts';
import { offeredUserRoles } from '../../../src/billing/product-changes.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  type ProductBody,
  readBillingProduct,
  readBillingSettings,
  saveBillingPrices,
  updateBillingProduct,
} from '../../../src/billing/product-contract.ts';
import { productVariants } from '../../../src/billing/product-terms.ts';
import { listUserRoles } from '../../../src/directory/user-role-contract.ts';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { billedProduct } from './support/billing-calls.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('products', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const create = (body: ProductBody) => client.call(createBillingProduct, { body });
  const read = (id: string) => client.call(readBillingProduct, { params: { id } });
  const list = async (query: Record<string, string | number> = {}) =>
    client.call(listBillingProducts, { query: { pageSize: 1000, ...query } });
  const names = async (query: Record<string, string | number>) => (await list(query)).results.map(({ name }) => name);
  const errorsOf = async (body: unknown, endpoint: Endpoint = createBillingProduct) => {
    const response = await client.send(endpoint, { body });
    assert.equal(response.status, 400);
    return (await response.json()).errors;
  };
  /** Saves as somebody who opened this version. */
  const save = (id: string, version: string, body: ProductBody, by = client) =>
    by.send(updateBillingProduct, { params: { id }, body }, { headers: { 'If-Match': `"${version}"` } });

  it('are a price list of every variant at the first start, by name', async () => {
    const { results, totalElements } = await list();
    assert.equal(totalElements, 40);
    assert.deepEqual(new Set(results.map(({ variant }) => variant)), new Set(productVariants));
    assert.equal(results[0]?.name, 'Approval workflow');
    assert.deepEqual(await names({ searchCriteria: 'CRITICAL' }), ['Server care, critical']);
    assert.deepEqual(await names({ searchCriteria: 'ten years' }), ['Archive storage']);
    assert.equal((await names({ sortField: 'price', sortDirection: 'DESC' }))[0], 'New employee');
    assert.deepEqual(await names({ variant: 'group' }), ['New employee', 'Small office', 'Workstation bundle']);
    const page = await list({ page: 3, pageSize: 12 });
    assert.deepEqual([page.results.length, page.totalPages], [4, 4]);
    assert.deepEqual(await client.call(readBillingSettings), { currency: 'EUR' });
  });

  it('can each be saved as they are', async () => {
    for (const { id, version, ...body } of (await list()).results) {
      const response = await save(id, version, body);
      assert.equal(response.status, 200, `${body.name}: ${await response.text()}`);
    }
  });

  it('are seen by everybody, and changed by those who manage products', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    const seen = [listBillingProducts, readBillingProduct, listUserRoles, readBillingSettings].map(({ name }) => name);
    for (const endpoint of billingEndpoints) {
      const response = await technician.send(endpoint, {
        params: { id: 1 },
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      assert.equal(response.status, seen.includes(endpoint.name) ? 200 : 403, endpoint.name);
    }
  });

  it('are stored as they were meant, with what their variant has', async () => {
    const sent = { ...billedProduct('managed', '  Care ', { nodeRoles: ['1', '1'] }), onSiteMultiplier: 250 };
    const created = await create(sent);
    assert.deepEqual([created.name, created.nodeRoles, created.version], ['Care', ['1'], '1']);
    assert.equal('onSiteMultiplier' in created, false);
    assert.equal(created.savedBy, 'Aiko Tanaka');
    assert.deepEqual(await read(created.id), created);
  });

  it('are refused by the rules of their form, each field by its path', async () => {
    const wrong = {
      ...billedProduct('user-role', 'n'.repeat(51), { userRoles: ['3', '1', '99'] }),
      price: -1,
      onSiteMultiplier: 10_000,
    };
    assert.deepEqual(await errorsOf(wrong), [
      { field: 'name', code: 'tooLong', limit: 50 },
      { field: 'userRoles.1', code: 'invalid' },
      { field: 'userRoles.2', code: 'invalid' },
      { field: 'price', code: 'negative' },
      { field: 'onSiteMultiplier', code: 'tooLarge', limit: 9999 },
    ]);
    const fixed = { ...billedProduct('standard', 'Fixed'), quantity: { mode: 'STATIC', value: null } };
    assert.deepEqual(await errorsOf(fixed), [{ field: 'quantity.value', code: 'required' }]);
    assert.deepEqual(await errorsOf({ ...fixed, quantity: { mode: 'STATIC', value: 100_001 } }), [
      { field: 'quantity.value', code: 'tooLarge', limit: 100_000 },
    ]);
    const { price: _price, ...unpriced } = billedProduct('standard', 'Unpriced');
    assert.deepEqual(await errorsOf(unpriced), [{ field: 'price', code: 'required' }]);
    assert.deepEqual(await errorsOf({ ...unpriced, price: 12.5 }), [{ field: 'price', code: 'invalid' }]);
    assert.deepEqual(await errorsOf(billedProduct('group', 'Nested', { productIds: ['1', '38'] })), [
      { field: 'productIds.1', code: 'groupInGroup' },
    ]);
  });

  it('restrict no technician by a role of the system', async () => {
    const roles = await client.call(listUserRoles);
    const system = roles.filter((role) => !offeredUserRoles(roles).includes(role)).map(({ id }) => id);
    assert.equal(system.length, 2);
    const body = billedProduct('standard', 'Restricted', { allowAllTechnicians: false, permissionUserRoles: system });
    assert.deepEqual(await errorsOf(body), [
      { field: 'permissionUserRoles.0', code: 'invalid' },
      { field: 'permissionUserRoles.1', code: 'invalid' },
    ]);
  });

  it('are copied as new ones', async () => {
    const created = await create(bodyOfCopy(await read('1')));
    assert.deepEqual([created.name, created.price, created.version], ['Server care (Copy)', 9500, '1']);
    assert.notEqual(created.id, '1');
  });

  it('that two people edit are told of: nothing is overwritten, and both versions are there', async () => {
    const other = await server.newClient();
    const opened = await create(billedProduct('standard', 'Shared'));
    const theirs = billedProduct('standard', 'Shared', { price: 1100 });
    const mine = billedProduct('standard', 'Shared', { price: 1200 });
    assert.equal((await save(opened.id, opened.version, theirs, other)).status, 200);
    const refused = await save(opened.id, opened.version, mine);
    assert.deepEqual([refused.status, refused.headers.get('etag')], [412, '"2"']);
    const { resultCode, message } = await refused.json();
    assert.equal(resultCode, 'OUTDATED');
    assert.match(message, /^Aiko Tanaka has saved version 2 of “Shared” since you opened it/);
    const current = await read(opened.id);
    assert.deepEqual([current.price, current.version], [1100, '2']);
    const saved = await save(opened.id, current.version, mine);
    assert.deepEqual([saved.status, (await saved.json()).price], [200, 1200]);
  });

  it('keep their variant', async () => {
    const { id } = await create(billedProduct('standard', 'Kept'));
    const { resultCode } = await client.refusal(updateBillingProduct, {
      params: { id },
      body: billedProduct('storage', 'Kept'),
    });
    assert.equal(resultCode, 'VARIANT_CHANGED');
  });

  it('of a group are not deleted from under it; others are, and billed to nobody', async () => {
    const refused = await client.refusal(deleteBillingProduct, { params: { id: '7' } });
    assert.deepEqual([refused.status, refused.resultCode], [409, 'product_in_group']);
    assert.match(refused.message, /“Workstation bundle”/);
    const billed = async () =>
      (await client.call(previewBill, { body: { clientId: '1' } })).lines.map(({ productId }) => productId);
    assert.ok((await billed()).includes('23'));
    await client.call(deleteBillingProduct, { params: { id: '23' } });
    assert.equal((await client.refusal(readBillingProduct, { params: { id: '23' } })).status, 404);
    assert.equal((await billed()).includes('23'), false);
  });

  it('have prices that are saved together, or not at all', async () => {
    const [one, two] = [await create(billedProduct('standard', 'One')), await create(billedProduct('standard', 'Two'))];
    const priced = ({ id, version }: typeof one, price: number) => ({ id, version, price, cost: 1, taxable: false });
    await save(two.id, two.version, billedProduct('standard', 'Two', { price: 1 }));
    const both = { prices: [priced(one, 1500), priced(two, 1600)] };
    assert.equal((await client.refusal(saveBillingPrices, { body: both })).status, 412);
    assert.equal((await read(one.id)).price, 1000);
    both.prices[1] = priced({ ...two, version: '2' }, 1600);
    assert.deepEqual(await client.call(saveBillingPrices, { body: both }), { changed: 2, created: 0 });
    assert.deepEqual(
      [(await read(one.id)).price, (await read(two.id)).price, (await read(two.id)).taxable],
      [1500, 1600, false],
    );
    assert.deepEqual(await errorsOf({ prices: [priced({ ...one, version: '2' }, -5)] }, saveBillingPrices), [
      { field: 'prices.0.price', code: 'negative' },
    ]);
    const twice = { prices: [priced({ ...one, version: '2' }, 1), priced({ ...one, version: '2' }, 2)] };
    assert.equal((await client.refusal(saveBillingPrices, { body: twice })).status, 400);
  });

  it('take the prices of a file that was exported and edited', async () => {
    const options = { currency: 'EUR', locale: 'de' };
    const { results } = await list();
    const edited = priceListText(results, options).replace(/^(\d+,Internet line,standard,)79\.00/m, '$1"1.079,50"');
    const preview = readPriceList(edited, results, options);
    assert.deepEqual([preview.changes.length, preview.refused], [1, []]);
    assert.deepEqual(await client.call(saveBillingPrices, { body: savedPrices(preview) }), { changed: 1, created: 0 });
    const [line] = (await list({ searchCriteria: 'internet line' })).results;
    assert.deepEqual([line?.price, line?.cost], [107_950, 6100]);
    assert.equal(
      (await client.refusal(saveBillingPrices, { body: savedPrices(preview) })).status,
      412,
      'it is outdated',
    );
  });

  it('are one where the answer was lost and the call came again, also after a restart', async () => {
    const send = () =>
      client.send(
        createBillingProduct,
        { body: billedProduct('storage', 'Once') },
        {
          headers: { 'Idempotency-Key': 'once' },
        },
      );
    await client.demo('PUT', 'faults', {
      fault: 'truncated-body',
      match: '/billing/products',
      times: 1,
      afterBytes: 0,
    });
    await assert.rejects(send().then((answer) => answer.text()));
    const said = await (await send()).text();
    await server.restart();
    client = client.at(server.url);
    assert.equal(await (await send()).text(), said);
    assert.deepEqual(await names({ searchCriteria: 'once' }), ['Once']);
    assert.equal((await read('1')).name, 'Server care');
  });
});
