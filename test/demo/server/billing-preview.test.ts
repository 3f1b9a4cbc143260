/** What a month of a demo organization costs, by the same logic that other programs have. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { previewBill } from '../../../src/billing/bill-contract.ts';
import { type BillReason, describeReason } from '../../../src/billing/month/billing-logic.ts';
import {
  createBillingProduct,
  listBillingProducts,
  readBillingProduct,
  updateBillingProduct,
} from '../../../src/billing/product-contract.ts';
import { listMappedDevices } from '../../../src/psa/product-contract.ts';
import { billedProduct } from './support/billing-calls.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the bill of a month', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const preview = (body: Record<string, unknown>) => client.call(previewBill, { body });
  const lineOf = async (body: Record<string, unknown>, productId: string) =>
    (await preview(body)).lines.find((line) => line.productId === productId);

  it('has a line for each product of the organization, with its reasons, and totals that are their sums', async () => {
    const { lines, total, taxableTotal, currency, month, unbilledTimeEntries } = await preview({ clientId: '1' });
    assert.match(month, /^\d{4}-\d{2}$/);
    assert.equal(currency, 'EUR');
    assert.equal(lines.length, 14);
    assert.deepEqual(
      new Set(lines.map(({ variant }) => variant)),
      new Set(['standard', 'managed', 'managed-end-user', 'storage', 'user-role']),
    );
    assert.equal(
      lines.reduce((sum, line) => sum + line.total, 0),
      total,
    );
    assert.ok(total > 100_000 && taxableTotal === total, String(total));
    assert.ok(unbilledTimeEntries.length > 0, 'nobody bills trainees');
    for (const { reasons, productName } of lines)
      for (const reason of reasons)
        assert.match(describeReason(reason as BillReason, { currency }), /\.$/, productName);
    assert.deepEqual(await preview({ clientId: '1', month }), await preview({ clientId: '1' }));
  });

  it('counts the devices that are there', async () => {
    const { results } = await client.call(listMappedDevices, { query: { pageSize: 1000 } });
    const workstations = results.filter(
      ({ clientId, nodeRoleId }) => clientId === '1' && ['2', '4', '5'].includes(nodeRoleId),
    );
    const line = await lineOf({ clientId: '1' }, '2');
    assert.ok(workstations.length > 1);
    assert.deepEqual([line?.quantity, line?.total], [String(workstations.length), workstations.length * 2450]);
  });

  it('has one line for a group, and none for the products that it covers', async () => {
    const { lines } = await preview({ clientId: '2' });
    const bundle = lines.find(({ productId }) => productId === '38');
    assert.ok(bundle && Number(bundle.quantity) > 0);
    assert.equal(bundle.total, Number(bundle.quantity) * 2990);
    assert.deepEqual(
      lines.filter(({ productId }) => ['2', '3', '7'].includes(productId)),
      [],
    );
  });

  it('charges once what is charged once', async () => {
    const { month } = await preview({ clientId: '3' });
    assert.ok(await lineOf({ clientId: '3', month }, '34'));
    const next = `${Number(month.slice(0, 4)) + 1}-01`;
    assert.equal(await lineOf({ clientId: '3', month: next }, '34'), undefined);
    assert.deepEqual((await preview({ clientId: '3', month: '2001-01' })).lines, []);
  });

  it('can be seen with a product as it is edited, before anything is saved', async () => {
    const { id, version: _version, ...body } = await client.call(readBillingProduct, { params: { id: '1' } });
    const before = await preview({ clientId: '1' });
    const quantity = Number((await lineOf({ clientId: '1' }, '1'))?.quantity);
    const edited = await preview({ clientId: '1', product: { ...body, id, price: body.price + 100 } });
    assert.equal(edited.total - before.total, quantity * 100);
    assert.deepEqual(await preview({ clientId: '1' }), before);

    const unsaved = billedProduct('standard', 'Unsaved', { price: 777 });
    const added = await preview({ clientId: '1', product: unsaved });
    assert.equal(added.total - before.total, 777);
    assert.equal(added.lines.find(({ productName }) => productName === 'Unsaved')?.productId, 'new');
    const wrong = await client.send(previewBill, { body: { clientId: '1', product: { ...unsaved, name: ' ' } } });
    assert.deepEqual([wrong.status, (await wrong.json()).errors], [400, [{ field: 'product.name', code: 'required' }]]);
    const { results } = await client.call(listBillingProducts, { query: { searchCriteria: 'unsaved' } });
    assert.deepEqual(results, []);
  });

  it('can be seen with other products than the organization has', async () => {
    const { id } = await client.call(createBillingProduct, { body: billedProduct('managed-end-user', 'Everybody') });
    const { lines } = await preview({ clientId: '1', productIds: [id] });
    assert.deepEqual(
      lines.map(({ productId, quantity, total }) => [productId, quantity, total]),
      [[id, '24', 24_000]],
    );
    await client.call(updateBillingProduct, {
      params: { id },
      body: billedProduct('managed-end-user', 'Managers', { anyRole: false, endUserRoles: ['3'] }),
    });
    assert.equal((await lineOf({ clientId: '1', productIds: [id] }, id))?.quantity, '4');
    const unknown = await client.send(previewBill, { body: { clientId: '1', productIds: [id, '999'] } });
    assert.deepEqual((await unknown.json()).errors, [{ field: 'productIds.1', code: 'invalid' }]);
  });

  it('can be seen with products besides those that the organization has', async () => {
    const before = await preview({ clientId: '1' });
    const { lines, total } = await preview({ clientId: '1', alsoProductIds: ['37', '1'] });
    assert.deepEqual([lines.length, total - before.total], [before.lines.length + 1, 4900]);
    const unknown = await client.send(previewBill, { body: { clientId: '1', alsoProductIds: ['999'] } });
    assert.deepEqual((await unknown.json()).errors, [{ field: 'alsoProductIds.0', code: 'invalid' }]);
  });

  it('is of an organization and a month that there are', async () => {
    for (const clientId of ['999', 'none', '115'])
      assert.equal((await client.refusal(previewBill, { body: { clientId } })).status, 404, clientId);
    for (const month of ['2026-13', 'October', '2026-1'])
      assert.equal((await client.refusal(previewBill, { body: { clientId: '1', month } })).status, 400, month);
    assert.deepEqual((await preview({ clientId: '50' })).lines, []);
  });
});
