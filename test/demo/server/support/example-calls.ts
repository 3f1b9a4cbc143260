import { setTimeout as wait } from 'node:timers/promises';
import { uploadAttachment } from '../../../../src/ticketing/attachment-contract.ts';
import { automationBody } from './automation-desk.ts';
import { billingCalls } from './billing-calls.ts';
import type { Arguments, DemoClient } from './demo-client.ts';
import { png } from './help-desk.ts';
import { integrationCalls } from './integration-calls.ts';
import { nodeCalls } from './node-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { policyCalls } from './policy-calls.ts';
import { psaCalls } from './psa-calls.ts';
import { scriptCalls } from './script-calls.ts';
import { taskCalls } from './task-calls.ts';
import { planNamed, readTree } from './test-server.ts';
import { timeCalls } from './time-calls.ts';
import { virtualizationCalls } from './virtualization-calls.ts';
import { workspaceCalls } from './workspace-calls.ts';

/** By endpoint, one call that a new server answers, each of which may be made once. */
export async function exampleCalls(client: DemoClient): Promise<Record<string, Arguments>> {
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
  const file = await client.call(uploadAttachment, { query: { fileName: 'a.txt' }, body: Buffer.from('text') });
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
  const board = (await json('/ticketing/boards')).results[0].id;
  const ticket = { ticketSubject: 'Example', ticketBody: 'B', ticketPriority: 'LOW', ticketCategory: 'backup' };
  const sent = await client.fetch('/zendesk/tickets', {
    method: 'POST',
    body: JSON.stringify(ticket),
    headers: { 'content-type': 'application/json' },
  });
  const { ticketId } = await sent.json();
  const exampleTicket = { name: 'New', expected: 'match', ticket: { status: 'NEW' }, now: '2026-11-26T10:00:00Z' };
  const keep = async () => (await client.fetch('/ticketing/trigger/1/examples', asJson(exampleTicket))).json();
  const kept = [await keep(), await keep()];
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
    listWindowsServices: { query: { nodeId: 2 } },
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
    listRestoredFiles: { params: { ...node, jobUID }, query: { ...page, outcome: 'FAILED' } },
    retryRestoreJob: { params: { ...node, jobUID: failed } },
    readFreedSpace: { params: node, query: { planIds: planId } },
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
    uploadAttachment: { query: { fileName: 'prices.txt' }, body: Buffer.from('text') },
    uploadInlineImage: { query: { fileName: 'logo.png' }, body: png },
    readAttachment: { params: { attachmentId: file.id } },
    readSignedAttachment: { params: { attachmentId: file.id } },
    readAutomation: { params: { id: 1 } },
    createAutomation: { body: automationBody() },
    updateAutomation: { params: { id: 2 }, body: automationBody() },
    listAutomations: { query: { type: 'BOARD', page: 0, pageSize: 2 } },
    listFollowingAutomations: { params: { id: 1 } },
    deleteAutomation: { params: { id: 3 } },
    moveAutomation: { params: { id: 1 }, body: { position: 1 } },
    listBoards: { query: { page: 0, pageSize: 2 } },
    listBoardTickets: { params: { id: board }, query: { page: 0, sortField: 'summary', sortDirection: 'ASC' } },
    listTickets: { query: { page: 0, searchCriteria: 'Example' } },
    readTicket: { params: { id: ticketId } },
    findMatchingTickets: { query: { limit: 500 }, body: automationBody() },
    listAutomationRuns: { params: { id: 1 }, query: { page: 0 } },
    listTicketRuns: { params: { id: ticketId }, query: { page: 0 } },
    listAutomationExamples: { params: { id: 1 } },
    createAutomationExample: { params: { id: 1 }, body: exampleTicket },
    updateAutomationExample: { params: { id: 1, exampleId: kept[0].id }, body: exampleTicket },
    deleteAutomationExample: { params: { id: 1, exampleId: kept[1].id } },
    listChannels: {},
    listTicketStatuses: {},
    readTicketingConfiguration: {},
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
    ...(await psaCalls(client)),
    ...(await billingCalls(client)),
    ...(await nodeCalls(client)),
    ...(await scriptCalls(client)),
    ...(await taskCalls(client)),
    ...(await policyCalls(client)),
    ...(await peopleCalls(client)),
    ...(await workspaceCalls(client)),
    ...(await virtualizationCalls(client)),
    ...(await integrationCalls(client)),
    ...(await timeCalls(client)),
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

const asJson = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
