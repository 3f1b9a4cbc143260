/** What lists, searches and revisions tell. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import type { EntryAnswer } from '../../../../demo/server/plans/plan-content.ts';
import { type ContractWorld, everything, isRefused, textOf } from './contract-world.ts';

export function browsingContract(world: () => ContractWorld): void {
  it('tells its points in time, newest first, and in pages', async () => {
    const { content } = world();
    const { results, totalElements } = await content.jobs(everything, false);
    assert.equal(totalElements, 3);
    assert.deepEqual(
      results.map(({ created }) => Number(created)),
      results.map(({ created }) => Number(created)).toSorted((one, other) => other - one),
    );
    const second = await content.jobs({ page: 1, size: 2 }, false);
    assert.deepEqual(second.results, results.slice(2));
    assert.equal(second.totalPages, 2);
  });

  it('tells the folder that is protected, as the device writes it', async () => {
    const { content, rootId, source } = world();
    const folders = await content.folders(everything);
    assert.deepEqual(
      folders.map(({ name: its, path }) => [its, path]),
      [['source', source]],
    );
    assert.deepEqual(await content.folders({ page: 1, size: 50 }), []);
    assert.deepEqual(await content.describe(rootId), { name: 'source', path: source });
  });

  it('lists a folder with folders first, names as people order them, and what was ever there', async () => {
    const { big, entryNamed, idOf, list, source } = world();
    const entries = await list();
    assert.deepEqual(
      entries.map((entry) => entry.name),
      [
        'Empty',
        'Hostile',
        'Sub',
        'Ünïcode folder',
        'big.bin',
        'gone.txt',
        'new.txt',
        'none.txt',
        'Notes.txt',
        'Page 2.txt',
        'Page 10.txt',
      ],
    );
    assert.deepEqual(
      entries.filter((entry) => entry.deleted).map((entry) => entry.name),
      ['gone.txt'],
    );
    assert.equal((await entryNamed('Notes.txt')).path, join(source, 'Notes.txt'));
    assert.equal((await entryNamed('big.bin')).size, big.length);
    assert.equal((await entryNamed('none.txt')).size, 0);
    assert.equal((await entryNamed('Empty')).size, null);
    assert.deepEqual(await list(await idOf('Empty')), []);
  });

  it('gives the same rows in pages as at once', async () => {
    const { content, rootId } = world();
    const whole = await content.content(rootId, everything);
    const pages: EntryAnswer[] = [];
    for (let page = 0; page < 4; page++) {
      const answer = await content.content(rootId, { page, size: 3 });
      assert.equal(answer.totalElements, whole.totalElements);
      assert.equal(answer.totalPages, 4);
      pages.push(...answer.results);
    }
    assert.deepEqual(pages, whole.results);
    assert.deepEqual((await content.content(rootId, { page: 9, size: 3 })).results, []);
    assert.equal(new Set(pages.map(({ id }) => id)).size, pages.length);
  });

  it('lists what was there at a point in time, as it was then', async () => {
    const { content, entryNamed, idOf, jobIds, list, rootId } = world();
    const [third = '', second = '', first = ''] = jobIds;
    const names = async (jobId: string) => (await list(rootId, jobId)).map((entry) => entry.name);
    assert.ok((await names(first)).includes('gone.txt'));
    assert.ok(!(await names(first)).includes('new.txt'));
    assert.ok(!(await names(second)).includes('gone.txt'));
    assert.ok((await names(second)).includes('new.txt'));
    assert.deepEqual(await list(await idOf('Sub'), second), [await entryNamed('Deep', await idOf('Sub'), second)]);
    const sizes = await Promise.all(
      [first, second, third].map(async (jobId) => (await entryNamed('Notes.txt', rootId, jobId)).size),
    );
    assert.deepEqual(sizes, [3, 4, 5]);
    const then = await entryNamed('Notes.txt', rootId, second);
    assert.equal(await textOf(await content.openRevision(String(then.revisionId))), 'two!');
  });

  it('keeps the number of an entry whatever the point in time', async () => {
    const { entryNamed, jobIds, rootId } = world();
    const now = await entryNamed('Notes.txt');
    for (const jobId of jobIds) assert.equal((await entryNamed('Notes.txt', rootId, jobId)).id, now.id);
  });

  it('finds names anywhere in the plan, without regard to case and accents, and takes wildcards', async () => {
    const { content, idOf, jobIds, source } = world();
    const found = async (term: string, folderId?: string, jobId?: string) =>
      (await content.search(term, folderId, everything, jobId)).results.map((entry) => entry.name).toSorted();
    assert.deepEqual(await found('NOTES'), ['Notes.txt']);
    assert.deepEqual(await found('unicode'), ['Ünïcode folder']);
    assert.deepEqual(await found('*.csv'), ['a.csv', 'data.CSV']);
    assert.deepEqual(await found('*.csv', await idOf('Sub')), ['a.csv']);
    assert.deepEqual(await found('leaf', await idOf('Sub')), ['leaf.txt']);
    assert.deepEqual(await found('%_s'), ['100%_sure.txt'], 'what LIKE takes for a pattern is a letter');
    assert.deepEqual(await found('100_sure'), []);
    assert.deepEqual(await found('gone', undefined, jobIds[0]), []);
    assert.deepEqual(await found('gone', undefined, jobIds[2]), ['gone.txt']);
    assert.deepEqual(await found('source'), [], 'the folder that is protected is no hit');
    assert.equal(
      (await content.search('leaf', undefined, everything)).results[0]?.path,
      join(source, 'Sub/Deep/leaf.txt'),
    );
    const page = await content.search('Page', undefined, { page: 1, size: 1 });
    assert.deepEqual([page.totalElements, page.results[0]?.name], [2, 'Page 10.txt']);
    await assert.rejects(content.search('ab', undefined, everything), isRefused(400));
    await assert.rejects(content.search('   ', undefined, everything), isRefused(400));
  });

  it('tells the revisions of a file: each state that it had, newest first', async () => {
    const { big, content, idOf, revisionsOf } = world();
    const sizes = async (wanted: string, folderId?: string) =>
      (await revisionsOf(await idOf(wanted, folderId))).map(({ size }) => size);
    assert.deepEqual(await sizes('Notes.txt'), [5, 4, 3]);
    assert.deepEqual(await sizes('big.bin'), [big.length], 'what did not change has one');
    assert.deepEqual(await sizes('gone.txt'), [10]);
    assert.deepEqual(await sizes('a.csv', await idOf('Sub')), [10, 5]);
    const page = await content.revisions(await idOf('Notes.txt'), { page: 1, size: 2 });
    assert.deepEqual([page.totalElements, page.results.map(({ size }) => size)], [3, [3]]);
    const created = (await revisionsOf(await idOf('Notes.txt'))).map((revision) => revision.created);
    const jobs = (await content.jobs(everything, false)).results.map((job) => Number(job.created));
    assert.deepEqual(created, jobs, 'each is of the backup that first had it');
  });
}
