/** What whoever runs the server sees of it where telemetry is collected, and what nobody is to see there. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { optionsFromEnvironment } from '../../../demo/server/environment.ts';
import { listPlans } from '../../../src/backup/contract.ts';
import { queryDevices } from '../../../src/directory/contract.ts';
import { getDeviceRoles } from '../../../src/directory/ticketing-contract.ts';
import { copyFirstStart } from '../../support/first-start.ts';
import { Collector } from './support/collector.ts';
import { DemoClient } from './support/demo-client.ts';
import { end, launch } from './support/server-process.ts';
import { removeDatabase } from './support/test-database.ts';
import { backUp } from './support/test-server.ts';

/** Says as the process ends which of the packages it has loaded. */
const tellsWhatIsLoaded = `--import "data:text/javascript,${encodeURIComponent(
  `import { Module } from 'node:module';
  if (process.argv[1].includes('main.'))
    process.on('exit', () => console.error('loaded ' + Object.keys(Module._cache).filter((file) => file.includes('@opentelemetry')).length));`,
)}"`;

describe('a server whose telemetry is collected', () => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'rmm-telemetry-'));
    folders.push(folder);
    mkdirSync(join(folder, 'source'));
    writeFileSync(join(folder, 'source', 'secret-plans.txt'), 'unmistakable content');
    copyFirstStart(join(folder, 'data'));
    return folder;
  };
  /** Of somebody whose call has led to one here. */
  const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
  const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;
  let collector: Collector;

  before(async () => {
    collector = await Collector.open();
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'console-of-berlin',
    };
    const server = await launch(newFolder(), environment);
    const client = await DemoClient.open(server.url);
    await client.call(listPlans, { params: { nodeId: 1 } });
    await client.send(listPlans, { params: { nodeId: 1 } }, { headers: { traceparent } });
    await client.execute(getDeviceRoles);
    await client.call(queryDevices, { query: { size: 1, name: 'unmistakable-term' } });
    await client.fetch('/no/such/place?of=unmistakable-address', { headers: { 'x-note': 'unmistakable-header' } });
    await client.fetch('/query/devices?size=1', { headers: { 'x-demo-fault': 'server-error' } });
    await client.raw('/query/devices', {}, 'PROPFIND');
    await backUp(client, 'documents');
    // What is sent at the end has to have been kept until then.
    await end(server);
    const limited = await launch(newFolder(), { ...environment, RATE_LIMIT: '1' });
    const hasty = await DemoClient.open(limited.url);
    for (let count = 0; count < 3; count += 1) await hasty.send(queryDevices, { query: { size: 1 } });
    await end(limited);
  });
  after(async () => {
    await collector.close();
    for (const folder of folders) {
      await removeDatabase(join(folder, 'data'));
      rmSync(folder, { recursive: true, force: true });
    }
  });

  const spansOf = (name: string) => collector.spans.filter((span) => span.name === name);

  it('tells each request by its call of the contract, GraphQL’s by their operation', () => {
    const [plans] = spansOf(listPlans.name);
    assert.equal(plans?.kind, 2);
    assert.deepEqual(plans?.attributes, {
      'http.request.method': 'GET',
      'url.scheme': 'http',
      'http.route': listPlans.path,
      'http.response.status_code': 200,
    });
    const [roles] = spansOf(getDeviceRoles.name);
    assert.equal(roles?.attributes['http.route'], '/ticketing/graphql');
    assert.equal(roles?.attributes['graphql.operation.name'], getDeviceRoles.name);
    assert.equal(spansOf('GET /').length, 2);
  });

  it('continues the trace of the caller', () => {
    const [own, continued] = spansOf(listPlans.name);
    assert.equal(continued?.traceId, caller.traceId);
    assert.equal(continued?.parentSpanId, caller.spanId);
    assert.notEqual(own?.traceId, caller.traceId);
  });

  it('tells of failures and refusals, also of what never came to its call', () => {
    const devices = spansOf(queryDevices.name);
    const failed = devices.filter(({ status }) => status.code === 2);
    assert.deepEqual(
      failed.map(({ attributes }) => [attributes['http.response.status_code'], attributes['error.type']]),
      [[500, '500']],
    );
    const limited = devices.filter(({ attributes }) => attributes['http.response.status_code'] === 429);
    assert.equal(limited.length, 2);
    assert.deepEqual(spansOf('GET')[0]?.attributes['http.response.status_code'], 404);
    assert.equal(spansOf('HTTP')[0]?.attributes['http.request.method'], '_OTHER');
  });

  it('tells of a job below the call that ordered it', () => {
    const jobs = spansOf('BACKUP job');
    const [job] = jobs.filter(({ parentSpanId }) => parentSpanId);
    assert.equal(job?.attributes['rmm.job.kind'], 'BACKUP');
    assert.equal(job?.attributes['rmm.job.status'], 'completed');
    const parent = collector.spans.find(({ spanId }) => spanId === job?.parentSpanId);
    assert.equal(parent?.name, 'POST /demo/backups');
    assert.equal(parent?.traceId, job?.traceId);
  });

  it('measures requests, running jobs and the database', () => {
    const requests = collector.points('http.server.request.duration');
    const devices = requests.filter(({ attributes }) => attributes['http.route'] === queryDevices.path);
    assert.deepEqual(devices.map(({ attributes, count }) => [attributes['http.response.status_code'], count]).sort(), [
      [200, 1],
      [429, 2],
    ]);
    const running = collector.points('rmm.jobs.running');
    assert.deepEqual(
      running.map(({ attributes, asDouble }) => [attributes['rmm.job.kind'], asDouble]),
      [['BACKUP', 0]],
    );
    const selects = collector
      .points('db.client.operation.duration')
      .find(({ attributes }) => attributes['db.operation.name'] === 'SELECT');
    assert.ok(Number(selects?.count) > 0);
  });

  it('says nothing of what was asked for, nor of who asked and where', () => {
    const everything = collector.received.join('\n');
    assert.ok(everything.includes('queryDevices'));
    for (const told of ['unmistakable', 'secret-plans', 'no/such', 'rmm_session', '127.0.0.1', tmpdir()])
      assert.ok(!everything.includes(told), told);
    assert.deepEqual(Object.keys(collector.resource).sort(), [
      'service.name',
      'telemetry.sdk.language',
      'telemetry.sdk.name',
      'telemetry.sdk.version',
    ]);
    assert.equal(collector.resource['service.name'], 'console-of-berlin');
  });

  it('speaks the protocol that is usual where none is chosen', async () => {
    const other = await Collector.open();
    await end(await launch(newFolder(), { OTEL_EXPORTER_OTLP_ENDPOINT: other.url }));
    assert.deepEqual([...other.types], ['application/x-protobuf']);
    await other.close();
  });

  it('ends in time where nobody collects', async () => {
    const gone = await Collector.open();
    await gone.close();
    const server = await launch(newFolder(), { OTEL_EXPORTER_OTLP_ENDPOINT: gone.url });
    await DemoClient.open(server.url);
    const started = performance.now();
    await end(server);
    assert.ok(performance.now() - started < 10_000, `${performance.now() - started} ms`);
  });

  it('loads nothing where nobody asked', async () => {
    const loaded = async (environment: Record<string, string>) => {
      const server = await launch(newFolder(), { ...environment, NODE_OPTIONS: tellsWhatIsLoaded });
      await end(server);
      return Number(/loaded (\d+)/.exec(server.said())?.[1]);
    };
    assert.equal(await loaded({}), 0);
    assert.ok((await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })) > 0);
  });

  it('is asked for by each of the variables that say where or how, and by no other', () => {
    const isOn = (environment: Record<string, string>) => optionsFromEnvironment(environment).telemetry === true;
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    assert.ok(isOn({ OTEL_EXPORTER_OTLP_ENDPOINT }));
    assert.ok(isOn({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }));
    assert.ok(isOn({ OTEL_METRICS_EXPORTER: 'prometheus' }));
    for (const quiet of [
      {},
      { OTEL_SERVICE_NAME: 'console' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
      { OTEL_TRACES_EXPORTER: 'none' },
      { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' },
    ])
      assert.ok(!isOn(quiet), JSON.stringify(quiet));
  });
});
