/** Price lists with new products, products that come back, and what a line of a bill counts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { previewBill } from '../../../src/billing/bill-contract.ts';
import { listBilledItems } from '../../../src/billing/items-contract.ts';
import { readPriceList, savedPrices } from '../../../src/billing/price-list/price-list.ts';
import {
  createBillingProduct,
  deleteBillingProduct,
  listBillingProducts,
  readBillingProduct,
  restoreBillingProduct,
  saveBillingPrices,
} from '../../../src/billing/product-contract.ts';
import { billedProduct } from './support/billing-calls.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('price lists and bills', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const everyProduct = async () => (await client.call(listBillingProducts, { query: { pageSize: 1000 } })).results;
  const billOf = (clientId: string) => client.call(previewBill, { body: { clientId } });

  it('create the products that nobody has yet, once however often the file is read', async () => {
    const options = { currency: 'EUR', locale: 'en' };
    const text =
      'name,variant,description,price,cost\nSpam filter,standard,Filters spam,4.50,1\nCloud copy,storage,Copies,0.02,0.01\n';
    const before = await everyProduct();
    const preview = readPriceList(text, before, options);
    assert.deepEqual([preview.changes, preview.created.length, preview.refused], [[], 2, []]);
    const saved = await client.call(saveBillingPrices, { body: savedPrices(preview) });
    assert.deepEqual(saved, { changed: 0, created: 2 });
    const found = (await everyProduct()).find(({ name }) => name === 'Spam filter');
    assert.deepEqual([found?.price, found?.variant, found?.taxable, found?.version], [450, 'standard', true, '1']);
    const again = readPriceList(text, await everyProduct(), options);
    assert.deepEqual([again.created, again.changes, again.unchanged], [[], [], 2]);
  });

  it('save nothing where one of the new products is wrong', async () => {
    const [first] = await everyProduct();
    assert.ok(first);
    const price = { id: first.id, version: first.version, price: first.price + 1, cost: first.cost, taxable: true };
    const wrong = billedProduct('standard', ' ');
    const response = await client.send(saveBillingPrices, { body: { prices: [price], created: [wrong] } });
    assert.deepEqual(
      [response.status, (await response.json()).errors],
      [400, [{ field: 'created.0.name', code: 'required' }]],
    );
    assert.equal((await client.call(readBillingProduct, { params: { id: first.id } })).price, first.price);
  });

  it('bring a deleted product back, under its id and for who had it', async () => {
    const before = await billOf('1');
    const product = await client.call(readBillingProduct, { params: { id: '23' } });
    await client.call(deleteBillingProduct, { params: { id: '23' } });
    const other = await client.call(createBillingProduct, { body: billedProduct('standard', 'Meanwhile') });
    const restored = await client.call(restoreBillingProduct, { params: { id: '23' } });
    assert.deepEqual([restored.id, restored.name, restored.price], ['23', product.name, product.price]);
    assert.notEqual(restored.version, product.version);
    assert.deepEqual(await billOf('1'), before);
    assert.equal((await client.refusal(restoreBillingProduct, { params: { id: '23' } })).status, 404);
    assert.equal((await client.refusal(restoreBillingProduct, { params: { id: other.id } })).status, 404);

    // The last one, whose id a new product would have had.
    await client.call(deleteBillingProduct, { params: { id: other.id } });
    const next = await client.call(createBillingProduct, { body: billedProduct('standard', 'Next') });
    assert.notEqual(next.id, other.id);
    assert.equal((await client.call(restoreBillingProduct, { params: { id: other.id } })).id, other.id);
  });

  it('tell which devices, people, storage and time entries a line counts', async () => {
    for (const clientId of ['1', '2']) {
      const { lines, month, unbilledTimeEntries } = await billOf(clientId);
      const items = async (productId?: string) =>
        client.call(listBilledItems, { query: { clientId, month, pageSize: 1000, ...(productId && { productId }) } });
      for (const { productId, productName, variant, quantity, reasons } of lines) {
        const { results, totalElements } = await items(productId);
        assert.equal(results.length, totalElements);
        assert.ok(
          results.every(({ name }) => name),
          productName,
        );
        const isCounted = reasons.some(({ code }) => code === 'devices' || code === 'users' || code === 'mostCounted');
        if (isCounted) assert.equal(String(results.length), quantity, productName);
        else if (variant === 'storage')
          assert.equal(
            results.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
            reasons.find(({ code }) => code === 'storage')?.bytes,
          );
        else if (variant === 'user-role')
          assert.equal(
            results.reduce((sum, { billedSeconds }) => sum + (billedSeconds ?? 0), 0),
            reasons.reduce((sum, { code, seconds }) => sum + (code === 'time' ? Number(seconds) : 0), 0),
          );
        else assert.deepEqual(results, [], productName);
      }
      assert.deepEqual(
        (await items()).results.map(({ id }) => id),
        unbilledTimeEntries,
      );
    }
  });

  it('page through what is counted, and know no other organization or month', async () => {
    const { month } = await billOf('1');
    const query = { clientId: '1', month, productId: '10', pageSize: 10 };
    const pages = [0, 1, 2].map((page) => client.call(listBilledItems, { query: { ...query, page } }));
    const ids = (await Promise.all(pages)).flatMap(({ results }) => results.map(({ id }) => id));
    assert.deepEqual([ids.length, new Set(ids).size], [24, 24]);
    assert.equal((await client.refusal(listBilledItems, { query: { ...query, clientId: '999' } })).status, 404);
    assert.equal((await client.refusal(listBilledItems, { query: { ...query, month: 'May' } })).status, 400);
    const past = { ...query, productId: '22', month: '2001-01' };
    assert.deepEqual((await client.call(listBilledItems, { query: past })).results, []);
  });
});
