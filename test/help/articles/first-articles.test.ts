/** The first articles come without the client; whatever is not as it should be is the client's. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import { findArticles } from '../../../src/help/articles/find-articles.ts';
import { articlesIn, firstArticles } from '../../../src/help/articles/first-articles.ts';
import { findArticles as endpoint } from '../../../src/help/contract.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { deepEqual, equal, rejects } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';
import { randomRuns } from '../../support/one-engine.ts';

const article = { id: 7, name: 'Restore', snippet: '<em>x</em>', html_url: 'https://help.example/7' };
const configured = (own: Partial<Configuration>): Configuration => ({
  ...configurationFor(document.body).signal.peek(),
  ...own,
});
const never = new AbortController().signal;

describe('The check of the first articles', () => {
  it('takes what the contract takes, and nothing else', () => {
    const odd = fc.oneof(
      fc.constant(null),
      fc.constant(undefined),
      fc.string(),
      fc.double(),
      fc.constant({}),
      fc.constant([]),
    );
    const shape = fc.record({ id: odd, name: odd, snippet: odd, html_url: odd, more: odd }, { requiredKeys: [] });
    const likely = fc.record({
      id: fc.oneof(fc.integer(), fc.string(), fc.constant('x'.repeat(401)), fc.double()),
      name: fc.string(),
      snippet: fc.option(fc.string()),
      html_url: fc.string(),
    });
    const answer = fc.oneof(
      odd,
      fc.record({ results: odd }),
      fc.record({ results: fc.array(fc.oneof(shape, likely), { maxLength: 3 }) }),
      fc.record({ results: fc.array(likely, { maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(answer, (body) => {
        const wanted = z.safeParse(endpoint.response, body);
        deepEqual(articlesIn(body) !== undefined, wanted.success);
        if (wanted.success) deepEqual(JSON.stringify(articlesIn(body)), JSON.stringify(wanted.data.results));
      }),
      randomRuns(2000),
    );
  });
});

describe('The first articles', () => {
  it('are asked for where and as the host says', async () => {
    let asked: [string, RequestInit | undefined] | undefined;
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      asked = [String(input), init];
      return Response.json({ results: [article] });
    };
    const found = await firstArticles(
      configured({
        fetch,
        baseUrl: 'https://api.example/v2/',
        endpoints: { findArticles: '/search' },
        headers: async () => ({ 'x-token': 't' }),
        credentials: 'include',
      }),
      { query: 'a b', locale: 'en-us' },
      never,
    );
    deepEqual(found, [{ ...article, id: '7' }]);
    equal(asked?.[0], 'https://api.example/v2/search?query=a+b&locale=en-us');
    deepEqual(asked?.[1]?.headers, { accept: 'application/json', 'x-token': 't' });
    equal(asked?.[1]?.credentials, 'include');
  });

  const failures: Record<string, () => Promise<Response>> = {
    'a network that fails': () => Promise.reject(new TypeError('gone')),
    'a refusal': async () => Response.json({ resultCode: 'NOT_AUTHENTICATED' }, { status: 401 }),
    'a server in trouble': async () => new Response('', { status: 503 }),
    'a page in the place of data': async () => new Response('<html>', { status: 200 }),
    'another shape': async () => Response.json({ results: [{ id: 1 }] }),
    'a host whose fetch throws': () => {
      throw new Error('not here');
    },
  };
  for (const [name, fetch] of Object.entries(failures)) {
    it(`are left to the client at ${name}`, async () => {
      const client = fakeClient();
      const configuration = { peek: () => configured({ fetch }) } as never;
      const found = findArticles({ client, configuration }, '  restore ', never);
      await turns();
      // The contract is fetched first.
      while (client.open('findArticles').length === 0) await new Promise((done) => setTimeout(done, 5));
      const { query } = client.only('findArticles');
      deepEqual(query, { query: 'restore', locale: 'en-us' });
      await client.only('findArticles').answer({ results: [article] });
      equal((await found)[0]?.name, 'Restore');
    });
  }

  it('are given up when nobody wants them, without the client', async () => {
    const client = fakeClient();
    const controller = new AbortController();
    const fetch = () =>
      new Promise<Response>((_, reject) =>
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason)),
      );
    const found = findArticles(
      { client, configuration: { peek: () => configured({ fetch }) } as never },
      'x',
      controller.signal,
    );
    controller.abort();
    await rejects(found);
    equal(client.asked.length, 0);
  });
});
