/** Mounting an image, which takes long and costs: asked for first. And the end of a browser. */
import { formatLocation } from '../../../src/backup/place.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { type BrowserBench, benchAtPlans, benchAtReports, browserBench } from './browser-bench.ts';
import { folderRow, grants, imageStep, inReports, revisionStep, rowOf, volumeStep } from './build.ts';

let bench: BrowserBench;
afterEach(() => bench.browser[Symbol.dispose]());
const calls = (name: string) => bench.client.asked.filter((one) => one.name === name).length;

describe('Mounting an image', () => {
  async function atRevisions() {
    bench = await benchAtPlans();
    const { browser, client } = bench;
    client.always('listRevisions', () => ({ results: [{ id: 'r1', onS3: true }], totalElements: 1, totalPages: 1 }));
    client.always('listMountedContent', () => ({ results: [{ name: 'Windows', type: 'FOLDER' }] }));
    browser.open(rowOf.imagePlan());
    browser.open(rowOf.volume());
    return bench;
  }
  const mounted = [imageStep, volumeStep, { ...revisionStep, name: 'r1' }];

  it('is asked for once, before anything of it is fetched', async () => {
    const { browser } = await atRevisions();
    browser.open(rowOf.revision());
    equal(browser.pendingMount.value?.length, 3);
    equal(browser.shown.value?.level, 'volumeRevisions');
    browser.confirmMount();
    equal(browser.pendingMount.value, undefined);
    equal(browser.shown.value?.level, 'mounted');
    equal(bench.received.at(-1), formatLocation(mounted));
    browser.toParent();
    browser.open(rowOf.revision());
    equal(browser.pendingMount.value, undefined);
    equal(browser.shown.value?.level, 'mounted');
  });

  it('can be declined', async () => {
    const { browser } = await atRevisions();
    browser.open(rowOf.revision());
    browser.declineMount();
    equal(browser.pendingMount.value, undefined);
    equal(browser.shown.value?.level, 'volumeRevisions');
    browser.confirmMount();
    equal(browser.shown.value?.level, 'volumeRevisions', 'nothing is left to confirm');
    browser.open(rowOf.revision());
    ok(browser.pendingMount.value);
  });

  it('is asked for by a location too, which waits at the revisions', async () => {
    bench = await benchAtPlans();
    const { browser } = bench;
    browser.goTo([...mounted, { kind: 'directory', name: 'Windows' }]);
    equal(browser.shown.value?.level, 'volumeRevisions');
    equal(browser.pendingMount.value?.length, 4);
    equal(calls('listMountedContent'), 0);
    browser.confirmMount();
    equal(browser.place.value.length, 4);
    equal(browser.shown.value?.level, 'mounted');
  });

  it('that a location asked for and somebody declined leaves the host with the place where they are', async () => {
    bench = await benchAtPlans();
    const { browser } = bench;
    browser.goTo(mounted);
    browser.declineMount();
    deepEqual(bench.received, [formatLocation(mounted.slice(0, 2))]);
    deepEqual(bench.asked, []);
    browser.goTo(mounted);
    bench.mayNavigate = false;
    browser.confirmMount();
    deepEqual(bench.received, Array(2).fill(formatLocation(mounted.slice(0, 2))), 'the host said no');
  });

  it('is not offered by a location to somebody who may not mount', async () => {
    bench = await benchAtPlans();
    const { browser } = bench;
    for (const given of [grants(false), grants(true, {})]) {
      bench.grants.value = given;
      browser.goTo(mounted);
      equal(browser.pendingMount.value, undefined);
      browser.confirmMount();
      equal(browser.shown.value?.level, 'volumeRevisions');
    }
    // The host may learn what its user may do after it said where to go.
    bench.grants.value = grants(true);
    equal(browser.pendingMount.value?.length, 3);
  });

  it('is not asked for any more once somebody went elsewhere', async () => {
    const { browser } = await atRevisions();
    browser.open(rowOf.revision());
    browser.jumpTo(0);
    equal(browser.pendingMount.value, undefined);
  });
});

describe('A browser that is gone', () => {
  it('has given up all that it asked for', async () => {
    bench = browserBench();
    const { browser, client } = bench;
    browser.setDevice(1);
    browser.goTo(inReports);
    const lookUp = client.only('listPlans');
    browser[Symbol.dispose]();
    equal(lookUp.signal?.aborted, true);

    const { browser: other, client: of } = await benchAtReports();
    other.open(folderRow({ id: '31', name: '2024' }));
    other.search('slow');
    const quiet = of.asked.length;
    other[Symbol.dispose]();
    other.shown.value?.listing.show(0, 25);
    await turns();
    equal(of.asked.length, quiet);
  });
});
