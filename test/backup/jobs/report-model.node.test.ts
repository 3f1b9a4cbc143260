/** The report of a job: fetched as it is looked at, saved whole or not at all. */
import { reportLines } from '../../../src/backup/jobs/report/report-columns.tsx';
import { createReportModel, type ReportModel } from '../../../src/backup/jobs/report/report-model.ts';
import type { RestoredFile } from '../../../src/backup/report-contract.ts';
import { toCsv } from '../../../src/ui/table/export/csv-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { restoreJob } from './job-samples.ts';

const files = (from: number, count: number): RestoredFile[] =>
  Array.from({ length: count }, (_, at) => ({ number: from + at, path: `/srv/${from + at}.txt`, outcome: 'RESTORED' }));

describe('The report of a restore job', () => {
  let client: FakeClient;
  let model: ReportModel;
  const open = (changes = {}) => {
    const counts = { jobFilesProcessed: 9_996, jobFilesRenamed: 0, jobFilesSkipped: 6, jobFilesFailed: 4 };
    const job = restoreJob({ status: 'completed', jobTotalFiles: 10_000, ...counts, ...changes });
    client = fakeClient();
    model = createReportModel({ client, nodeId: 1, job });
  };
  afterEach(() => model[Symbol.dispose]());

  it('begins with what failed, and offers what there is', () => {
    open();
    equal(model.outcome.value, 'FAILED');
    deepEqual(
      model.counts.value.map(({ outcome, count }) => `${count} ${outcome}`),
      ['9990 RESTORED', '6 SKIPPED', '4 FAILED'],
    );
    open({ jobFilesProcessed: 10_000, jobFilesFailed: 0 });
    equal(model.outcome.value, undefined);
  });

  it('asks for the pages that are looked at, and gives them up for another outcome', () => {
    open();
    model.listing.value.show(0, 20);
    const { params, query, signal } = client.only('listRestoredFiles');
    deepEqual(
      [params, query],
      [
        { nodeId: 1, jobUID: 'job-1' },
        { page: 0, size: 250, outcome: 'FAILED' },
      ],
    );
    model.choose(undefined);
    ok(signal?.aborted);
    model.listing.value.show(0, 20);
    deepEqual(client.only('listRestoredFiles').query, { page: 0, size: 250 });
  });

  it('saves all of it, however much, and says how far it is', async () => {
    open();
    model.choose(undefined);
    let written: readonly RestoredFile[] = [];
    const saving = model.save((all) => {
      written = all;
    });
    void model.save(() => undefined);
    for (let page = 0; page < 10; page += 1) {
      equal(model.saving.value, page * 1000);
      const question = client.only('listRestoredFiles');
      deepEqual(question.query, { page, size: 1000 });
      await question.answer({ results: files(page * 1000, 1000), totalElements: 10_000, totalPages: 10 });
    }
    await saving;
    equal(written.length, 10_000);
    equal(written.at(-1)?.number, 9_999);
    equal(model.saving.value, undefined);
  });

  it('saves nothing where a part of it cannot be read, says why, and can be tried again', async () => {
    open();
    let isWritten = false;
    const save = () =>
      model.save(() => {
        isWritten = true;
      });
    const saving = save();
    await client.only('listRestoredFiles').answer({ results: files(0, 1000), totalElements: 2000, totalPages: 2 });
    await client.only('listRestoredFiles').fail();
    await saving;
    ok(model.saveFailure.value);
    equal(isWritten, false);
    void save();
    equal(model.saveFailure.value, undefined);
    await client.only('listRestoredFiles').answer({ results: files(0, 1), totalElements: 1, totalPages: 1 });
    await turns();
    equal(isWritten, true);
  });

  it('is given up with its view', async () => {
    open();
    const saving = model.save(() => undefined);
    const question = client.only('listRestoredFiles');
    model[Symbol.dispose]();
    ok(question.signal?.aborted);
    await saving;
    equal(model.saveFailure.value, undefined);
  });

  it('is saved with no formula in it, whatever a file is called', () => {
    const t = ((key: string, values?: { name?: string }) => values?.name ?? key) as never;
    const lines = reportLines(
      [
        { number: 0, path: '=1+1', outcome: 'RENAMED', restoredAs: '@SUM(A1)', size: 5 },
        { number: 1, path: '-2', outcome: 'FAILED', reason: 'NEWER', message: '+cmd|calc' },
      ],
      t,
    );
    const [, first, second] = toCsv(lines).split('\r\n');
    equal(first, `'=1+1,outcome.RENAMED,'@SUM(A1),5`);
    equal(second, `-2,outcome.FAILED,'+cmd|calc,`);
  });
});
