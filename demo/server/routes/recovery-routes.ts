import { createDownload, readDownload } from '../../../src/backup/download-contract.ts';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { pathLimit, selectionLimit } from '../../../src/backup/plan-contract.ts';
import {
  deletePlans,
  deleteRevisions,
  deletionName,
  downloadFile,
  downloadFolder,
  downloadImageItem,
  listBackupJobs,
  listDeviceDirectory,
  listDownloadRevisions,
  readFreedSpace,
} from '../../../src/backup/recovery-contract.ts';
import type { FetchedFiles } from '../engine/backup-engine.ts';
import type { ChangingCall } from '../http/call-router.ts';
import type { Write } from '../http/keyed-changes.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { fetchedAtOnce } from '../recovery/fetched-at-once.ts';
import { type OpenedItem, openItems } from '../recovery/restore-sources.ts';
import { downloadHeaders, sendFile, streamOf } from '../recovery/send-file.ts';
import { zipOf } from '../recovery/zip-folder.ts';
import { requireMounting } from './browser-routes.ts';
import type { Services } from './services.ts';

/** Looking up, downloading and deleting what was backed up (spec 000 §7). */
export function serveRecovery({ calls, catalog, engines, mounts, directory, downloads }: Services): void {
  calls.implement(listBackupJobs, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const onlyOnCloud = query.upsyncedData === 'true';
    if (plan.type === 'IMAGE') return catalog.images(plan).jobs(query, onlyOnCloud);
    return catalog.files(plan, session).jobs(query, onlyOnCloud);
  });

  calls.implement(listDownloadRevisions, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const onlyOnCloud = query.onCloud === 'true';
    const content = plan.type === 'IMAGE' ? catalog.images(plan) : catalog.files(plan, session);
    const { results, ...totals } = await content.revisions(params.fileId, query, onlyOnCloud);
    return { ...totals, results: results.map(({ id, created, size }) => ({ id, created, size })) };
  });

  calls.serve(downloadFile, async ({ params, session, context }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const content = catalog.files(plan, session);
    return sendFile(context, withBytes(await content.openRevision(params.revisionId)));
  });

  calls.serve(downloadFolder, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const content = catalog.files(plan, session);
    const { name } = await content.describe(params.folderId);
    const isWhole = query.restoreDeleted === 'true';
    return sendZip(name, (content.stream ?? content.walk).call(content, params.folderId, params.jobId, isWhole));
  });

  calls.serve(downloadImageItem, async ({ params, query, session, context }) => {
    const plan = await catalog.open(params.nodeId, params.imagePlanId, session);
    requireMounting(session);
    const images = catalog.images(plan);
    const path = decodePath(query.fileBase64);
    await mounts.ensure(await images.mountable(params.revisionId));
    if (query.type === 'FILE') return sendFile(context, await images.open(params.revisionId, path));
    const name = path.split('/').filter(Boolean).at(-1) ?? 'Volume';
    return sendZip(name, images.walk(params.revisionId, path));
  });

  const prepareDownload = async ({ params, body, session, commit }: ChangingCall<typeof createDownload>) => {
    const { items, jobId, restoreDeleted = false } = body;
    const plan = await catalog.open(params.nodeId, params.planId, session);
    if (plan.type === 'IMAGE') requireMounting(session);
    const wanted = items.map((item) => ({ ...(jobId !== undefined && { jobId }), ...item }));
    const found = await openItems(catalog, plan, wanted, { restoreDeleted });
    const absentIds = wanted.flatMap(({ id }, index) => (found[index] === undefined && id !== undefined ? [id] : []));
    const pinned = found.flatMap((item) => (item ? [item.pinned] : []));
    const [only, ...others] = found;
    if (only?.file && others.length === 0) withBytes(only.file);
    const download = { sessionId: session.id, planId: plan.numericId, items: pinned, restoreDeleted };
    return commit(() => {
      const downloadId = pinned.length > 0 ? downloads.add(download) : null;
      return { writes: [], answer: { resultCode: 'SUCCESS', downloadId, ...(absentIds.length > 0 && { absentIds }) } };
    });
  };
  calls.change(createDownload, prepareDownload, { bodyLimit: selectionLimit * (pathLimit + 200) });

  calls.serve(readDownload, async ({ params, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const { items, restoreDeleted } = downloads.read(params.downloadId, session.id, plan.numericId);
    if (plan.type === 'IMAGE') await mountAll(items);
    const opened = await openItems(catalog, plan, items, { restoreDeleted, isStreamed: true });
    const found = opened.filter((item) => item !== undefined);
    return sendZip(plan.name, allOf(found, await fetchedAtOnce(catalog, plan, found)));
  });

  /** Waits for the images that hold the items. */
  async function mountAll(items: readonly RestoreItem[]): Promise<void> {
    for (const revisionId of new Set(items.map((item) => Number(item.revisionId)))) await mounts.ensure(revisionId);
  }

  calls.implement(listDeviceDirectory, async ({ params, query }) =>
    directory.list(await catalog.device(params.nodeId), query.path, query),
  );

  /** Each engine is told of its own. */
  async function deletePlansOf(plans: readonly PlanRow[]): Promise<Write[]> {
    const writes = engines.all.map((engine) => engine.deletePlans(plans.filter((plan) => engines.of(plan) === engine)));
    return (await Promise.all(writes)).flat();
  }

  calls.change(deletePlans, ({ params, query, body, session, commit }) =>
    commit(async () => {
      const plans = await Promise.all(body.map((planId) => catalog.open(params.nodeId, planId, session)));
      requireName(plans, query.planName);
      return { writes: await deletePlansOf(plans), answer: { resultCode: 'SUCCESS' } };
    }),
  );

  calls.implement(readFreedSpace, async ({ params, query, session }) => {
    const ids = query.planIds.split(',');
    const plans = await Promise.all(ids.map((planId) => catalog.open(params.nodeId, planId, session)));
    const owners = new Set(plans.map((plan) => engines.of(plan)));
    const parts = [...owners].map((engine) => engine.freedSpace(plans.filter((plan) => engines.of(plan) === engine)));
    const known = await Promise.all(parts);
    const isKnown = known.every((part) => part !== undefined);
    return { bytes: isKnown ? known.reduce((sum, part) => sum + (part ?? 0), 0) : null };
  });

  calls.change(deleteRevisions, async ({ params, body, session, commit }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const { fileIds = [], folderIds = [], volumes: named = [], planName } = body;
    requireName([plan], planName);
    const volumePlans = await Promise.all(named.map(({ planId }) => catalog.open(params.nodeId, planId, session)));
    if (fileIds.length + folderIds.length + named.length === 0) throw invalid('Nothing to delete was named');
    const volumes = volumePlans.map(({ numericId }, index) => ({
      planId: numericId,
      guid: named[index]?.fileId ?? '',
    }));
    return commit(async () => ({
      writes: await engines.of(plan).deleteItems(plan, { planId: plan.numericId, fileIds, folderIds, volumes }),
      answer: { resultCode: 'SUCCESS' },
    }));
  });
}

/** A name is what somebody confirmed: where it is given, it has to be that of what the ids name. */
function requireName(plans: readonly PlanRow[], given: string | undefined): void {
  if (given === undefined || given === deletionName(plans.map(({ name }) => name))) return;
  throw new Refusal(409, 'NAME_CHANGED', 'The plan has another name now. Reload the list and check what you delete.');
}

async function* allOf(found: readonly OpenedItem[], fetched: FetchedFiles | undefined): AsyncGenerator<TreeItem> {
  try {
    for (const opened of found)
      for await (const item of opened.items())
        yield opened.file && fetched ? { ...item, file: fetched.file(opened.file) } : item;
  } finally {
    await fetched?.discard();
  }
}

async function sendZip(name: string, items: AsyncIterable<TreeItem>): Promise<Response> {
  // Whether it is there is known when its first item was read, and told before anything is sent.
  const all = items[Symbol.asyncIterator]();
  const first = await all.next();
  return new Response(streamOf(zipOf(startingWith(first, all))), {
    headers: { ...downloadHeaders(`${name}.zip`, 'application/zip'), 'Cache-Control': 'no-store' },
  });
}

async function* startingWith(first: IteratorResult<TreeItem>, all: AsyncIterator<TreeItem>): AsyncGenerator<TreeItem> {
  try {
    for (let next = first; !next.done; next = await all.next()) yield next.value;
  } finally {
    await all.return?.();
  }
}

/** A link or a device is restored, or not at all. */
function withBytes(file: BackedUpFile): BackedUpFile {
  if (!file.special) return file;
  throw new Refusal(409, 'NOT_A_FILE', specialWords[file.special]);
}

const specialWords = {
  LINK: 'This is a link, so there is nothing to download. A restore brings it back as it was.',
  SPECIAL: 'This is a device, pipe or socket, so there is nothing to download. A restore brings it back as it was.',
};

function decodePath(base64: string): string {
  try {
    const standard = base64.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(standard)) throw new TypeError('not base64');
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(standard, 'base64'));
  } catch (error) {
    throw error instanceof TypeError ? invalid('fileBase64 is not a path in base64') : error;
  }
}
