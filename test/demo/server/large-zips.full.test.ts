/** A zip beyond what its format counted to at first. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { zipOf } from '../../../demo/server/recovery/zip-folder.ts';

describe('a zip', () => {
  it('can be larger than 4 GiB', async (test) => {
    const size = 2 ** 32 + 2 ** 20;
    const piece = Buffer.alloc(2 ** 20);
    async function* items() {
      for (const name of ['first', 'second.txt']) {
        async function* read(_: number, end: number) {
          for (let position = 0; position < end; position += piece.length)
            yield piece.subarray(0, Math.min(piece.length, end - position));
        }
        const file = { name, size: name === 'first' ? size : 3, modified: 0, mode: 0, tag: () => 'tag', read };
        yield { path: name, modified: 0, mode: 0, file: { ...file, read: () => read(0, file.size) } };
      }
    }
    let end = Buffer.alloc(0);
    let most = 0;
    const before = process.memoryUsage.rss();
    for await (const chunk of zipOf(items())) {
      end = Buffer.concat([end, chunk]).subarray(-1024);
      most = Math.max(most, process.memoryUsage.rss() - before);
    }
    test.diagnostic(`grew by ${Math.round(most / 2 ** 20)} MiB`);
    const entries = end.indexOf('504b0102', 0, 'hex');
    const record = end.indexOf('504b0606', 0, 'hex');
    assert.ok(entries >= 0 && record > entries);
    assert.equal(end.readBigUInt64LE(record + 32), 2n, 'two files');
    const extra = entries + 46 + 'first'.length;
    assert.equal(Number(end.readBigUInt64LE(extra + 4)), size, 'with its size');
    assert.ok(most < 200 * 2 ** 20, `${most} bytes`);
  });
});
