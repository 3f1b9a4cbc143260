/** Getting about in a device's backups: by steps, by the host's location, back, and when the plans do not come. */
import { formatLocation, type Place } from '../../../src/backup/place.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';
import { type BrowserBench, benchAtPlans, benchAtReports, browserBench, plans } from './browser-bench.ts';
import {
  fileRow,
  folderRow,
  grants,
  imageStep,
  inReports,
  plan,
  planStep,
  revisionStep,
  rowOf,
  volumeStep,
} from './build.ts';

let bench: BrowserBench;
afterEach(() => bench.browser[Symbol.dispose]());

const calls = (name: string) => bench.client.asked.filter((one) => one.name === name).length;
const atPlans = async () => {
  bench = await benchAtPlans();
  return bench;
};
const atReports = async () => {
  bench = await benchAtReports();
  return bench;
};

describe('The browser', () => {
  it('waits for its device', () => {
    bench = browserBench();
    deepEqual(bench.browser.obstacle.value, { is: 'no-device' });
    equal(bench.browser.shown.value, undefined);
    equal(bench.client.asked.length, 0);
  });

  it('begins at All plans, and asks for nothing before somebody looks', async () => {
    bench = browserBench();
    bench.browser.setDevice(1);
    equal(bench.browser.shown.value?.level, 'plans');
    equal(bench.client.asked.length, 0);
    bench.browser.shown.value?.listing.show(0, 1);
    await bench.client.only('listPlans').answer(plans);
    equal(bench.browser.shown.value?.listing.rowCount.value, 2);
  });

  it('goes into a plan without asking for the plans again', async () => {
    const { browser } = await atPlans();
    browser.open(rowOf.plan());
    equal(browser.shown.value?.level, 'planFolders');
    equal(browser.plan.value?.name, 'Documents');
    equal(calls('listPlans'), 1);
    browser.jumpTo(0);
    browser.open(rowOf.imagePlan());
    equal(browser.shown.value?.level, 'volumes');
  });

  it('tells the host after it asked it', async () => {
    await atReports();
    deepEqual(bench.asked, [formatLocation([planStep]), formatLocation(inReports)]);
    deepEqual(bench.received, bench.asked);
    equal(bench.where(), formatLocation(inReports));
  });

  it('stays where it is when the host says no', async () => {
    const { browser } = await atReports();
    const before = { where: bench.where(), listing: browser.shown.value?.listing, received: bench.received.length };
    bench.mayNavigate = false;
    browser.open(folderRow({ id: '31', name: '2024', path: '/srv/Reports/2024' }));
    browser.jumpTo(0);
    browser.toParent();
    browser.search('may');
    browser.openRevisions(fileRow());
    equal(bench.asked.length, 2 + 5);
    equal(bench.received.length, before.received);
    equal(bench.where(), before.where);
    equal(browser.shown.value?.listing, before.listing);
  });

  it('does not ask the host about the place where it is', async () => {
    const { browser } = await atReports();
    const { length } = bench.asked;
    browser.jumpTo(2);
    browser.goTo(inReports);
    browser.endSearch();
    equal(bench.asked.length, length);
  });

  it('stays at All plans when there is no way up', async () => {
    const { browser } = await atPlans();
    browser.toParent();
    equal(bench.asked.length, 0);
  });

  it('goes into no restricted row, no file, and no revision that cannot be mounted', async () => {
    const { browser } = await atReports();
    bench.grants.value = grants(false);
    browser.open(folderRow());
    browser.open(fileRow());
    browser.openRevisions(fileRow());
    equal(bench.where(), formatLocation(inReports));
    bench.grants.value = grants(true);
    browser.openRevisions(fileRow());
    equal(browser.shown.value?.level, 'fileRevisions');
    browser.open(rowOf.revision());
    equal(browser.pendingMount.value, undefined);
  });
});

describe('The way back', () => {
  it('shows what was there, with its rows, and asks for nothing', async () => {
    const { browser, client } = await atReports();
    const { listing } = browser.shown.value ?? {};
    browser.rememberRow(17);
    browser.open(folderRow({ id: '31', name: '2024', path: '/srv/Reports/2024' }));
    equal(browser.recallRow(), 0);
    const before = client.asked.length;
    browser.toParent();
    equal(browser.shown.value?.listing, listing);
    equal(listing?.rowCount.value, 600);
    browser.shown.value?.listing.show(0, 25);
    await turns();
    equal(client.asked.length, before);
    equal(browser.recallRow(), 17);
  });

  it('is kept for a few places, not for ever', async () => {
    const { browser } = await atReports();
    const first = browser.shown.value?.listing;
    for (let at = 0; at < 8; at += 1) browser.open(folderRow({ id: `d${at}`, name: `d${at}` }));
    browser.jumpTo(2);
    ok(browser.shown.value?.listing !== first, 'the oldest listing was given up');
    browser.shown.value?.listing.show(0, 25);
    await turns();
    equal(browser.shown.value?.listing.rowCount.value, 600);
  });

  it('is forgotten by a reload, but what is shown keeps its place', async () => {
    const { browser } = await atReports();
    const reports = browser.shown.value?.listing;
    browser.open(folderRow({ id: '31', name: '2024' }));
    browser.shown.value?.listing.show(0, 25);
    await turns();
    const year = browser.shown.value?.listing;
    const before = calls('listFolderContent');
    browser.reload();
    await turns();
    equal(browser.shown.value?.listing, year);
    equal(calls('listFolderContent'), before + 1);
    browser.toParent();
    ok(browser.shown.value?.listing !== reports);
  });
});

describe("The host's location", () => {
  it('waits for the plans, asked for once, and then shows its place', async () => {
    bench = browserBench();
    const { browser, client } = bench;
    browser.setDevice(1);
    browser.goTo(inReports);
    deepEqual(browser.obstacle.value, { is: 'looking-up-plan' });
    equal(browser.shown.value, undefined);
    await client.only('listPlans').answer(plans);
    equal(browser.obstacle.value, undefined);
    equal(browser.shown.value?.level, 'folder');
    equal(client.asked.length, 1);
    deepEqual([bench.asked, bench.received], [[], []], 'it was the host that went there');
  });

  it('may be set before the device', async () => {
    bench = browserBench();
    bench.browser.goTo(inReports);
    bench.browser.setDevice(1);
    await bench.client.only('listPlans').answer(plans);
    equal(bench.browser.shown.value?.level, 'folder');
  });

  it('may name a plan that this device has not', async () => {
    bench = browserBench();
    const { browser, client } = bench;
    browser.setDevice(1);
    browser.goTo([{ kind: 'plan', id: 'nobody', name: 'x' }]);
    await client.only('listPlans').answer(plans);
    deepEqual(browser.obstacle.value, { is: 'unknown-plan' });
    equal(browser.shown.value, undefined);
    browser.jumpTo(0);
    equal(browser.shown.value?.level, 'plans');
    equal(browser.obstacle.value, undefined);
  });

  it('is found after all when the plans failed and are asked for again', async () => {
    bench = browserBench();
    const { browser, client } = bench;
    browser.setDevice(1);
    browser.goTo(inReports);
    const error = new CallError('network', { endpoint: 'listPlans' });
    await client.only('listPlans').fail(error);
    deepEqual(browser.obstacle.value, { is: 'plan-failed', error });
    equal(client.open('listPlans').length, 0, 'nobody asks again by itself');
    browser.reload();
    deepEqual(browser.obstacle.value, { is: 'looking-up-plan' });
    await client.only('listPlans').answer(plans);
    equal(browser.shown.value?.level, 'folder');
  });

  it('never makes the browser throw, wherever it leads', async () => {
    const { browser } = await atPlans();
    const places: Place[] = [
      [planStep, volumeStep],
      [planStep, volumeStep, revisionStep, { kind: 'directory', name: 'x' }],
      [imageStep, { kind: 'folder', id: '1', name: 'x', path: 'x' }],
      [imageStep, { kind: 'search', term: 'abc' }],
      [...inReports, { kind: 'file', id: '1', name: 'x', path: 'x' }],
      [],
    ];
    for (const place of places) {
      browser.goTo(place);
      browser.confirmMount();
      browser.shown.value?.listing.show(0, 1);
      browser.reload();
      browser.toParent();
    }
    await turns();
  });
});

describe('Another device', () => {
  it('begins at its own plans, with nothing of the one before', async () => {
    const { browser, client } = await atReports();
    const before = browser.shown.value?.listing;
    browser.rememberRow(9);
    browser.setDevice(2);
    equal(bench.where(), '');
    equal(browser.shown.value?.level, 'plans');
    ok(browser.shown.value?.listing !== before);
    equal(browser.recallRow(), 0);
    browser.shown.value?.listing.show(0, 1);
    equal(client.asked.at(-1)?.params.nodeId, 2);
    await turns();
    browser.setDevice(undefined);
    deepEqual(browser.obstacle.value, { is: 'no-device' });
    equal(browser.shown.value, undefined);
  });

  it('tells the host that its place is All plans now, without asking, and once', async () => {
    const { browser } = await atReports();
    const { asked, received } = { asked: bench.asked.length, received: bench.received.length };
    browser.setDevice(2);
    await turns();
    deepEqual(bench.received.slice(received), ['']);
    equal(bench.asked.length, asked);
    browser.setDevice(3);
    await turns();
    equal(bench.received.length, received + 1, 'nothing changed');
  });

  it('does not overrule the place that the host sets with it', async () => {
    const { browser } = await atReports();
    const received = bench.received.length;
    browser.setDevice(2);
    browser.goTo([planStep]);
    await turns();
    equal(bench.received.length, received);
    equal(bench.where(), formatLocation([planStep]));
  });

  it('gives up what the one before was asked for, and takes no late answer of it', async () => {
    bench = browserBench(fakeClient({ ignoresAborts: true }));
    const { browser, client } = bench;
    browser.setDevice(1);
    browser.shown.value?.listing.show(0, 1);
    const late = client.only('listPlans');
    browser.setDevice(2);
    equal(late.signal?.aborted, true);
    await late.answer([plan({ uid: 'of device 1' })]);
    browser.goTo([{ kind: 'plan', id: 'of device 1', name: 'x' }]);
    deepEqual(browser.obstacle.value, { is: 'looking-up-plan' });
    await client.only('listPlans').answer(plans);
    deepEqual(browser.obstacle.value, { is: 'unknown-plan' });
  });

  it('is not another one when it is the same', async () => {
    const { browser } = await atReports();
    const { listing } = browser.shown.value ?? {};
    browser.setDevice(1);
    equal(browser.shown.value?.listing, listing);
    equal(bench.where(), formatLocation(inReports));
  });
});
