/** What is read, walked and found. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import {
  assertParentsFirst,
  byName,
  bytesOf,
  type ContractWorld,
  collect,
  everything,
  hostileNames,
  isRefused,
  textOf,
} from './contract-world.ts';

export function readingContract(world: () => ContractWorld): void {
  it('reads a revision, whole and in part', async () => {
    const { big, content, idOf, revisionsOf } = world();
    const fileId = await idOf('Notes.txt');
    const texts: string[] = [];
    for (const { id } of await revisionsOf(fileId))
      texts.push(await textOf(await content.openRevision(String(id), fileId)));
    assert.deepEqual(texts, ['three', 'two!', 'one']);
    const bigId = await idOf('big.bin');
    const file = await content.openRevision(String((await revisionsOf(bigId))[0]?.id), bigId);
    assert.equal(file.size, big.length);
    const ranges: [number, number][] = [
      [0, 10],
      [299_990, 300_010],
      [big.length - 7, big.length],
      [5, 5],
    ];
    for (const [start, end] of ranges)
      assert.deepEqual(await bytesOf(file.read(start, end)), big.subarray(start, end), `${start} to ${end}`);
    assert.deepEqual(await bytesOf(file.read(0, file.size)), big);
    assert.equal(await file.tag(), await file.tag());
    const none = await idOf('none.txt');
    assert.equal(await textOf(await content.openRevision(String((await revisionsOf(none))[0]?.id), none)), '');
  });

  it('stops reading where somebody leaves', async () => {
    const { big, content, idOf, revisionsOf } = world();
    const fileId = await idOf('big.bin');
    const file = await content.openRevision(String((await revisionsOf(fileId))[0]?.id));
    for await (const chunk of file.read(0, file.size)) {
      assert.ok(chunk.length > 0);
      break;
    }
    assert.deepEqual(await bytesOf(file.read(0, 4)), big.subarray(0, 4));
  });

  it('knows when a file was changed, and its permissions', async () => {
    const { content, idOf, jobIds, source } = world();
    const [found] = await content.find([{ type: 'FILE', id: await idOf('Notes.txt'), jobId: jobIds[2] ?? '' }]);
    assert.equal(Math.floor(found?.file?.modified ?? 0), 1_700_000_000_125);
    assert.equal((found?.mode ?? 0) & 0o777, (await stat(join(source, 'Notes.txt'))).mode & 0o777);
  });

  it('finds what is to be restored, pinned to how it is now', async () => {
    const { content, idOf, jobIds, source } = world();
    const notes = await idOf('Notes.txt');
    const newer = await idOf('new.txt');
    const sub = await idOf('Sub');
    const items = [
      { type: 'FILE', id: notes },
      { type: 'FOLDER', id: sub },
      { type: 'FILE', id: notes, jobId: jobIds[1] ?? '' },
      { type: 'FILE', id: newer, jobId: jobIds[2] ?? '' },
      { type: 'FILE', id: await idOf('gone.txt') },
    ] as const;
    const found = await content.find(items);
    assert.deepEqual(
      found.map((item) => item?.path),
      [join(source, 'Notes.txt'), join(source, 'Sub'), join(source, 'Notes.txt'), undefined, join(source, 'gone.txt')],
    );
    assert.equal(found[3], undefined, 'it was not backed up yet');
    assert.equal(found[1]?.pinned.jobId, jobIds[0]);
    assert.equal(found[1]?.file, undefined);
    const texts = [0, 2, 4].map(async (index) => {
      const file = found[index]?.file;
      assert.ok(file);
      return textOf(file);
    });
    assert.deepEqual(await Promise.all(texts), ['three', 'two!', 'last words']);
    const again = await content.find(found.flatMap((item) => item?.pinned ?? []));
    assert.deepEqual(
      again.map((item) => item?.pinned),
      found.flatMap((item) => item?.pinned ?? []),
    );
    await assert.rejects(content.find([{ type: 'FOLDER', id: notes }]), isRefused(404));
    await assert.rejects(content.find([{ type: 'FILE', id: sub }]), isRefused(404));
    await assert.rejects(content.find([{ type: 'FILE' }]), isRefused(400));
  });

  it('walks a folder with parents before children, as it was at a point in time', async () => {
    const { content, jobIds, rootId } = world();
    const told = (path: string) =>
      ['Sub/a.csv', 'Notes.txt', 'gone.txt', 'Hostile/-rf', 'Hostile/*?[x].txt'].includes(path);
    const third = await collect(content.walk(rootId, jobIds[0], false), told);
    assertParentsFirst([...third.keys()]);
    assert.equal(third.get('Sub/a.csv'), 'it is back');
    assert.equal(third.get('Empty'), undefined);
    assert.ok(third.has('Empty'));
    assert.ok(!third.has('gone.txt'));
    for (const hostile of hostileNames) assert.ok(third.has(`Hostile/${hostile}`), hostile);
    assert.equal(third.get('Hostile/*?[x].txt'), 'in *?[x].txt');
    const second = await collect(content.walk(rootId, jobIds[1], false), told);
    assert.deepEqual([second.get('Notes.txt'), second.has('Sub/a.csv')], ['two!', false]);
    const latest = await collect(content.walk(rootId, undefined, false));
    assert.deepEqual([...latest.keys()].toSorted(), [...third.keys()].toSorted());
  });

  it('walks what was deleted as well, in its last state until then', async () => {
    const { content, jobIds, rootId } = world();
    const told = (path: string) => ['gone.txt', 'Sub/a.csv', 'Notes.txt'].includes(path);
    const all = await collect(content.walk(rootId, jobIds[1], true), told);
    assert.equal(all.get('gone.txt'), 'last words');
    assert.equal(all.get('Sub/a.csv'), 'first');
    assert.equal(all.get('Notes.txt'), 'two!');
    const first = await collect(content.walk(rootId, jobIds[2], true));
    assert.ok(!first.has('new.txt'), 'nothing of what came later');
  });

  it('streams a folder as it walks it, with the bytes of all', async () => {
    const { big, content, idOf, jobIds, rootId } = world();
    const stream = (folderId: string, jobId: string | undefined, restoreDeleted: boolean) =>
      collect((content.stream ?? content.walk).call(content, folderId, jobId, restoreDeleted), () => true);
    for (const jobId of [jobIds[0], jobIds[2]]) {
      const walked = await collect(content.walk(rootId, jobId, false));
      assert.deepEqual([...(await stream(rootId, jobId, false)).keys()].toSorted(), [...walked.keys()].toSorted());
    }
    const all = await stream(rootId, jobIds[0], false);
    for (const hostile of hostileNames) assert.equal(all.get(`Hostile/${hostile}`), `in ${hostile}`);
    assert.deepEqual([all.get('big.bin'), all.get('none.txt')], [`${big.length} characters`, '']);
    const sub = await stream(await idOf('Sub'), jobIds[0], true);
    assert.deepEqual([...sub].toSorted(byName), [
      ['Deep', undefined],
      ['Deep/leaf.txt', 'leaf'],
      ['a.csv', 'it is back'],
    ]);
  });

  it('lists hostile names as they are, and reads what they name', async () => {
    const { content, idOf, list, revisionsOf } = world();
    const folderId = await idOf('Hostile');
    const entries = await list(folderId);
    assert.deepEqual(entries.map((entry) => entry.name).toSorted(), hostileNames.toSorted());
    for (const { id, name: its } of entries.filter((_, index) => index % 3 === 0)) {
      const [revision] = await revisionsOf(String(id));
      assert.equal(await textOf(await content.openRevision(String(revision?.id))), `in ${its}`);
    }
  });

  it('fetches many files at once, where it does', async () => {
    const { content, desk, folder, idOf } = world();
    const place = join(folder, 'fetched');
    const names = ['Notes.txt', 'gone.txt', 'big.bin'];
    const ids = await Promise.all(names.map((each) => idOf(each)));
    const items = [
      ...ids.map((id) => ({ type: 'FILE', id }) as const),
      { type: 'FOLDER', id: await idOf('Hostile') } as const,
    ];
    const found = (await content.find(items)).flatMap((item) => item ?? []);
    const fetched = await desk.engine.fetch?.(desk.plan, { found, restoreDeleted: false }, place);
    if (!fetched) return;
    for (const item of found.flatMap(({ file }) => file ?? []))
      assert.equal((await bytesOf(fetched.file(item).read(0, item.size))).length, item.size);
    const [notes, gone] = found.flatMap(({ file }) => file ?? []).map((item) => textOf(fetched.file(item)));
    assert.deepEqual([await notes, await gone], ['three', 'last words']);
    for await (const { path, file } of content.walk(await idOf('Hostile'), undefined, false))
      assert.equal(file && (await textOf(fetched.file(file))), `in ${path}`);
    await fetched.discard();
    assert.ok(!existsSync(place), 'and leaves nothing behind');
  });

  it('refuses what names nothing', async () => {
    const { content, desk, idOf, revisionsOf, rootId } = world();
    const isMissing = isRefused(404);
    const fileId = await idOf('Notes.txt');
    const [revision] = await revisionsOf(fileId);
    for (const id of ['0', '-1', 'x', '999999999999', '1e3', '../1', '']) {
      await assert.rejects(content.content(id, everything), isMissing, `folder "${id}"`);
      await assert.rejects(content.revisions(id, everything), isMissing, `file "${id}"`);
      await assert.rejects(content.openRevision(id), isMissing, `revision "${id}"`);
      await assert.rejects(content.describe(id), isMissing, `item "${id}"`);
      await assert.rejects(content.content(rootId, everything, id), isMissing, `job "${id}"`);
      await assert.rejects(collect(content.walk(rootId, id, false)), isMissing, `walk of job "${id}"`);
      await assert.rejects(content.find([{ type: 'FILE', id: fileId, jobId: id }]), isMissing, `find at job "${id}"`);
    }
    await assert.rejects(content.content(fileId, everything), isMissing, 'a file is no folder');
    await assert.rejects(content.revisions(rootId, everything), isMissing, 'a folder is no file');
    await assert.rejects(
      content.openRevision(String(revision?.id), await idOf('big.bin')),
      isMissing,
      'of another file',
    );
    const other = desk.engine.content({ ...desk.plan, numericId: 987_654 }, []);
    await assert.rejects(other.describe(fileId), isMissing, 'of another plan');
    await assert.rejects(other.openRevision(String(revision?.id)), isMissing, 'of another plan');
  });

  it('tells about how much space a deletion of the plan frees', async () => {
    const { big, desk } = world();
    const bytes = (await desk.engine.freedSpace([desk.plan])) ?? 0;
    // Its data is nobody else's; what repeats itself may be kept smaller.
    assert.ok(bytes > 0 && bytes < big.length * 2, `${bytes} bytes`);
  });

  it('tells when it was last backed up', async () => {
    const { content, desk } = world();
    const { lastSuccess } = await desk.engine.summary(desk.plan);
    const [newest] = (await content.jobs(everything, false)).results;
    assert.equal(lastSuccess, newest?.completed);
  });
}
