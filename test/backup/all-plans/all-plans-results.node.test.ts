/** The list of a search as somebody works in it: folded plans, opened files, and what is left to read. */
import { signal } from '@preact/signals-core';
import { type AllPlansResults, createAllPlansResults } from '../../../src/backup/all-plans/all-plans-results.ts';
import type { ResultRow } from '../../../src/backup/all-plans/result-rows.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { fileEntry, folderEntry, grants, plan, revision } from '../browser-model/build.ts';

let client: FakeClient;
let results: AllPlansResults;
const nodeId = signal<number | undefined>(7);

beforeEach(async () => {
  nodeId.value = 7;
  client = fakeClient();
  results = createAllPlansResults({ client, grants: signal(grants()), nodeId });
  results.search.search('note');
  await client.only('listPlans').answer([plan()]);
  await client.only('searchPlan').answer({ results: [folderEntry(), fileEntry()], totalElements: 2, totalPages: 1 });
});
afterEach(() => results[Symbol.dispose]());

const kinds = () => results.rows.value.map(({ kind }) => kind);
const row = <Kind extends ResultRow['kind']>(kind: Kind, at = 0): Extract<ResultRow, { kind: Kind }> => {
  const found = results.rows.value.filter((one): one is Extract<ResultRow, { kind: Kind }> => one.kind === kind)[at];
  ok(found, `${kind} ${at}; there are ${kinds()}`);
  return found;
};
const openFile = () => results.toggle(row('hit', 1));
const answerRevisions = (count: number, total = count, from = 0) =>
  client.only('listRevisions').answer({
    results: Array.from({ length: count }, (_, index) => revision({ id: `r${from + index}` })),
    totalElements: total,
    totalPages: 1,
  });

describe('The results of a search in all plans', () => {
  it('stand under their plan, with their places told', () => {
    deepEqual(kinds(), ['plan', 'hit', 'hit']);
    const { level, position, siblings } = row('hit', 1);
    deepEqual([level, position, siblings], [2, 2, 2]);
  });

  it('are folded away with their plan', () => {
    results.toggle(row('plan'));
    deepEqual(kinds(), ['plan']);
    results.toggle(row('plan'));
    deepEqual(kinds(), ['plan', 'hit', 'hit']);
  });

  it('unfold no folder: that is gone to', () => {
    equal(row('hit', 0).isOpen, undefined);
    results.toggle(row('hit', 0));
    deepEqual(kinds(), ['plan', 'hit', 'hit']);
    equal(client.open('listRevisions').length, 0);
  });

  it('show the revisions of a file under it, read once', async () => {
    openFile();
    deepEqual(kinds(), ['plan', 'hit', 'hit', 'more']);
    equal(row('more').isReading, true);
    const { params, query } = client.only('listRevisions');
    deepEqual(
      [params, query],
      [
        { nodeId: 7, planNumericId: '11', fileId: '40' },
        { page: 0, size: 250 },
      ],
    );
    await answerRevisions(2);
    deepEqual(kinds(), ['plan', 'hit', 'hit', 'revision', 'revision']);
    openFile();
    openFile();
    deepEqual(kinds(), ['plan', 'hit', 'hit', 'revision', 'revision']);
    equal(client.open('listRevisions').length, 0);
  });

  it('say that a file has no revision', async () => {
    openFile();
    await answerRevisions(0);
    deepEqual(kinds(), ['plan', 'hit', 'hit', 'no-revisions']);
  });

  it('read further revisions when asked, and again what failed', async () => {
    openFile();
    await answerRevisions(250, 251);
    results.readOn(row('more'));
    equal(client.only('listRevisions').query.page, 1);
    await client.only('listRevisions').fail();
    equal(row('failure').file?.name, 'may.pdf');
    results.readOn(row('failure'));
    equal(client.only('listRevisions').query.page, 1);
    await answerRevisions(1, 251, 250);
    equal(kinds().filter((kind) => kind === 'revision').length, 251);
    ok(!kinds().includes('more'));
  });

  it('forget opened files with the term', async () => {
    openFile();
    results.activate(row('plan').key);
    const open = client.only('listRevisions');
    results.search.search('other');
    ok(open.signal?.aborted);
    await turns();
    equal(results.active.value, undefined);
    await client.only('searchPlan').answer({ results: [fileEntry()], totalElements: 1, totalPages: 1 });
    deepEqual(kinds(), ['plan', 'hit']);
  });

  it('are gone with their device', () => {
    nodeId.value = 8;
    deepEqual(kinds(), []);
    equal(results.search.term.value, '');
  });
});
