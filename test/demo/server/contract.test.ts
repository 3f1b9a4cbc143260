import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { allEndpoints, openApiDocument } from '../../../demo/server/openapi.ts';
import { searchPlan } from '../../../src/backup/contract.ts';
import { bytes as bytesSchema } from '../../../src/host/http/wire.ts';
import type { DemoClient } from './support/demo-client.ts';
import { type Arguments, readRefusal } from './support/demo-client.ts';
import { openTestServer, planNamed, readTree, type TestServer } from './support/test-server.ts';

describe('every call of the contract', () => {
  let server: TestServer;
  let client: DemoClient;
  let calls: Record<string, Arguments>;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    calls = await exampleCalls(client);
  });
  after(() => server.close());

  it('has an example here', () => {
    assert.deepEqual(Object.keys(calls).sort(), allEndpoints.map(({ name }) => name).sort());
  });

  it('answers as the contract says', async () => {
    const byName = new Map(allEndpoints.map((endpoint) => [endpoint.name, endpoint]));
    for (const [name, args] of Object.entries(calls)) {
      const endpoint = byName.get(name);
      assert.ok(endpoint);
      const response = await client.send(endpoint, args);
      const bytes = await response.arrayBuffer();
      assert.equal(response.status, 200, `${name}: ${Buffer.from(bytes).toString().slice(0, 300)}`);
      if (endpoint.response === bytesSchema) continue;
      const parsed = z.safeParse(endpoint.response, JSON.parse(Buffer.from(bytes).toString()));
      assert.ok(parsed.success, `${name}: ${parsed.error?.message}`);
    }
  });

  it('refuses what the contract does not allow, and names the reason', async () => {
    for (const endpoint of allEndpoints) {
      const good = calls[endpoint.name] ?? {};
      for (const [what, args] of Object.entries(spoiled(good))) {
        const refusal = await readRefusal(await client.send(endpoint, args));
        assert.ok([400, 404].includes(refusal.status), `${endpoint.name} with ${what}: ${refusal.status}`);
      }
    }
  });

  it('takes for a number in an address only digits', async () => {
    for (const id of ['0x1', '1e0', '1.0', '%201', '+1', '0b1', '']) {
      const path = `/backup/lockhart/nodes/${id}/plans`;
      assert.ok([400, 404].includes((await client.fetch(path)).status), path);
    }
    const folder = `/backup/lockhart/nodes/1/plans/${(await planNamed(client, 'Documents')).uid}/folders`;
    assert.equal((await client.fetch(`${folder}?page=0&size=10`)).status, 200);
    for (const query of ['page=0x0&size=10', 'page=0&size=1e1', 'page=&size=10', 'page=0&size=%2010'])
      assert.equal((await readRefusal(await client.fetch(`${folder}?${query}`))).status, 400, query);
  });

  it('refuses a body that is no JSON, of another type, or too large', async () => {
    const restore = allEndpoints.find(({ name }) => name === 'createRestoreJob');
    assert.ok(restore);
    const post = (body: string, type = 'application/json', call = 'restore-jobs') =>
      client.fetch(`/backup/lockhart/nodes/1/${call}`, { method: 'POST', body, headers: { 'content-type': type } });
    const tooLarge = async (bytes: number, call: string) =>
      assert.equal((await readRefusal(await post(`"${'x'.repeat(bytes)}"`, undefined, call))).status, 413, call);
    assert.equal((await readRefusal(await post('{"planId":'))).resultCode, 'INVALID_REQUEST');
    assert.equal((await readRefusal(await post('{}', 'text/plain'))).resultCode, 'INVALID_REQUEST');
    await tooLarge(2_000_000, 'folders');
    // It may name all that can be selected.
    await tooLarge(50_000_000, 'restore-jobs');
  });

  it('is not found where no call is', async () => {
    for (const path of ['/nothing', '/backup/lockhart/nodes/1', '/backup/lockhart/nodes/1/plans/1/', '/query']) {
      assert.equal((await readRefusal(await client.fetch(path))).status, 404);
    }
    assert.equal((await readRefusal(await client.fetch('/query/devices', { method: 'DELETE' }))).status, 404);
  });

  it('refuses over-long input', async () => {
    const long = { params: { nodeId: 1, planId: 1 }, query: { searchTerm: 'x'.repeat(300), page: 0, size: 10 } };
    assert.equal((await client.refusal(searchPlan, long)).status, 400);
    assert.equal((await readRefusal(await client.fetch(`/query/devices?name=${'x'.repeat(9_000)}`))).status, 400);
  });
});

describe('the OpenAPI document', () => {
  it('describes every call with its parameters, body and answer', () => {
    const { paths } = openApiDocument();
    for (const { path, method, name } of allEndpoints) {
      const operation = paths[path]?.[method.toLowerCase()] as { operationId: string; parameters?: { name: string }[] };
      assert.equal(operation.operationId, name);
      const named = (operation.parameters ?? []).map((parameter) => parameter.name);
      for (const [, parameter = ''] of path.matchAll(/\{(\w+)\}/g))
        assert.ok(named.includes(parameter), `${name}: ${parameter}`);
    }
  });
});

async function exampleCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const { uid: planId } = await planNamed(client, 'Documents');
  const image = await planNamed(client, 'Windows VM image');
  const local = await planNamed(client, 'Workshop NAS');
  const deleted = await planNamed(client, 'Accounting 2024');
  const json = async (path: string) => (await client.fetch(path)).json();
  const base = '/backup/lockhart';
  const [folder] = await json(`${base}/nodes/1/plans/${planId}/folders?page=0&size=10`);
  const tree = await readTree(client, planId, String(folder.id));
  const fileId = tree.get('Notes.txt')?.id ?? '';
  const { results: jobs } = await json(`${base}/nodes/1/plans/${planId}/jobs?page=0&size=10`);
  const { results: revisions } = await json(`${base}/nodes/1/plans/${planId}/files/${fileId}/revisions?page=0&size=10`);
  const [volume] = await json(`${base}/image/v2/nodes/1/plans/${image.uid}/volumes`);
  const volumeRevisions = `${base}/v3/nodes/1/plans/${image.numericId}/files/${encodeURIComponent(volume.id)}/revisions`;
  const { results: imageRevisions } = await json(`${volumeRevisions}?page=0&size=10`);
  const imageRevision = imageRevisions.find(({ onS3 }: { onS3: boolean }) => onS3).id;
  const upload = (name: string, bytes: string) =>
    client.fetch(`/zendesk/attachments?fileName=${name}`, { method: 'POST', body: Buffer.from(bytes, 'latin1') });
  const picture = await (await upload('a.png', '\x89PNG\r\n\x1a\n')).json();
  const restore = (path: string) => ({
    planId,
    items: [{ type: 'FILE', id: fileId }],
    ifExists: 'KEEP_BOTH',
    location: 'other',
    destination: { nodeId: 1, path },
  });
  const finished = async () => {
    const create = await client.fetch(`${base}/nodes/1/restore-jobs`, {
      method: 'POST',
      body: JSON.stringify(restore('/Documents')),
      headers: { 'content-type': 'application/json' },
    });
    const job = (await create.json()).jobUID;
    while ((await json(`${base}/nodes/1/restore-jobs/${job}`)).status === 'processing') await wait(30);
    return job;
  };
  const jobUID = await finished();
  await client.demo('PUT', 'job-faults', { fault: 'fails', afterShare: 0 });
  const failed = await finished();
  const prepare = await client.fetch(`${base}/nodes/1/plans/${planId}/downloads`, {
    method: 'POST',
    body: JSON.stringify({ items: [{ type: 'FILE', id: fileId }] }),
    headers: { 'content-type': 'application/json' },
  });
  const prepared = await prepare.json();
  const node = { nodeId: 1 };
  const plan = { nodeId: 1, planId };
  const page = { page: 0, size: 10 };
  const inImage = { nodeId: 1, planId: image.uid, revisionId: imageRevision };
  const fileBase64 = Buffer.from('/Users/ayumi/Documents').toString('base64');
  // A restore job has to be over before it is cleared, and cancelling one that is over is refused: so a new one first.
  const canceled = await slowRestore(client);
  return {
    listPlans: { params: node },
    listVolumes: { params: { nodeId: 1, planId: image.uid } },
    listPlanFolders: { params: plan, query: page },
    listFolderContent: { params: { ...plan, folderId: folder.id }, query: page },
    searchPlan: { params: plan, query: { ...page, searchTerm: 'notes' } },
    listRevisions: { params: { nodeId: 1, planNumericId: 1, fileId }, query: page },
    listMountedContent: { params: inImage, query: { folder: '/', start: 0, count: 100 } },
    createDeviceFolder: { params: node, body: { folderName: 'New', path: '/Documents' } },
    listBackupJobs: { params: plan, query: { ...page, upsyncedData: 'false' } },
    listDownloadRevisions: { params: { ...plan, fileId }, query: { ...page, onCloud: 'false' } },
    listDeviceDirectory: { params: node, query: { ...page, path: '/Documents' } },
    downloadFile: { params: { ...plan, revisionId: revisions[0].id } },
    downloadFolder: {
      params: { ...plan, folderId: folder.id, jobId: jobs[0].jobId },
      query: { restoreDeleted: 'true' },
    },
    downloadImageItem: {
      params: { nodeId: 1, imagePlanId: image.uid, revisionId: imageRevision },
      query: { fileBase64, type: 'FOLDER' },
    },
    createDownload: { params: plan, body: { items: [{ type: 'FILE', id: fileId }] } },
    readDownload: { params: { ...plan, downloadId: prepared.downloadId } },
    createSyncJob: { params: { nodeId: 1, planId: local.uid } },
    createRestoreJob: { params: node, body: restore('/Documents/Empty folder') },
    listRestoreJobs: { params: node },
    readRestoreJob: { params: { ...node, jobUID } },
    cancelRestoreJob: { params: { ...node, jobUID: canceled } },
    clearRestoreJob: { params: { ...node, jobUID } },
    listRestoredFiles: { params: { ...node, jobUID }, query: { ...page, outcome: 'FAILED,SKIPPED' } },
    retryRestoreJob: { params: { ...node, jobUID: failed } },
    deletePlans: { params: node, query: { planName: deleted.name }, body: [deleted.uid] },
    deleteRevisions: {
      params: plan,
      body: { fileIds: [tree.get('page.html')?.id], folderIds: [], planName: 'Documents', volumes: [] },
    },
    queryDevices: { query: { online: 'true', nodeClass: 'WINDOWS_SERVER,MAC' } },
    readOrganizationPolicy: { params: { organizationId: 2 } },
    queryUsers: { query: { name: 'ta', type: 'TECHNICIAN' } },
    listOrganizations: {},
    queryOrganizations: { query: { ...page, name: 'dental' } },
    queryLocations: { query: { ...page, org: '1' } },
    queryContacts: { query: { ...page, name: 'sato' } },
    queryGroups: { query: { ...page } },
    listTicketForms: { query: { pageSize: 50, searchCriteria: 'printer' } },
    listEmailTemplates: { query: { pageSize: 50, sortDirection: 'DESC' } },
    readEmailTemplate: { params: { id: 1 } },
    listTags: { query: { pageSize: 0, sortDirection: 'ASC' } },
    hideHelpTooltip: {},
    findArticles: { query: { query: 'restore', locale: 'en' } },
    uploadTicketAttachment: { query: { fileName: 'b.txt' }, body: Buffer.from('text') },
    readTicketAttachment: { params: { token: picture.token } },
    deleteTicketAttachment: { params: { token: (await (await upload('c.txt', 'text')).json()).token } },
    readSignedImage: { params: { attachmentId: picture.id } },
    createTicket: {
      body: {
        ticketSubject: 'S',
        ticketBody: 'B',
        ticketPriority: 'LOW',
        ticketCategory: 'backup',
        imageTokens: [picture.token],
      },
    },
    readAcademyLogin: {},
  };
}

/** A restore that runs long enough to be canceled: 100,000 computed files. */
async function slowRestore(client: DemoClient): Promise<string> {
  const { uid: planId } = await planNamed(client, 'Scale');
  const destination = { nodeId: 3, path: '/Users/ayumi/Documents' };
  const order = { planId, items: [{ type: 'FOLDER', id: 'g100k' }], ifExists: 'SKIP', location: 'other', destination };
  const response = await client.fetch('/backup/lockhart/nodes/1/restore-jobs', {
    method: 'POST',
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()).jobUID;
}

/** The same call with one thing wrong at a time. */
function spoiled({ params = {}, query = {}, body }: Arguments): Record<string, Arguments> {
  const wrong: Record<string, Arguments> = {};
  if ('nodeId' in params) wrong['a word as node'] = { params: { ...params, nodeId: 'one' }, query, body };
  if ('nodeId' in params) wrong['an unknown node'] = { params: { ...params, nodeId: 99_999 }, query, body };
  for (const name of Object.keys(params)) {
    if (name !== 'nodeId')
      wrong[`an unknown ${name}`] = { params: { ...params, [name]: 'no such thing' }, query, body };
  }
  if ('page' in query) wrong['a negative page'] = { params, query: { ...query, page: -1 }, body };
  if ('size' in query) wrong['a page of a million'] = { params, query: { ...query, size: 1_000_000 }, body };
  if ('page' in query) wrong['no page'] = { params, query: { ...query, page: 'x' }, body };
  if ('folder' in query) wrong['a folder above the top'] = { params, query: { ...query, folder: '/../../etc' }, body };
  if ('fileBase64' in query) wrong['no base64'] = { params, query: { ...query, fileBase64: '%%%' }, body };
  if (body !== undefined && !(body instanceof Uint8Array)) wrong['a number as body'] = { params, query, body: 7 };
  return wrong;
}
