/** What watches over the server, and what keeps one browser from taking it from the others. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { optionsFromEnvironment } from '../../../demo/server/environment.ts';
import { queryDevices } from '../../../src/directory/contract.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('a server that is watched', () => {
  const servers: TestServer[] = [];
  const open = async (callsPerMinute?: number) => {
    const server = await openTestServer({ callsPerMinute });
    servers.push(server);
    return server;
  };
  after(() => Promise.all(servers.map((server) => server.close())));

  it('says that it is well to whoever asks, and nothing else', async () => {
    const server = await open();
    const answer = await fetch(`${server.url}/health`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    const { status, uptimeSeconds, ...more } = await answer.json();
    assert.equal(status, 'ok');
    assert.ok(Number.isInteger(uptimeSeconds));
    assert.deepEqual(more, {});
  });

  it('refuses what one browser asks beyond its limit, says when to try again, and serves the others', async () => {
    const server = await open(20);
    const other = await server.newClient();
    const call = { query: { size: 1 } };
    const refused: Response[] = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await server.client.fetch('/query/devices?size=1');
      if (answer.status === 429) refused.push(answer);
      else assert.equal(answer.status, 200);
    }
    assert.ok(refused.length >= 5, `${refused.length} refused`);
    const [first] = refused;
    const seconds = Number(first?.headers.get('retry-after'));
    assert.ok(seconds >= 1 && seconds <= 60, `after ${seconds} s`);
    const { resultCode, message } = (await first?.json()) ?? {};
    assert.equal(resultCode, 'TOO_MANY_REQUESTS');
    assert.match(message, /Try again in (?:a second|\d+ seconds)\./);
    assert.equal((await other.call(queryDevices, call)).results.length, 1);
    // Pages and the look after the server are not counted.
    for (const path of ['/health', '/', '/openapi.json']) assert.equal((await server.client.fetch(path)).status, 200);
  });

  it('takes the limit from its environment, and says what is wrong with it', () => {
    assert.equal(optionsFromEnvironment({}).callsPerMinute, 3_000);
    assert.equal(optionsFromEnvironment({ RATE_LIMIT: '250' }).callsPerMinute, 250);
    assert.equal(optionsFromEnvironment({ RATE_LIMIT: '0' }).callsPerMinute, undefined);
    assert.throws(() => optionsFromEnvironment({ RATE_LIMIT: 'many' }), /RATE_LIMIT is "many"/);
  });
});
