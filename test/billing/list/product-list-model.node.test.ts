/** The list of products without a screen: what is asked for, and what a press does. */
import { createProductList } from '../../../src/billing/list/product-list-model.ts';
import { productToWire } from '../../../src/billing/product-wire.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';
import { validProduct } from '../any-product.ts';

const stored = (id: string) => ({
  ...productToWire('standard', validProduct('standard', { name: `Product ${id}` })),
  id,
  version: '1',
});
const query = { pageIndex: 0, pageSize: 50, globalFilter: '', sortBy: [], filters: [] };

describe('The model of the product list', () => {
  it('asks for rows as they are sorted and searched, and for the currency once', async () => {
    const client = fakeClient();
    const list = createProductList(client);
    const signal = new AbortController().signal;
    const page = list.fetcher({ ...query, globalFilter: 'mail', sortBy: [{ id: 'price', desc: true }], signal });
    const call = client.only('listBillingProducts');
    deepEqual(call.query, {
      page: 0,
      pageSize: 50,
      searchCriteria: 'mail',
      sortField: 'price',
      sortDirection: 'DESC',
    });
    await client.only('readBillingSettings').answer({ currency: 'EUR' });
    await call.answer({ results: [stored('1')], totalElements: 1, totalPages: 1 });
    equal((await page).totalCount, 1);
    equal(list.currency.value, 'EUR');
    void list.fetcher({ ...query, sortBy: [{ id: 'billing', desc: true }], signal });
    deepEqual(client.only('listBillingProducts').query, { page: 0, pageSize: 50 });
  });

  it('knows whether it was this that deleted a product, and reads anew in both cases', async () => {
    const client = fakeClient();
    const list = createProductList(client);
    const first = list.remove('1', {});
    await client.only('deleteBillingProduct').answer({});
    equal(await first, true);
    const second = list.remove('1', {});
    const gone = new CallError('not-found', { endpoint: 'deleteBillingProduct', status: 404 });
    await client.only('deleteBillingProduct').fail(gone);
    equal(await second, false);
    equal(list.edition.value, 2);
  });

  it('goes through every page for a file', async () => {
    const client = fakeClient();
    const list = createProductList(client);
    const every = list.everyProduct({ signal: new AbortController().signal });
    await client.only('readBillingSettings').answer({ currency: 'JPY' });
    await client.only('listBillingProducts').answer({ results: [stored('1')], totalElements: 2, totalPages: 2 });
    await client.only('listBillingProducts').answer({ results: [stored('2')], totalElements: 2, totalPages: 2 });
    const { products, currency } = await every;
    deepEqual([products.map(({ id }) => id), currency], [['1', '2'], 'JPY']);
  });
});
