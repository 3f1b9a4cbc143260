/** Scheduled tasks through the server: refused, saved by two people, run by the clock and by hand, with a history. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { credentialAccount } from '../../../src/console/scripting/script-accounts.ts';
import { newScriptId } from '../../../src/console/scripting/script-id.ts';
import {
  deleteCredential,
  listCredentials,
  readCredentialUse,
} from '../../../src/integrations/credentials/contract.ts';
import { defaultSchedule } from '../../../src/schedule/schedule.ts';
import { createScript, deleteScript } from '../../../src/scripting/library/contract.ts';
import {
  createScheduledTask,
  deleteScheduledTask,
  listScheduledTasks,
  listTaskCredentials,
  listTaskRuns,
  listTaskScripts,
  readScheduledTask,
  runScheduledTask,
  type TaskBody,
  updateScheduledTask,
} from '../../../src/tasks/contract.ts';
import { type DemoClient, readRefusal } from './support/demo-client.ts';
import { newCredential } from './support/integration-calls.ts';
import { scriptNamed } from './support/script-calls.ts';
import { taskNamed } from './support/task-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const device = (...ids: number[]) =>
  ids.map((id) => ({ scheduledTaskId: null, targetType: 'DEVICE', targetId: String(id) }));

describe('scheduled tasks', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer({ now: () => noon });
    client = server.client;
  });
  after(() => server.close());

  const create = (body: TaskBody) => client.call(createScheduledTask, { body });
  const runs = async (id: string) => (await client.call(listTaskRuns, { params: { id } })).results;
  const run = (id: string) => client.call(runScheduledTask, { params: { id } });
  const forward = (minutes: number) => client.demo('POST', 'clock', { minutes });
  const errorsOf = async (body: unknown) => {
    const response = await client.send(createScheduledTask, { body });
    assert.equal(response.status, 400);
    return ((await response.json()) as { errors: unknown[] }).errors;
  };

  it('are there at the first start, by name, each with what it does next', async () => {
    const { results } = await client.call(listScheduledTasks, {});
    assert.deepEqual(
      results.map(({ name, enabled }) => [name, enabled]),
      [
        ['Inventory of the file server', false],
        ['Nightly disk report', true],
        ['Weekly cleanup', true],
      ],
    );
    assert.equal(results[0]?.nextRun, null);
    const found = await client.call(listScheduledTasks, { query: { searchCriteria: 'HARBOR' } });
    assert.deepEqual(
      found.results.map(({ name }) => name),
      ['Nightly disk report'],
    );
  });

  it('are refused by the rules of the form, with every field that is wrong', async () => {
    const empty = taskNamed(' ', { scripts: { actionList: [] }, targets: [] });
    assert.deepEqual(await errorsOf(empty), [
      { field: 'name', code: 'required' },
      { field: 'scripts', code: 'noScripts' },
      { field: 'targets', code: 'noTargets' },
    ]);
    assert.deepEqual(await errorsOf(taskNamed('N'.repeat(51))), [{ field: 'name', code: 'tooLong', limit: 50 }]);
    const group = [{ scheduledTaskId: null, targetType: 'GROUP', targetId: '1' }];
    assert.deepEqual(await errorsOf(taskNamed('On node', { runsOnNodeScheduledTask: true, targets: group })), [
      { field: 'targets', code: 'groupOnNode' },
    ]);
    const schedule = { ...defaultSchedule('2026-06-01'), repeats: 'WEEKLY' as const };
    assert.deepEqual(await errorsOf(taskNamed('Weekly', { schedule })), [
      { field: 'schedule.daysOfWeek', code: 'required' },
    ]);
  });

  it('are saved once by two people, of whom the second is told', async () => {
    const { id, version } = await create(taskNamed('Two people'));
    const save = (name: string) =>
      client.send(
        updateScheduledTask,
        { params: { id }, body: taskNamed(name) },
        { headers: { 'If-Match': `"${version}"` } },
      );
    assert.equal((await save('First')).status, 200);
    const second = await save('Second');
    assert.equal(second.headers.get('etag'), '"2"');
    const refusal = await readRefusal(second);
    assert.equal(refusal.status, 412);
    assert.match(refusal.message, /Aiko Tanaka has saved version 2 of “First”/);
    assert.equal((await client.call(readScheduledTask, { params: { id } })).name, 'First');
  });

  it('really work on the disks of their devices, and say what they did', async () => {
    const folder = join(server.folder, 'data/devices/2');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'old.tmp'), 'old');
    const scripts = ['clear-temporary-files', 'write-inventory'].map((scriptId) => ({
      id: scriptId,
      scriptId,
      parameters: { runAs: 'system', scriptParam: '' },
    }));
    const { id } = await create(taskNamed('Works', { scripts: { actionList: scripts }, targets: device(2) }));
    const made = await run(id);
    assert.deepEqual(
      made.results.map(({ deviceName, outcome, output }) => [deviceName, outcome, output]),
      [['File server', 'SUCCESS', 'Deleted 1 files\nWrote inventory.txt']],
    );
    assert.ok(!existsSync(join(folder, 'old.tmp')));
    assert.ok(existsSync(join(folder, 'inventory.txt')));
    assert.deepEqual(await runs(id), [made]);
    assert.deepEqual([made.trigger, made.startedBy, made.time], ['MANUAL', 'Aiko Tanaka', noon]);
  });

  it('run once on each device, whichever of their targets have it, and say why one did not', async () => {
    const both = await create(
      taskNamed('Organization', {
        targets: [...device(1), { scheduledTaskId: null, targetType: 'ORGANIZATION', targetId: '1' }],
      }),
    );
    const { results, targets } = await run(both.id);
    assert.equal(new Set(results.map(({ deviceId }) => deviceId)).size, results.length);
    assert.ok(results.length > 3);
    assert.deepEqual(
      targets.map(({ name }) => name),
      ['This machine', targets[1]?.name],
    );
    const offline = results.find(({ deviceId }) => deviceId === '5');
    assert.deepEqual([offline?.outcome, offline?.reason], ['FAILED', 'OFFLINE']);
    const inventory = { id: 'i', scriptId: 'write-inventory', parameters: { runAs: 'system', scriptParam: '' } };
    const linux = await create(taskNamed('Unsupported', { scripts: { actionList: [inventory] }, targets: device(3) }));
    assert.deepEqual((await run(linux.id)).results[0]?.reason, 'UNSUPPORTED');
    const onNode = await create(taskNamed('On the node', { runsOnNodeScheduledTask: true, targets: device(5) }));
    assert.equal((await run(onNode.id)).results[0]?.outcome, 'SUCCESS');
  });

  it('sign in with a credential, as long as it is there and may be used where the device is', async () => {
    const here = await newCredential(client, 'Here', { organizationIds: ['1'] });
    const elsewhere = await newCredential(client, 'Elsewhere', { organizationIds: ['2'] });
    const token = await newCredential(client, 'Token', { kind: 'API_TOKEN' });
    const offered = await client.call(listTaskCredentials);
    const names = offered.map(({ name }) => name);
    assert.deepEqual(names, names.toSorted());
    assert.ok(names.includes('Here') && names.includes('Elsewhere') && !names.includes(token.name), names.join());
    const runsAs = (runAs: string) => ({
      scripts: { actionList: [{ id: 'a', scriptId: 'report-disk-usage', parameters: { runAs, scriptParam: '' } }] },
      targets: device(2),
    });
    const became = async (id: string) => (await run(id)).results.map(({ outcome, reason }) => [outcome, reason]);
    const own = await create(taskNamed('As here', runsAs(credentialAccount(here.id))));
    const other = await create(taskNamed('As elsewhere', runsAs(credentialAccount(elsewhere.id))));
    assert.deepEqual(await became(own.id), [['SUCCESS', null]]);
    assert.deepEqual(await became(other.id), [['FAILED', 'CREDENTIAL_NOT_ALLOWED']]);
    const use = await client.call(readCredentialUse, { params: { id: here.id } });
    assert.deepEqual(use.tasks, [{ id: own.id, name: 'As here' }]);
    const { results } = await client.call(listCredentials, { query: { searchCriteria: 'svc' } });
    const uses = Object.fromEntries(results.map(({ name, uses: count }) => [name, count]));
    assert.deepEqual([uses.Here, uses.Elsewhere], [1, 1]);
    await client.call(deleteCredential, { params: { id: here.id } });
    assert.deepEqual(await became(own.id), [['FAILED', 'CREDENTIAL_MISSING']]);
  });

  it('can have scripts that people wrote, each as it says, which this server does not execute', async () => {
    const parameters = { runAs: 'loggedonuser' as const, scriptParam: '-Force' };
    const body = scriptNamed('A written one', { parameters, operatingSystems: ['WINDOWS'], deviceType: 'SERVER' });
    const { id: scriptId } = await client.call(createScript, { body: { ...body, id: newScriptId() } });
    const offered = await client.call(listTaskScripts);
    assert.deepEqual(offered.find(({ id }) => id === scriptId)?.parameters, parameters);
    assert.deepEqual(
      offered.map(({ name }) => name.toLowerCase()),
      offered.map(({ name }) => name.toLowerCase()).toSorted(),
    );
    const withScript = (targets: TaskBody['targets']) => ({
      scripts: { actionList: [{ id: 'a', scriptId, parameters }] },
      targets,
    });
    const { id } = await create(taskNamed('Written', withScript([...device(2), ...device(3)])));
    assert.deepEqual(
      (await run(id)).results.map(({ deviceId, outcome, reason }) => [deviceId, outcome, reason]),
      [
        ['2', 'FAILED', 'NOT_EXECUTED'],
        ['3', 'SKIPPED', 'UNSUPPORTED'],
      ],
    );
    await client.call(deleteScript, { params: { id: scriptId } });
    const save = client.send(updateScheduledTask, {
      params: { id },
      body: taskNamed('Written', withScript(device(2))),
    });
    assert.equal((await save).status, 400);
    assert.deepEqual((await run(id)).results[0]?.reason, 'SCRIPT_DELETED');
  });

  it('run when the clock says so, each time once, also after a restart', async () => {
    const { id, nextRun } = await create(taskNamed('Daily'));
    const off = await create(taskNamed('Off', { enabled: false }));
    const night = Date.UTC(2026, 5, 2, 2);
    assert.equal(nextRun, night);
    await forward(13 * 60);
    assert.deepEqual(await runs(id), []);
    await forward(2 * 60);
    await forward(24 * 60);
    await server.restart();
    client = server.client;
    await forward(1);
    assert.deepEqual(
      (await runs(id)).map(({ time, trigger, startedBy }) => [time, trigger, startedBy]),
      [
        [night + 86_400_000, 'SCHEDULE', null],
        [night, 'SCHEDULE', null],
      ],
    );
    assert.deepEqual(await runs(off.id), []);
    const saved = await client.call(readScheduledTask, { params: { id } });
    assert.deepEqual([saved.lastRun, saved.nextRun], [night + 86_400_000, night + 2 * 86_400_000]);
  });

  it('are run once where the same call comes twice', async () => {
    const { id } = await create(taskNamed('Pressed twice', { enabled: false }));
    const headers = { 'Idempotency-Key': 'run-once' };
    const [one, other] = [
      await client.send(runScheduledTask, { params: { id } }, { headers }),
      await client.send(runScheduledTask, { params: { id } }, { headers }),
    ];
    assert.equal(await one.text(), await other.text());
    assert.equal((await runs(id)).length, 1);
  });

  it('are gone with their history when they are deleted', async () => {
    const { id } = await create(taskNamed('Deleted'));
    await client.call(deleteScheduledTask, { params: { id } });
    assert.equal((await client.send(readScheduledTask, { params: { id } })).status, 404);
    assert.equal((await client.send(listTaskRuns, { params: { id } })).status, 404);
  });

  it('are looked at by everybody, and changed by who may manage them', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listScheduledTasks, {})).status, 200);
    assert.equal((await technician.send(createScheduledTask, { body: taskNamed('Refused') })).status, 403);
    assert.equal((await technician.send(runScheduledTask, { params: { id: '1' } })).status, 403);
  });
});
