/** Whatever happens to the server while products are saved: each is there once, and its id is the one that was told. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createBillingProduct, listBillingProducts } from '../../../src/billing/product-contract.ts';
import { copyFirstStart } from '../../support/first-start.ts';
import { billedProduct } from './support/billing-calls.ts';
import { DemoClient } from './support/demo-client.ts';
import { kill, launch } from './support/server-process.ts';

const burst = 12;
/** Milliseconds after which the server is killed: before, while and after it writes. */
const moments = [0, 8, 20, 60];

describe('products, while the server is killed', () => {
  let folder: string;
  let running: ChildProcess | undefined;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-killed-products-'));
    await mkdir(join(folder, 'source'));
    copyFirstStart(join(folder, 'data'));
  });
  after(async () => {
    if (running) await kill(running);
    // What was killed may have a child that still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it('are each there once after all were sent again', async () => {
    const told = new Map<string, string>();
    let client: DemoClient | undefined;
    const start = async () => {
      const { child, url } = await launch(folder);
      running = child;
      client = client?.at(url) ?? (await DemoClient.open(url));
      return { child, client };
    };
    const names = moments.flatMap((_, round) =>
      Array.from({ length: burst }, (__, index) => `Killed ${round}-${index}`),
    );
    const create = async (by: DemoClient, name: string) => {
      const response = await by.send(
        createBillingProduct,
        { body: billedProduct('storage', name) },
        {
          headers: { 'Idempotency-Key': name.replace(' ', '-') },
        },
      );
      const answer = await response.text();
      assert.equal(response.status, 200, answer);
      const { id } = JSON.parse(answer) as { id: string };
      assert.equal(told.get(name) ?? id, id, `${name} was told another id before`);
      told.set(name, id);
    };
    for (const [round, moment] of moments.entries()) {
      const { child, client: by } = await start();
      const sent = names.slice(round * burst, (round + 1) * burst).map((name) => create(by, name));
      const settled = Promise.allSettled(sent);
      await wait(moment);
      await kill(child);
      for (const { status, ...rest } of await settled)
        if (status === 'rejected') assert.ok('reason' in rest && !(rest.reason instanceof assert.AssertionError));
    }
    const answered = told.size;
    assert.ok(answered < names.length, 'some answers were lost');
    const { client: by } = await start();
    for (const name of names) await create(by, name);
    const { results } = await by.call(listBillingProducts, { query: { searchCriteria: 'killed', pageSize: 1000 } });
    assert.deepEqual(
      results.map(({ name, id }) => `${name} ${id}`).sort(),
      [...told].map(([name, id]) => `${name} ${id}`).sort(),
    );
    assert.equal(results.length, names.length);
  });
});
