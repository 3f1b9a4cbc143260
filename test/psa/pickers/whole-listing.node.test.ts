/** Accounts and products with autotask_big_data and without it. Source: spec 002 §6, §7 and §9. */
import { createListing, isPagedAtServer } from '../../../src/psa/pickers/provider-listings.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

const accounts = Array.from({ length: 1_201 }, (_, index) => ({ id: String(index + 1), name: `Müller ${index + 1}` }));

/** As the server answers: 500 after an id, those whose name has what is searched for. */
function provider() {
  const client = fakeClient();
  client.always('listAccounts', ({ query }) => {
    const after = Number(query.lastId ?? 0);
    const found = accounts.filter(({ name }) => name.includes(String(query.accountNameParam ?? '')));
    return { accountList: found.filter(({ id }) => Number(id) > after).slice(0, 500) };
  });
  return client;
}
const listingOf = (client: ReturnType<typeof provider>, isPaged: boolean, edition = 0) =>
  createListing({
    client,
    kind: 'account',
    provider: 'psaat',
    isPaged,
    edition,
    lifetime: new AbortController().signal,
  });
const question = (search: string, page = 0, signal = new AbortController().signal) => ({
  search,
  page,
  pageSize: 500,
  signal,
});

describe('A list of accounts', () => {
  it('is paged at the server by the flag, and of the first provider always', () => {
    equal(isPagedAtServer('psaat', {}), false);
    equal(isPagedAtServer('psaat', { autotask_big_data: true }), true);
    equal(isPagedAtServer('psacw', {}), true);
  });

  it('goes on after the last id, and is searched at the server', async () => {
    const client = provider();
    const load = listingOf(client, true);
    const first = await load(question(''));
    ok(first.options.length === 500 && first.hasMore);
    equal(client.asked.length, 1);
    await load(question('', 1));
    const last = await load(question('', 2));
    ok(last.options.length === 201 && !last.hasMore);
    deepEqual(
      client.asked.map(({ query }) => query.lastId),
      [undefined, '500', '1000'],
    );
    await load(question('1200'));
    equal(client.asked.at(-1)?.query.accountNameParam, '1200');
  });

  it('is loaded once without the flag, and searched here without regard to accents and case', async () => {
    const client = provider();
    const load = listingOf(client, false);
    const first = await load(question(''));
    ok(first.options.length === 500 && first.hasMore);
    equal(client.asked.length, 3);
    const last = await load(question('', 2));
    ok(last.options.length === 201 && !last.hasMore);
    deepEqual(
      (await load(question('muller 1200'))).options.map(({ value }) => value),
      ['1200'],
    );
    // Another picker of the same page has them, too.
    await listingOf(client, false)(question('x'));
    equal(client.asked.length, 3);
    ok(client.asked.every(({ query }) => query.accountNameParam === undefined));
  });

  it('goes on loading while somebody types, and loads anew after a refresh', async () => {
    const client = provider();
    const typing = new AbortController();
    const load = listingOf(client, false);
    const given = load(question('', 0, typing.signal)).catch(() => 'given up');
    typing.abort();
    equal(await given, 'given up');
    await turns();
    await load(question('1'));
    equal(client.asked.length, 3);
    await listingOf(client, false, 1)(question(''));
    equal(client.asked.length, 6);
  });

  it('asks again after a failure', async () => {
    const client = provider();
    client.always('listAccounts');
    const load = listingOf(client, false);
    const failing = load(question('')).catch(() => 'failed');
    await client.only('listAccounts').fail();
    equal(await failing, 'failed');
    const again = load(question(''));
    await client.only('listAccounts').answer({ accountList: accounts.slice(0, 2) });
    equal((await again).options.length, 2);
  });
});
