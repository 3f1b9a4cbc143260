/** Nothing is open that nobody thought of: every route has its right, and who lacks it changes and learns nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Hono } from 'hono';
import type { DemoApp, DemoEnvironment } from '../../../demo/server/http/demo-context.ts';
import { checkRouteRights } from '../../../demo/server/http/route-rights.ts';
import { createDeviceFolder, listPlanFolders } from '../../../src/backup/contract.ts';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  createSyncJob,
  listRestoreJobs,
  readRestoreJob,
} from '../../../src/backup/job-contract.ts';
import { deletePlans, deleteRevisions, listDeviceDirectory } from '../../../src/backup/recovery-contract.ts';
import { listRestoredFiles, retryRestoreJob } from '../../../src/backup/report-contract.ts';
import { queryDevices } from '../../../src/directory/contract.ts';
import { uploadTicketAttachment } from '../../../src/help/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { openTestServer, planNamed, readTree, type TestServer } from './support/test-server.ts';

describe('who may call what', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  let technician: DemoClient;
  let operator: DemoClient;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
    const clientOf = async (user: string) => {
      const client = await server.newClient();
      await client.demo('POST', 'session', { user });
      return client;
    };
    technician = await clientOf('technician');
    operator = await clientOf('operator');
  });
  after(() => server.close());

  it('is said of every route: a server with one that was forgotten does not start', () => {
    const app: DemoApp = new Hono<DemoEnvironment>();
    app.get('/known', (context) => context.text('known'));
    checkRouteRights(app, { 'GET /known': 'signedIn' });
    app.post('/forgotten', (context) => context.text('open'));
    assert.throws(() => checkRouteRights(app, { 'GET /known': 'signedIn' }), /POST \/forgotten/);
    const more = { 'GET /known': 'signedIn', 'POST /forgotten': 'signedIn', 'GET /gone': 'signedIn' } as const;
    assert.throws(() => checkRouteRights(app, more), /GET \/gone, which is no route/);
  });

  it('lets nobody without the right to restore touch a restore, list devices or their folders, or make one', async () => {
    const destination = await desk.target('not theirs');
    const jobUID = await desk.restore({ ...desk.documents, destination });
    const job = { params: { nodeId: 1, jobUID } };
    const folder = { params: { nodeId: 3 }, body: { path: '/Users', folderName: 'theirs' } };
    const order = { planId: desk.scale, items: [{ type: 'FILE', id: 'f' }], location: 'original' };
    for (const [endpoint, args] of [
      [readRestoreJob, job],
      [cancelRestoreJob, job],
      [clearRestoreJob, job],
      [retryRestoreJob, job],
      [listRestoredFiles, { ...job, query: { page: 0, size: 10 } }],
      [createRestoreJob, { params: { nodeId: 1 }, body: order }],
      [createSyncJob, { params: { nodeId: 1, planId: desk.scale } }],
      [listDeviceDirectory, { params: { nodeId: 3 }, query: { path: '/', start: 0, count: 10 } }],
      [createDeviceFolder, folder],
      [queryDevices, {}],
      [deletePlans, { params: { nodeId: 1 }, body: [desk.scale] }],
    ] as const) {
      const { status, resultCode } = await technician.refusal(endpoint, args);
      assert.deepEqual([status, resultCode], [403, 'FORBIDDEN'], endpoint.name);
    }
    assert.deepEqual(await technician.call(listRestoreJobs, { params: { nodeId: 1 } }), []);
    assert.equal((await desk.follow(jobUID)).status, 'completed');
    const { requests } = await technician.demo<{ requests: { status: number; endpoint: string }[] }>('GET', 'requests');
    assert.ok(
      requests.some(({ status, endpoint }) => status === 403 && endpoint.includes('cancel')),
      'what was refused is in the log',
    );
  });

  it('shows who may open some plans the restores of these alone', async () => {
    const before = (await operator.call(listRestoreJobs, { params: { nodeId: 1 } })).map((one) => one.jobUID);
    const all = await server.client.call(listRestoreJobs, { params: { nodeId: 1 } });
    const openable = new Set<string>();
    for (const name of ['Documents', 'Scale', 'Project']) openable.add((await planNamed(server.client, name)).uid);
    assert.deepEqual(
      before,
      all.filter(({ content }) => openable.has(String(content.sourcePlanId))).map((one) => one.jobUID),
    );
  });

  it('keeps a file of a ticket that was not sent from everybody but who uploaded it', async () => {
    const upload = { query: { fileName: 'secret.txt' }, body: new TextEncoder().encode('secret') };
    const { id, uploadStatus } = await server.client.call(uploadTicketAttachment, upload);
    assert.equal(uploadStatus, 'SUCCESS');
    for (const client of [operator, server.client]) {
      assert.equal((await client.fetch(`/demo/tickets/attachments/${id}`)).status, 404);
    }
    assert.equal((await operator.fetch(`/attachments/${id}/signed-url`)).status, 404);
  });

  it('deletes only what was confirmed by its name', async () => {
    const { uid, name } = await planNamed(server.client, 'Workshop NAS');
    const call = (planName: string) => ({ params: { nodeId: 1 }, query: { planName }, body: [uid] });
    const { status, resultCode } = await server.client.refusal(deletePlans, call('Another name'));
    assert.deepEqual([status, resultCode], [409, 'NAME_CHANGED']);
    await planNamed(server.client, name);
    await server.client.call(deletePlans, call(name));
    await assert.rejects(planNamed(server.client, name));
  });

  it('deletes all of what a call names, or nothing of it', async () => {
    const { uid } = await planNamed(server.client, 'Documents');
    const [root] = await server.client.call(listPlanFolders, {
      params: { nodeId: 1, planId: uid },
      query: { page: 0, size: 10 },
    });
    assert.ok(root);
    const tree = () => readTree(server.client, uid, root.id);
    const before = await tree();
    const file = [...before.values()].find(({ type, deleted }) => type === 'FILE' && !deleted);
    assert.ok(file);
    const image = await planNamed(server.client, 'Windows VM image');
    const body = { fileIds: [file.id], folderIds: [], planName: 'Documents' };
    for (const more of [
      { volumes: [{ fileId: 'no such volume', planId: image.uid }] },
      { fileIds: [file.id, '999999999'] },
      { folderIds: ['999999999'] },
    ]) {
      const call = { params: { nodeId: 1, planId: uid }, body: { ...body, ...more } };
      assert.equal((await server.client.refusal(deleteRevisions, call)).status, 404);
      assert.deepEqual(await tree(), before);
    }
  });
});
