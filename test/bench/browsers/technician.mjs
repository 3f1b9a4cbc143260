/** What somebody does with the console: opens it, looks around in it, with pauses to read, and saves something now and then. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
const [shortestPause, longestPause] = [2_000, 10_000];
const pollsEvery = 5_000;
const betweenKeys = 200;
const words = ['server', 'berlin', 'printer', 'backup', 'windows', 'office', 'network', 'laptop'];
/** How often, of a hundred steps. */
const steps = [
  [25, leafThroughDevices],
  [25, lookAtBackups],
  [15, typeIntoSearch],
  [15, readTickets],
  [10, enterTime],
  [5, readActivities],
  [5, reload],
];

/** Until the signal; `calls` are endpoints by name, `random` is a `Seeded`. */
export async function work({ browser, calls, files, tickets, random, signal }) {
  const world = { browser, calls, files, tickets, random };
  await reload(world);
  const polling = setInterval(() => void pollJobs(world), pollsEvery);
  while (!signal.aborted) {
    await wait(shortestPause + random.below(longestPause - shortestPause), undefined, { signal }).catch(
      () => undefined,
    );
    if (!signal.aborted) await random.weighted(steps)(world);
  }
  clearInterval(polling);
}

async function reload({ browser, calls, files }) {
  const [page, ...others] = files;
  await browser.file(page);
  await Promise.all(others.map((file) => browser.file(file)));
  const counted = (query) => browser.call(calls.queryDevices, { query: { ...query, size: 1 } });
  await Promise.all([counted({}), counted({ online: true }), counted({ lockhartEnabled: true })]);
}

async function leafThroughDevices({ browser, calls, random }) {
  const page = (number) => browser.call(calls.queryDevices, { query: { page: number, size: 50 } });
  const first = await page(0);
  if (first?.totalPages > 1) await page(1 + random.below(first.totalPages - 1));
}

async function lookAtBackups({ browser, calls, random }) {
  const params = { nodeId: 1 };
  const [, plans] = await Promise.all([
    browser.call(calls.queryDevices, { query: { nodeId: 1, size: 1 } }),
    browser.call(calls.listPlans, { params }),
    browser.call(calls.listRestoreJobs, { params, query: { kinds: 'RESTORE,SYNC,BACKUP' } }),
  ]);
  const ofFiles = plans?.filter(({ type, status }) => type === 'FILE_FOLDER' && status !== 'DELETED') ?? [];
  if (ofFiles.length === 0) return;
  const ofPlan = { ...params, planId: random.oneOf(ofFiles).uid };
  const [folder] = (await browser.call(calls.listPlanFolders, { params: ofPlan, query: { page: 0, size: 250 } })) ?? [];
  if (!folder) return;
  const ofFolder = { ...ofPlan, folderId: folder.id };
  const content = (page) => browser.call(calls.listFolderContent, { params: ofFolder, query: { page, size: 250 } });
  const first = await content(0);
  if (first?.totalPages > 1) await content(1 + random.below(first.totalPages - 1));
}

/** The field asks when there are two letters, and again for what is typed on. */
async function typeIntoSearch({ browser, calls, random }) {
  const word = random.oneOf(words);
  for (let length = 2; length <= word.length; length += 2) {
    await browser.call(calls.searchEverything, { query: { query: word.slice(0, length) } });
    await wait(2 * betweenKeys);
  }
}

async function readTickets({ browser, calls, tickets, random }) {
  await browser.call(calls.listTickets, { query: { pageSize: 50 } });
  const params = { id: random.oneOf(tickets) };
  await Promise.all([
    browser.call(calls.readTicket, { params }),
    browser.call(calls.listTimeEntries, { params, query: { pageSize: 50 } }),
  ]);
}

async function enterTime({ browser, calls, tickets, random }) {
  const startDate = new Date(Date.now() - 3_600_000).toISOString();
  const body = {
    startDate,
    seconds: 60 * (1 + random.below(50)),
    remote: true,
    billingType: 'BILLABLE',
    note: 'Looked at it.',
  };
  await browser.call(calls.enterTime, { params: { id: random.oneOf(tickets) }, body });
}

async function readActivities({ browser, calls }) {
  await browser.call(calls.listActivities, { query: { pageSize: 50 } });
}

async function pollJobs({ browser, calls }) {
  const query = { kinds: 'RESTORE,SYNC,BACKUP' };
  await browser.call(calls.listRestoreJobs, { params: { nodeId: 1 }, query });
}
