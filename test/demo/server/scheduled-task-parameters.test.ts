/** What built-in scripts of scheduled tasks are given, through the server. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createScheduledTask, listTaskScripts, runScheduledTask, type TaskBody } from '../../../src/tasks/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { taskNamed } from './support/task-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const device = (...ids: number[]) =>
  ids.map((id) => ({ scheduledTaskId: null, targetType: 'DEVICE', targetId: String(id) }));

describe('scheduled tasks', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const create = (body: TaskBody) => client.call(createScheduledTask, { body });
  const run = (id: string) => client.call(runScheduledTask, { params: { id } });

  it('give scripts that are built in what was chosen, and none without it', async () => {
    const listed = await client.call(listTaskScripts);
    assert.deepEqual(
      listed.flatMap(({ id, parameterKind }) => (parameterKind ? [[id, parameterKind]] : [])).toSorted(),
      [
        ['builtinDfr', 'defrag-volumes'],
        ['builtinMed', 'media-state'],
        ['builtinRst', 'system-restore'],
        ['builtinSvc', 'windows-service'],
      ],
    );
    const body = (...given: [scriptId: string, scriptParam: string][]): TaskBody => ({
      ...taskNamed('Given'),
      targets: device(2),
      scripts: {
        actionList: given.map(([scriptId, scriptParam]) => ({
          id: scriptId,
          scriptId,
          parameters: { runAs: 'system', scriptParam },
        })),
      },
    });
    for (const wrong of ['', 'SOMETIMES', '{', '[]']) {
      const refused = await client.send(createScheduledTask, { body: body(['builtinMed', wrong]) });
      assert.deepEqual(
        [refused.status, (await refused.json()).errors],
        [400, [{ field: 'scripts.actionList.builtinMed.parameters.scriptParam', code: 'notChosen' }]],
        wrong,
      );
    }
    const service = JSON.stringify({ serviceName: 'Spooler', displayName: 'Print Spooler', start: false });
    const volumes = JSON.stringify({ volumeName: 'BOOT', checkList: 'INCLUDE' });
    const { id } = await create(
      body(['builtinMed', 'DISABLE'], ['builtinSvc', service], ['builtinDfr', volumes], ['builtinRst', 'TURN_ON']),
    );
    const [result] = (await run(id)).results;
    assert.equal(result?.outcome, 'SUCCESS');
    assert.match(
      result?.output ?? '',
      /^Removable media: DISABLE\nPrint Spooler: stopped\nINCLUDE BOOT: \d+ files defragmented\nSystem restore: TURN_ON$/,
    );
    const mac = await create({ ...body(['builtinRst', 'TURN_OFF']), targets: device(2, 5, 9, 12) });
    const others = (await run(mac.id)).results.filter(({ outcome }) => outcome !== 'SUCCESS');
    assert.ok(others.every(({ reason }) => reason === 'UNSUPPORTED' || reason === 'OFFLINE'));
  });
});
