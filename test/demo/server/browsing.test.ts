import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  listFolderContent,
  listMountedContent,
  listPlanFolders,
  listPlans,
  listRevisions,
  listVolumes,
  searchPlan,
} from '../../../src/backup/contract.ts';
import { downloadFile, listBackupJobs, listDownloadRevisions } from '../../../src/backup/recovery-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, planNamed, readTree, type TestServer } from './support/test-server.ts';

describe('browsing backups', () => {
  let server: TestServer;
  let client: DemoClient;
  let planId: string;
  let folderId: string;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    planId = (await planNamed(client, 'Documents')).uid;
    const [folder] = await client.call(listPlanFolders, {
      params: { nodeId: 1, planId },
      query: { page: 0, size: 10 },
    });
    folderId = folder?.id ?? '';
  });
  after(() => server.close());

  const search = (searchTerm: string, more = {}) =>
    client.call(searchPlan, { params: { nodeId: 1, planId }, query: { searchTerm, page: 0, size: 100, ...more } });
  const names = (page: { results: { name: string }[] }) => page.results.map(({ name }) => name);
  const content = (id: string, page = 0, size = 100, plan = planId) =>
    client.call(listFolderContent, { params: { nodeId: 1, planId: plan, folderId: id }, query: { page, size } });

  it('shows plans of every destination and in every state', async () => {
    const plans = await client.call(listPlans, { params: { nodeId: 1 } });
    assert.deepEqual(new Set(plans.map((plan) => plan.destination)), new Set(['CLOUD', 'LOCAL', 'HYBRID']));
    assert.deepEqual(new Set(plans.map((plan) => plan.status)), new Set(['DEFINED', 'DELETED', 'REMOVED']));
    assert.ok(plans.some((plan) => plan.deleted));
    assert.ok(plans.some((plan) => plan.type === 'IMAGE' && !plan.enabled && !plan.deleted));
  });

  it('shows folders first, then names in natural order, page by page', async () => {
    const { results } = await content(folderId);
    const kinds = results.map(({ type }) => type);
    assert.equal(kinds.lastIndexOf('FOLDER') < kinds.indexOf('FILE'), true);
    const invoices = results.find(({ name }) => name === 'Invoices');
    const [, year] = (await content(invoices?.id ?? '')).results;
    const whole = names(await content(year?.id ?? ''));
    assert.deepEqual(
      whole,
      Array.from({ length: 13 }, (_, index) => `Invoice ${index + 1}.txt`),
    );
    const pages = await Promise.all([0, 1, 2].map((page) => content(year?.id ?? '', page, 5)));
    assert.deepEqual(pages.flatMap(names), whole);
    assert.deepEqual(
      pages.map(({ totalElements, totalPages }) => [totalElements, totalPages]),
      [
        [13, 3],
        [13, 3],
        [13, 3],
      ],
    );
    assert.deepEqual(names(await content(year?.id ?? '', 3, 5)), []);
  });

  it('shows deleted names marked, and names that came back unmarked with their older revisions', async () => {
    const tree = await readTree(client, planId, folderId);
    assert.equal(tree.get('Old draft.txt')?.deleted, true);
    assert.equal(tree.get('Contracts/Insurance.txt')?.deleted, true);
    assert.equal(tree.get('Contracts/Lease 2019.txt')?.deleted, false);
    assert.equal(tree.get('Temp/')?.deleted, false);
    assert.equal(tree.get('Temp/scratch 2.txt')?.deleted, true);
    assert.ok(tree.has('Empty folder/'));
    const revisions = async (path: string) => {
      const fileId = tree.get(path)?.id ?? '';
      const args = { params: { nodeId: 1, planNumericId: 1, fileId }, query: { page: 0, size: 250 } };
      return (await client.call(listRevisions, args)).results;
    };
    assert.equal((await revisions('Notes.txt')).length, 5);
    assert.equal((await revisions('Contracts/Lease 2019.txt')).length, 2);
    assert.equal((await revisions('Old draft.txt')).length, 1);
    const created = (await revisions('Notes.txt')).map(({ jobCreated }) => jobCreated ?? 0);
    assert.deepEqual(
      created,
      [...created].sort((one, other) => other - one),
      'newest first',
    );
    const { results: jobs } = await client.call(listBackupJobs, {
      params: { nodeId: 1, planId },
      query: { page: 0, size: 100 },
    });
    assert.deepEqual(
      jobs.map((job) => job.created),
      created,
    );
  });

  it('shows a folder as it was at a backup job, with the revisions of its files', async () => {
    const args = { params: { nodeId: 1, planId }, query: { page: 0, size: 100 } };
    const { results: jobs } = await client.call(listBackupJobs, args);
    const at = (jobId: string, id = folderId) =>
      client.call(listFolderContent, {
        params: { nodeId: 1, planId, folderId: id },
        query: { page: 0, size: 100, jobId },
      });
    const [latest, , , , oldest] = jobs.map(({ jobId }) => jobId);
    const now = (await content(folderId)).results;
    const names = (page: { results: { name: string }[] }) => page.results.map(({ name }) => name);
    assert.deepEqual(
      names(await at(latest ?? '')),
      now.filter(({ deleted }) => !deleted).map(({ name }) => name),
    );
    const then = await at(oldest ?? '');
    assert.ok(names(then).includes('Old draft.txt'), 'it was deleted since');
    assert.equal(then.totalElements, then.results.length);
    const notes = then.results.find(({ name }) => name === 'Notes.txt');
    const file = { params: { nodeId: 1, planId, fileId: notes?.id ?? '' }, query: { page: 0, size: 100 } };
    const first = (await client.call(listDownloadRevisions, file)).results.at(-1);
    assert.deepEqual([notes?.revisionId, notes?.size], [first?.id, first?.size]);
    assert.deepEqual(names(await search('draft', { jobId: latest })), []);
    assert.deepEqual(names(await search('draft', { jobId: oldest })), ['Old draft.txt']);
    assert.equal(
      (
        await client.refusal(searchPlan, {
          params: args.params,
          query: { ...args.query, searchTerm: 'draft', jobId: '999999' },
        })
      ).status,
      404,
    );
  });

  it('finds names and extensions regardless of case and accents, with * and with signs that SQL would read', async () => {
    assert.deepEqual(names(await search('NOTES')), ['Notes.txt']);
    assert.deepEqual(names(await search('*.svg')), ['logo.svg']);
    assert.deepEqual(names(await search('inv*1*.txt')).includes('Invoice 11.txt'), true);
    assert.deepEqual(names(await search('見積書')), ['見積書 2026年度.txt']);
    assert.deepEqual(names(await search('ZÜRICH')), ['Zürich – Übersicht.txt']);
    assert.deepEqual(names(await search('zurich – ubers')), ['Zürich – Übersicht.txt'], 'without its accents');
    assert.deepEqual(names(await search('100%')), ['Report "final" (100%).txt']);
    assert.deepEqual(names(await search('%%%')), []);
    assert.deepEqual(names(await search('___')), []);
    assert.deepEqual(names(await search("Anna's")), ["Anna's list; rows = 3.txt"]);
    assert.deepEqual(names(await search('🏝️ Holiday')), ['🏝️ Holiday']);
  });

  it('searches only below the folder that is asked for, and needs 3 characters', async () => {
    const projects = (await content(folderId)).results.find(({ name }) => name === 'Projects');
    assert.deepEqual(new Set(names(await search('headline'))), new Set(['headline.txt']));
    assert.equal((await search('txt', { folderId: projects?.id })).totalElements, 3);
    for (const searchTerm of ['ab', '   ', 'a  ']) {
      const query = { searchTerm, page: 0, size: 10 };
      assert.equal((await client.refusal(searchPlan, { params: { nodeId: 1, planId }, query })).status, 400);
    }
  });

  it('pages through 1,000,000 files, each page at the cost of a page', async () => {
    const { uid } = await planNamed(client, 'Scale');
    const first = await content('g1m', 0, 250, uid);
    const timeOf = async (page: number) => {
      const started = performance.now();
      await content('g1m', page, 250, uid);
      return performance.now() - started;
    };
    const bestOf = async (page: number) => Math.min(await timeOf(page), await timeOf(page), await timeOf(page));
    assert.deepEqual([first.totalElements, first.totalPages, first.results.length], [1_000_000, 4_000, 250]);
    const last = await content('g1m', 3_999, 250, uid);
    const [ofFirst, ofLast] = [await bestOf(0), await bestOf(3_999)];
    assert.ok(ofLast < ofFirst * 10, `the last page took ${ofLast} ms, the first ${ofFirst} ms`);
    assert.equal(last.results.length, 250);
    assert.match(last.results.at(-1)?.name ?? '', /^1000000 /);
    assert.deepEqual((await content('g1m', 4_000, 250, uid)).results, []);
    assert.deepEqual(await content('g1m', 3_999, 250, uid), last, 'the same answer again');
    const border = (await content('g1m', 3, 250, uid)).results.concat((await content('g1m', 4, 250, uid)).results);
    assert.equal(
      border.findIndex(({ type }) => type !== 'FOLDER'),
      250,
    );
    assert.equal((await content(border[0]?.id ?? '', 0, 250, uid)).totalElements, 12);
    const byName = [...border.slice(250)].sort((one, other) =>
      one.name.localeCompare(other.name, 'en', { numeric: true }),
    );
    assert.deepEqual(border.slice(250), byName);
  });

  it('finds among the 1,000,000', async () => {
    const { uid } = await planNamed(client, 'Scale');
    const params = { nodeId: 1, planId: uid };
    const found = await client.call(searchPlan, { params, query: { searchTerm: '*acme.pdf', page: 0, size: 250 } });
    assert.ok(found.totalElements > 1_000);
    assert.ok(found.results.every(({ name }) => name.endsWith('Acme.pdf')));
    const last = { searchTerm: '*acme.pdf', page: found.totalPages - 1, size: 250 };
    const end = await client.call(searchPlan, { params, query: last });
    assert.equal(end.results.length, found.totalElements - (found.totalPages - 1) * 250);
  });

  it('mounts an image revision, the first time slowly, and pages through a folder without a total', async () => {
    const image = await planNamed(client, 'Windows VM image');
    const volumes = await client.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    assert.equal(volumes.length, 3);
    assert.match(volumes[0]?.id ?? '', /^\{[0-9a-f-]{36}\}$/);
    const params = { nodeId: 1, planNumericId: image.numericId, fileId: volumes[1]?.id ?? '' };
    const { results: revisions } = await client.call(listRevisions, { params, query: { page: 0, size: 250 } });
    assert.deepEqual(new Set(revisions.map(({ bldType }) => bldType)), new Set(['NON_BLD', 'FULL', 'DELTA']));
    const mount = async (revisionId: string, start: number) => {
      const args = {
        params: { nodeId: 1, planId: image.uid, revisionId },
        query: { folder: '/Shares/Scans', start, count: 100 },
      };
      return (await client.call(listMountedContent, args)).results;
    };
    const inCloud = revisions.find(({ onS3 }) => onS3)?.id ?? '';
    const started = performance.now();
    assert.equal((await mount(inCloud, 0)).length, 100);
    const mounted = performance.now();
    assert.ok(mounted - started > 1_000, 'mounting takes its time');
    assert.equal((await mount(inCloud, 300)).length, 20);
    assert.deepEqual(await mount(inCloud, 320), []);
    assert.ok(performance.now() - mounted < mounted - started, 'once mounted it is faster than mounting');
    const onlyLocal = revisions.find(({ onS3 }) => !onS3)?.id ?? '';
    const query = { folder: '/', start: 0, count: 10 };
    const refusal = await client.refusal(listMountedContent, {
      params: { nodeId: 1, planId: image.uid, revisionId: onlyLocal },
      query,
    });
    assert.deepEqual([refusal.status, refusal.resultCode], [409, 'NOT_ON_CLOUD']);
  });

  it('lists what a user may not open, and opens only what the user may', async () => {
    const other = await server.newClient();
    const restricted = await planNamed(client, 'Personnel');
    const image = await planNamed(client, 'Windows VM image');
    const firstPage = { page: 0, size: 10 };
    const foldersOf = (who: DemoClient, id: string) =>
      who.call(listPlanFolders, { params: { nodeId: 1, planId: id }, query: firstPage });
    const open = async (id: string) => {
      const [folder] = await foldersOf(other, id);
      const params = { nodeId: 1, planId: id, folderId: folder?.id ?? '' };
      return (await other.send(listFolderContent, { params, query: firstPage })).status;
    };
    const openImage = async () => {
      const [volume] = await other.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
      const params = { nodeId: 1, planNumericId: image.uid, fileId: volume?.id ?? '' };
      const { results } = await other.call(listRevisions, { params, query: firstPage });
      const revisionId = results.find(({ onS3 }) => onS3)?.id ?? '';
      const mount = {
        params: { nodeId: 1, planId: image.uid, revisionId },
        query: { folder: '/', start: 0, count: 10 },
      };
      return (await other.send(listMountedContent, mount)).status;
    };
    const download = async () => {
      const fileId = (await readTree(client, planId, folderId)).get('Notes.txt')?.id ?? '';
      const query = { params: { nodeId: 1, planId, fileId }, query: firstPage };
      const [latest] = (await client.call(listDownloadRevisions, query)).results;
      return (await other.send(downloadFile, { params: { nodeId: 1, planId, revisionId: latest?.id ?? '' } })).status;
    };
    const all = async () => [await open(planId), await open(restricted.uid), await openImage(), await download()];

    await other.demo('POST', 'session', { user: 'technician' });
    const plans = await other.call(listPlans, { params: { nodeId: 1 } });
    assert.ok(plans.every((plan) => plan.backupPermissions?.length === 0));
    assert.deepEqual(await all(), [403, 403, 403, 403]);

    await other.demo('POST', 'session', { user: 'operator' });
    assert.deepEqual((await planNamed(other, 'Documents')).backupPermissions, ['FILE_FOLDER']);
    assert.deepEqual(await all(), [200, 403, 403, 200]);

    await other.demo('POST', 'session', { user: 'admin' });
    assert.deepEqual(await all(), [200, 200, 200, 200]);
    assert.equal((await client.demo<{ user: { id: string } }>('GET', 'session')).user.id, 'admin');
  });

  it('keeps the contents of one plan and device out of another', async () => {
    const foreign = await planNamed(client, 'Workshop NAS');
    const args = { params: { nodeId: 1, planId: foreign.uid, folderId }, query: { page: 0, size: 10 } };
    assert.equal((await client.refusal(listFolderContent, args)).status, 404);
    const onOther = { params: { nodeId: 2, planId, folderId }, query: { page: 0, size: 10 } };
    assert.equal((await client.refusal(listFolderContent, onOther)).status, 404);
  });
});
