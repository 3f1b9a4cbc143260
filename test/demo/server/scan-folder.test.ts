import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ScannedFiles, scanFolder } from '../../../demo/server/backup/scan-folder.ts';

const swapper = fileURLToPath(new URL('./support/swap-folder.ts', import.meta.url));

describe('what a backup reads', () => {
  let base: string;
  let root: string;
  let outside: string;

  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'rmm-scan-'));
    root = join(base, 'root');
    outside = join(base, 'outside');
    mkdirSync(join(root, 'turns'), { recursive: true });
    mkdirSync(outside);
    writeFileSync(join(root, 'turns/notes.txt'), 'mine');
    writeFileSync(join(outside, 'secret.txt'), 'theirs');
    writeFileSync(join(outside, 'notes.txt'), 'theirs');
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  const scan = () => scanFolder(root, () => false);

  it('is what was found, not what a link leads to that took its place since', async () => {
    const { files } = await scan();
    const [notes] = files;
    assert.ok(notes);
    renameSync(join(root, 'turns/notes.txt'), join(root, 'elsewhere.txt'));
    symlinkSync(join(outside, 'notes.txt'), join(root, 'turns/notes.txt'));
    const scanned = new ScannedFiles(root);
    assert.throws(() => scanned.open(notes), { code: 'ELOOP' });
    scanned.close();
  });

  it('stays below its folder, however often a link takes the place of a folder', async () => {
    const swapping = fork(swapper, [join(root, 'turns'), outside], {
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    await once(swapping, 'message');
    const read = new Set<string>();
    let refused = 0;
    try {
      while (read.size === 0 || refused < 20) {
        const { files } = await scan();
        assert.ok(!files.some(({ name }) => name === 'secret.txt'));
        for (const file of files) {
          const scanned = new ScannedFiles(root);
          try {
            const descriptor = scanned.open(file);
            read.add(readFileSync(descriptor, 'utf8'));
            closeSync(descriptor);
          } catch {
            refused += 1;
          } finally {
            scanned.close();
          }
        }
      }
    } finally {
      swapping.disconnect();
      await once(swapping, 'exit');
    }
    assert.deepEqual([...read], ['mine']);
  });
});
