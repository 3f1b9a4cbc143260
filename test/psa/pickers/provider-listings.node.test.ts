/** Companies, accounts and products as a select asks for them: by pages that go on after the last id. Source: spec 002 §7 and §9. */
import { createListing, type PickedKind } from '../../../src/psa/pickers/provider-listings.ts';
import type { Provider } from '../../../src/psa/psa-terms.ts';
import { deepEqual, equal, rejects } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), name: `Company ${from + index}` }));

const query = (search: string, page: number, signal = new AbortController().signal) => ({
  search,
  page,
  pageSize: 500,
  signal,
});

const paged = (client: FakeClient, kind: PickedKind, provider: Provider) =>
  createListing({ client, kind, provider, isPaged: true, edition: 0, lifetime: new AbortController().signal });

describe('What a provider lists page by page', () => {
  it('goes on after the last id, until a page is shorter than 500', async () => {
    const client = fakeClient();
    const load = paged(client, 'company', 'psacw');
    const first = load(query('', 0));
    deepEqual(client.only('listCompanies').query, { companyNameParam: undefined, lastId: undefined });
    await client.only('listCompanies').answer({ companyList: rows(1, 500) });
    equal((await first).hasMore, true);
    const second = load(query('', 1));
    equal(client.only('listCompanies').query.lastId, '500');
    await client.only('listCompanies').answer({ companyList: rows(501, 3) });
    const { options, hasMore } = await second;
    deepEqual([options.length, options[0]?.label, hasMore], [3, 'Company 501', false]);
  });

  it('asks for a page that failed after the same id, and begins anew with another search', async () => {
    const client = fakeClient();
    const load = paged(client, 'company', 'psacw');
    const first = load(query('har', 0));
    equal(client.only('listCompanies').query.companyNameParam, 'har');
    await client.only('listCompanies').answer({ companyList: rows(1, 500) });
    await first;
    const failed = load(query('har', 1));
    await client.only('listCompanies').fail();
    await rejects(failed);
    void load(query('har', 1));
    equal(client.only('listCompanies').query.lastId, '500');
    await client.only('listCompanies').answer({ companyList: [] });
    void load(query('x'.repeat(300), 0));
    deepEqual(client.only('listCompanies').query, { companyNameParam: 'x'.repeat(200), lastId: undefined });
  });

  it('does not go on after the id of a search that was given up', async () => {
    const client = fakeClient({ ignoresAborts: true });
    const load = paged(client, 'company', 'psacw');
    const late = new AbortController();
    const old = load(query('a', 0, late.signal));
    const asked = client.only('listCompanies');
    late.abort();
    const next = load(query('b', 0));
    await client.only('listCompanies').answer({ companyList: rows(1, 500) });
    await next;
    await asked.answer({ companyList: rows(9000, 500) });
    await rejects(old);
    void load(query('b', 1));
    equal(client.open('listCompanies').at(-1)?.query.lastId, '500');
  });

  it('asks each provider in its own words', async () => {
    const client = fakeClient();
    void paged(client, 'account', 'psaat')(query('a', 0));
    void paged(client, 'product', 'psaat')(query('b', 0));
    void paged(client, 'product', 'psacw')(query('c', 0));
    equal(client.only('listAccounts').query.accountNameParam, 'a');
    equal(client.only('listAccountProducts').query.productNameParam, 'b');
    equal(client.only('listProducts').query.productNameParam, 'c');
  });
});
