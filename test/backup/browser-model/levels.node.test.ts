/** Which call each level makes, what becomes of its answer, and what is said when it fails. */
import { signal } from '@preact/signals-core';
import { actionMessages } from '../../../src/backup/action-messages.ts';
import {
  type LevelName,
  levelNamed,
  levelOf,
  levels,
  loadDeeperLevels,
} from '../../../src/backup/browser-model/levels.ts';
import { backupMessages } from '../../../src/backup/messages.ts';
import { failureMessage } from '../../../src/backup/place/place-failure.ts';
import type { Place } from '../../../src/backup/place.ts';
import { browserPageSize } from '../../../src/backup/plan-contract.ts';
import { translator } from '../../../src/host/messages.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';
import {
  fileEntry,
  folderEntry,
  imagePlan,
  imageStep,
  inReports,
  plan,
  planFolder,
  planStep,
  revision,
  revisionStep,
  volume,
  volumeStep,
} from './build.ts';

// What is asked for is asked for at once.
await loadDeeperLevels();

const file = { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' } as const;
const places: Record<LevelName, Place> = {
  plans: [],
  volumes: [imageStep],
  planFolders: [planStep],
  folder: inReports,
  search: [...inReports, { kind: 'search', term: 'may*' }],
  volumeRevisions: [imageStep, volumeStep],
  fileRevisions: [...inReports, file],
  mounted: [imageStep, volumeStep, revisionStep, { kind: 'directory', name: 'Windows' }],
};
const planOf = (place: Place) => (place[0]?.kind === 'plan' && place[0].id === 'i1' ? imagePlan() : plan());
const page = (results: unknown[]) => ({ results, totalElements: 900, totalPages: 4 });

interface Wanted {
  call: string;
  params: object;
  query: object;
  answer: unknown;
  total: number | undefined;
  says: string;
}

const wanted: Record<LevelName, Wanted> = {
  plans: {
    call: 'listPlans',
    params: { nodeId: 7 },
    query: {},
    answer: [plan()],
    total: 1,
    says: 'There was an error fetching backup plans for current device',
  },
  volumes: {
    call: 'listVolumes',
    params: { nodeId: 7, planId: 'i1' },
    query: {},
    answer: [volume()],
    total: 1,
    says: 'There was an error fetching volumes for backup plan Server image',
  },
  planFolders: {
    call: 'listPlanFolders',
    params: { nodeId: 7, planId: 'p1' },
    query: { page: 2, size: 250 },
    answer: [planFolder()],
    total: undefined,
    says: 'There was an error fetching folders for backup plan Documents',
  },
  folder: {
    call: 'listFolderContent',
    params: { nodeId: 7, planId: 'p1', folderId: '12' },
    query: { page: 2, size: 250 },
    answer: page([folderEntry()]),
    total: 900,
    says: 'There was an error fetching content for folder Reports',
  },
  search: {
    call: 'searchPlan',
    params: { nodeId: 7, planId: 'p1' },
    query: { searchTerm: 'may*', page: 2, size: 250, folderId: '12' },
    answer: page([fileEntry()]),
    total: 900,
    says: 'There was an error fetching content',
  },
  volumeRevisions: {
    call: 'listRevisions',
    params: { nodeId: 7, planNumericId: '22', fileId: '{c}' },
    query: { page: 2, size: 250 },
    answer: page([revision()]),
    total: 900,
    says: 'There was an error fetching revisions for C:',
  },
  fileRevisions: {
    call: 'listRevisions',
    params: { nodeId: 7, planNumericId: '11', fileId: '40' },
    query: { page: 2, size: 250 },
    answer: page([revision()]),
    total: 900,
    says: 'There was an error fetching revisions for may.pdf',
  },
  mounted: {
    call: 'listMountedContent',
    params: { nodeId: 7, planId: 'i1', revisionId: 'r1' },
    query: { folder: '/Windows', start: 500, count: 250 },
    answer: { results: [{ name: 'a', type: 'FILE' }] },
    total: undefined,
    says: 'There was an error fetching content for folder Windows',
  },
};

describe('A level', () => {
  for (const name of Object.keys(levels) as LevelName[]) {
    const { call, params, query, answer, total, says } = wanted[name];
    const place = places[name];

    it(`${name} is what is listed at its place`, () => equal(levelOf(place, planOf(place)), name));

    it(`${name} asks ${call}, and gives rows of its plan`, async () => {
      const client = fakeClient();
      const { signal: abort } = new AbortController();
      const level = levelNamed(name);
      const rows = level.fetchPage(
        { client, nodeId: 7, place, plan: name === 'plans' ? undefined : planOf(place) },
        2,
        abort,
      );
      const asked = client.only(call);
      deepEqual(asked.params, params as Record<string, unknown>);
      deepEqual(asked.query, query as Record<string, unknown>);
      await asked.answer(answer);
      const found = await rows;
      equal(found.rows.length, 1);
      equal(found.total, total);
      equal(
        found.rows[0]?.key.startsWith(name === 'plans' ? 'plan/p1' : `${planOf(place).uid}/`),
        true,
        found.rows[0]?.key,
      );
    });

    it(`${name} gives its question up when it is not wanted any more`, () => {
      const client = fakeClient();
      const wish = new AbortController();
      const plan = name === 'plans' ? undefined : planOf(place);
      levelNamed(name)
        .fetchPage({ client, nodeId: 7, place, plan }, 0, wish.signal)
        .catch(() => undefined);
      const asked = client.only(call);
      equal(asked.signal?.aborted, false);
      wish.abort();
      equal(asked.signal?.aborted, true);
    });

    it(`${name} says what failed`, () => {
      const english = signal({ locale: 'en', translate: () => undefined });
      const message = name === 'plans' ? undefined : failureMessage(name, { place, plan: planOf(place) });
      const text = message
        ? translator(actionMessages, english)(message.key, message.values)
        : translator(backupMessages, english)('failure.plans');
      equal(text, says);
    });
  }

  it('mounted names the revision where it is at the top of the image', () => {
    const { key, values } = failureMessage('mounted', {
      place: places.mounted.slice(0, -1),
      plan: planOf(places.mounted),
    });
    deepEqual([key, values], ['failure.revision', { name: '1700000000000' }]);
  });

  it('gives the mounting of an image three minutes', () => {
    const client = fakeClient();
    const place = places.mounted;
    void levelNamed('mounted').fetchPage(
      { client, nodeId: 7, place, plan: imagePlan() },
      0,
      new AbortController().signal,
    );
    equal(client.only('listMountedContent').timeout, 180_000);
  });

  it('searches a whole plan outside of its folders', () => {
    const client = fakeClient();
    const place: Place = [planStep, { kind: 'search', term: 'may' }];
    void levelNamed('search').fetchPage({ client, nodeId: 7, place, plan: plan() }, 0, new AbortController().signal);
    equal('folderId' in client.only('searchPlan').query, false);
  });

  it('has the page size of the specification wherever there are pages', () => {
    equal(browserPageSize, 250);
    for (const name of ['planFolders', 'folder', 'search', 'volumeRevisions', 'fileRevisions', 'mounted'] as const)
      equal(levels[name].pageSize, 250, name);
  });

  it('offers searching only inside folders, and a new folder only where the device has one', () => {
    const names = Object.keys(levels) as LevelName[];
    deepEqual(
      names.filter((name) => levelNamed(name).isSearchable),
      ['planFolders', 'folder', 'search'],
    );
    deepEqual(
      names.filter((name) => levelNamed(name).takesFolders),
      ['folder'],
    );
  });

  it('is not known while the plan is not', () => {
    equal(levelOf(inReports, undefined), undefined);
    equal(levelOf([], undefined), 'plans');
  });
});
