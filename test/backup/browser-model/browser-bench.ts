/** A browser over a client that a test plays, with what its host was asked and told. */
import { type Signal, signal } from '@preact/signals-core';
import type { Grants } from '../../../src/backup/access.ts';
import { type BrowserModel, createBrowserModel } from '../../../src/backup/browser-model/browser-model.ts';
import { loadDeeperLevels } from '../../../src/backup/browser-model/levels.ts';
import { formatLocation } from '../../../src/backup/place.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { folderRow, grants, imagePlan, plan, rowOf } from './build.ts';

// Ahead of the first step into a plan: what a test answers is asked for at once.
await loadDeeperLevels();

export interface BrowserBench {
  client: FakeClient;
  browser: BrowserModel;
  grants: Signal<Grants>;
  /** Places that the host was asked about, as locations. */
  asked: string[];
  /** Places that it was told of. */
  received: string[];
  mayNavigate: boolean;
  where(): string;
}

export function browserBench(client = fakeClient()): BrowserBench {
  const given = signal(grants());
  const bench: BrowserBench = {
    client,
    grants: given,
    asked: [],
    received: [],
    mayNavigate: true,
    where: () => formatLocation(bench.browser.place.value),
    browser: createBrowserModel({
      client,
      grants: given,
      locale: signal('en'),
      mayNavigate(place) {
        bench.asked.push(formatLocation(place));
        return bench.mayNavigate;
      },
      onPlaceChange: (location) => void bench.received.push(location),
    }),
  };
  return bench;
}

export const plans = [plan(), imagePlan()];

/** Rows of a folder: `rows` files, told in pages as the backend would. */
export function folderPages(client: FakeClient, rows: number): void {
  client.always('listFolderContent', ({ query, params }) => {
    const first = Number(query.page) * Number(query.size);
    const length = Math.max(0, Math.min(Number(query.size), rows - first));
    return {
      results: Array.from({ length }, (_, at) => ({
        id: `${params.folderId}-${first + at}`,
        name: `file ${first + at}`,
        path: `/srv/Reports/file ${first + at}`,
        type: 'FILE',
        size: 1,
      })),
      totalElements: rows,
      totalPages: Math.ceil(rows / Number(query.size)),
    };
  });
}

/** At All plans of device 1, with the plans shown. */
export async function benchAtPlans(): Promise<BrowserBench> {
  const bench = browserBench();
  bench.client.always('listPlans', () => plans);
  bench.browser.setDevice(1);
  bench.browser.shown.value?.listing.show(0, 1);
  await turns();
  return bench;
}

/** In a folder of files, with the first of them shown. */
export async function benchAtReports(rows = 600): Promise<BrowserBench> {
  const bench = await benchAtPlans();
  folderPages(bench.client, rows);
  bench.client.always('searchPlan', () => ({ results: [], totalElements: 0, totalPages: 0 }));
  bench.browser.open(rowOf.plan());
  bench.browser.open(folderRow());
  bench.browser.shown.value?.listing.show(0, 25);
  await turns();
  return bench;
}
