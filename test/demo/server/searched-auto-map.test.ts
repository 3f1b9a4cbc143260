/** Auto Map with autotask_big_data: accounts are searched for by the names of organizations, never read all. Source: spec 002 §2.7, §6 and §7. */
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { NameSearch } from '../../../demo/server/psa/name-search.ts';
import type { EntityQuestion, ProviderClient, ProviderRow } from '../../../demo/server/psa/provider-client.ts';
import { SearchedPreviews } from '../../../demo/server/psa/searched-previews.ts';
import {
  listAccountMappings,
  previewAccountAutoMap,
  refuseAccountMatches,
  saveAccountMappings,
} from '../../../src/psa/account-contract.ts';
import { connectionCalls } from '../../../src/psa/connection-contract.ts';
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const provider = 'psaat';

describe('an auto map of accounts that are searched for', () => {
  let server: TestServer;
  let client: DemoClient;
  const turn = (order: object) =>
    client.demo<{ requests: number; refused: number }>('POST', 'providers', { provider, ...order });
  const withFlag = (isOn: boolean) => client.demo('POST', 'session', { featureFlags: { autotask_big_data: isOn } });

  before(async () => {
    server = await openTestServer({ companies: 1_200 });
    client = server.client;
    await turn({ behavior: { delay: 0, requests: 100_000 } });
  });
  after(() => server.close());

  /** What is told on the way, and the end. */
  async function preview(body: object = {}): Promise<{ told: (number | undefined)[]; end: AutoMapPreview }> {
    const told: (number | undefined)[] = [];
    for (;;) {
      const answer = await client.call(previewAccountAutoMap, { body });
      if (!answer.progress) return { told, end: answer };
      assert.deepEqual([answer.matches, answer.ambiguous], [[], []]);
      told.push(answer.progress.done);
    }
  }
  const pairs = ({ matches }: AutoMapPreview) => matches.map(({ clientId, match }) => `${clientId} ${match.id}`);

  it('matches what it matches among all of them, by a few short questions for each organization', async () => {
    await withFlag(false);
    const { end: all } = await preview();
    await withFlag(true);
    const { requests: before } = await turn({});
    const { end: searched } = await preview();
    const { requests } = await turn({});
    assert.ok(pairs(all).length > 50);
    assert.deepEqual(pairs(searched).sort(), pairs(all).sort());
    assert.deepEqual(
      searched.ambiguous.map(({ clientId }) => clientId),
      all.ambiguous.map(({ clientId }) => clientId),
    );
    const { totalElements } = await client.call(listAccountMappings, { query: { pageSize: 1 } });
    assert.ok(
      requests - before < totalElements * 6,
      `${requests - before} questions for ${totalElements} organizations`,
    );
  });

  it('asks nothing twice, also once something was mapped or refused', async () => {
    const { end } = await preview();
    const [one, other] = end.matches;
    assert.ok(one && other);
    await client.call(saveAccountMappings, {
      body: { origin: 'AUTO', mappings: [{ clientId: one.clientId, accountId: one.match.id }] },
    });
    await client.call(refuseAccountMatches, {
      body: { pairs: [{ clientId: other.clientId, targetId: other.match.id }] },
    });
    const { requests: before } = await turn({});
    const { end: later } = await preview();
    assert.equal((await turn({})).requests, before);
    assert.deepEqual(pairs(later).sort(), pairs(end).slice(2).sort());
    const { end: some } = await preview({ clientIds: [other.clientId] });
    assert.deepEqual(pairs(some), []);
  });

  it('counts as ambiguous what the last preview had, and searches nothing for a count', async () => {
    const counted = async (query: Record<string, string>) =>
      (await client.call(listAccountMappings, { query })).counts.ambiguous;
    const { end } = await preview();
    assert.equal(await counted({}), end.ambiguous.length);
    await client.call(saveAccountMappings, {
      body: { origin: 'MANUAL', mappings: [{ clientId: '4', accountId: '4' }] },
    });
    const { requests } = await turn({});
    assert.equal(typeof (await counted({ state: 'AMBIGUOUS' })), 'number');
    assert.equal((await turn({})).requests, requests);
    await client.call(connectionCalls.psaat.refreshProvider);
    const { requests: before } = await turn({});
    assert.equal(await counted({ state: 'AMBIGUOUS' }), null);
    await wait(100);
    assert.equal((await turn({})).requests, before);
    await preview();
    assert.equal(typeof (await counted({ state: 'AMBIGUOUS' })), 'number');
  });

  it('says how far it is, keeps to the provider’s limit, and ends', async () => {
    await client.demo('POST', 'session', {});
    await server.restart();
    client = server.client;
    await turn({ behavior: { delay: 5, requests: 12, window: 1_000 } });
    const { refused: before } = await turn({});
    const { told, end } = await preview();
    assert.ok(told.length >= 2, told.join());
    assert.deepEqual(
      told,
      told.toSorted((one, next) => (one ?? 0) - (next ?? 0)),
    );
    assert.ok(end.matches.length > 50);
    const { refused } = await turn({ behavior: { delay: 0, requests: 100_000 } });
    assert.ok(refused > before, 'the limit was met');
    assert.ok(refused - before <= 8 * (told.length + 2), `${refused - before} came too soon in ${told.length} s`);
  });
});

describe('a search for names at a provider', () => {
  const companies: ProviderRow[] = ['Contoso Shipping', 'Cont Alpha', 'Müller', 'Noor Trading Ltd'].map((name, id) => ({
    id,
    name,
  }));
  function open(rows: readonly ProviderRow[] = companies) {
    const asked: string[] = [];
    const fits = ({ name = '' }: EntityQuestion) => rows.filter((row) => row.name.toLowerCase().includes(name));
    const client = {
      page: async (_: string, question: EntityQuestion) => {
        asked.push(question.name ?? '');
        return fits(question).slice(0, 500);
      },
      fresh: async (_: string, question: EntityQuestion) => {
        asked.push(`all ${question.name}`);
        return fits(question);
      },
    };
    return { asked, client, search: new NameSearch(client as unknown as ProviderClient) };
  }
  const signal = new AbortController().signal;
  const names = (rows: readonly ProviderRow[]) => rows.map(({ name }) => name);

  it('finds a misspelt name by what of it is right, and stops once an equal one is found', async () => {
    const { asked, search } = open();
    assert.deepEqual(names(await search.near(['Contosso Shipping'], {}, { signal })), [
      'Contoso Shipping',
      'Cont Alpha',
    ]);
    assert.deepEqual(asked, ['cont', 'osso', 'ship', 'ping']);
    asked.length = 0;
    await search.near(['Noor Trading'], {}, { signal });
    assert.deepEqual(asked, ['noo', 'oor']);
  });

  it('asks for more of a word where too many contain a piece of it', async () => {
    const many = Array.from({ length: 700 }, (_, id) => ({ id, name: id === 600 ? 'Contoso' : `Contractor ${id}` }));
    const { asked, search } = open(many);
    assert.deepEqual(names(await search.near(['Contoso'], {}, { signal })), ['Contoso']);
    assert.deepEqual(asked, ['cont', 'all contoso', 'oso']);
  });

  it('asks each question once for all, until what is kept is old', async () => {
    const { asked, search } = open();
    await Promise.all([
      search.near(['Contosso'], {}, { signal }),
      search.near(['Contosso', 'Contosso'], {}, { signal }),
    ]);
    assert.deepEqual(asked, ['cont', 'osso']);
    await search.near(['Contosso'], { types: '1' }, { signal });
    assert.equal(asked.length, 4, 'other types are other answers');
    search.forget();
    await search.near(['Contosso'], {}, { signal });
    assert.equal(asked.length, 6);
  });

  it('tells how far it is, and asks no more once it is cancelled or one question has failed', async () => {
    const { client, asked, search } = open();
    const controller = new AbortController();
    const told: number[] = [];
    const all = Array.from({ length: 100 }, (_, at) => `Company${String.fromCodePoint(97 + (at % 26))}${at}`);
    const cancelled = search.near(
      all,
      {},
      {
        signal: controller.signal,
        onProgress({ done, total }) {
          told.push(done);
          assert.equal(total, 100);
          if (done === 10) controller.abort(new Error('not wanted any more'));
        },
      },
    );
    await assert.rejects(cancelled, /not wanted/);
    const count = asked.length;
    await wait(20);
    assert.equal(asked.length, count);
    assert.ok(told.length < 100);
    client.page = async () => {
      asked.push('');
      throw new Error('no answer');
    };
    search.forget();
    await assert.rejects(search.near(all, {}, { signal }), /no answer/);
    await wait(20);
    assert.ok(asked.length - count <= 8, String(asked.length - count));
  });
});

describe('previews that take their time', () => {
  const empty = (): AutoMapPreview => ({ matches: [], ambiguous: [] });
  function open() {
    let edition = 0;
    const runs: { signal: AbortSignal; end(preview: AutoMapPreview): void; fail(error: Error): void }[] = [];
    const previews = new SearchedPreviews<{ clientIds?: string[] }>({
      edition: () => edition,
      times: { answer: 10, abandoned: 60 },
      make: (_, { signal, onProgress }) => {
        onProgress({ done: 3, total: 9 });
        return new Promise((end, fail) => {
          runs.push({ signal, end, fail });
        });
      },
    });
    const change = () => {
      edition += 1;
    };
    return { runs, previews, change };
  }

  it('tell how far they are until they are there, made once for all who ask', async () => {
    const { runs, previews } = open();
    const [one, other] = await Promise.all([previews.ask({}, true), previews.ask({}, true)]);
    assert.deepEqual([one.progress, other.progress, runs.length], [{ done: 3, total: 9 }, { done: 3, total: 9 }, 1]);
    const preview = empty();
    runs[0]?.end(preview);
    assert.equal(await previews.ask({}, true), preview);
    assert.equal(previews.known(), preview);
  });

  it('are given up when nobody asks any more, and begun anew for who asks again', async (context) => {
    // A busy machine may keep any real time waiting for longer than a run is kept.
    mock.timers.enable({ apis: ['setTimeout'] });
    context.after(() => mock.timers.reset());
    const { runs, previews } = open();
    await previews.ask({}, true);
    mock.timers.tick(40);
    await previews.ask({}, true);
    mock.timers.tick(40);
    assert.equal(runs[0]?.signal.aborted, false, 'somebody asked again');
    mock.timers.tick(20);
    assert.equal(runs[0]?.signal.aborted, true);
    await previews.ask({}, true);
    assert.equal(runs.length, 2);
  });

  it('are made anew once something has changed, and once they failed', async () => {
    const { runs, previews, change } = open();
    await previews.ask({}, true);
    runs[0]?.end(empty());
    await previews.ask({}, true);
    change();
    assert.equal(previews.known(), undefined);
    const failing = previews.ask({}, true);
    await wait(0);
    runs[1]?.fail(new Error('The provider doesn’t answer'));
    await assert.rejects(failing, /doesn’t answer/);
    await previews.ask({}, true);
    assert.equal(runs.length, 3);
  });
});
