/** Getting data back, from the first backup to the last byte: in the demo page, and inside a legacy page. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { launchWholeChromium } from './chromium.ts';
import { type Demo, startDemo } from './demo.ts';
import { RecoveryHandle } from './recovery-handle.ts';

const first = 'The first words\n';
const second = 'Other words, which came later\n';

describe('Getting data back', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo(launchWholeChromium);
    const letters = join(demo.backupFolder, 'letters');
    mkdirSync(join(letters, '手紙'), { recursive: true });
    writeFileSync(join(letters, 'contract.txt'), first);
    writeFileSync(join(letters, '手紙', 'こんにちは.txt'), 'こんにちは\n');
    writeFileSync(join(letters, 'photo.bin'), Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 251)));
    writeFileSync(join(letters, 'gone.txt'), 'Deleted before the second backup\n');
  });
  after(() => demo.close());

  for (const path of ['/elements/rmm-backup-browser', '/host/legacy.html']) {
    it(`brings back what was there before, whole: ${path}`, async () => {
      const letters = join(demo.backupFolder, 'letters');
      writeFileSync(join(letters, 'contract.txt'), first);
      writeFileSync(join(letters, 'gone.txt'), 'Deleted before the second backup\n');
      const { page, complaints } = await demo.open(path);
      await backUp(page);
      writeFileSync(join(letters, 'contract.txt'), second);
      rmSync(join(letters, 'gone.txt'));
      await backUp(page);

      const recovery = new RecoveryHandle(page);
      const target = join(demo.deviceFolder(windowsServer), 'C', 'Users');
      const name = path.startsWith('/host') ? 'legacy.txt' : 'contract.txt';
      mkdirSync(target, { recursive: true });
      if (name === 'contract.txt') writeFileSync(join(target, name), 'What is there already\n');
      const before = new Set(readdirSync(target));

      await recovery.searchAllPlans('contract');
      await recovery.restoreOldestRevision('contract.txt', {
        ifExists: 'Keep both',
        device: 'Server',
        folder: ['C:', 'Users'],
      });
      await recovery.seesJobCompleted();
      const added = readdirSync(target).filter((file) => !before.has(file));
      assert.equal(added.length, 1, `one file more: ${added.join()}`);
      assert.equal(readFileSync(join(target, added[0] ?? ''), 'utf8'), first);
      if (name === 'contract.txt') {
        assert.equal(readFileSync(join(target, name), 'utf8'), 'What is there already\n');
      }

      if (path.startsWith('/host')) await page.getByText('rmm-restore-created was added to the log.').waitFor();
      await recovery.closeJob();
      const zip = unzipSync(await recovery.downloadFolder('Project', 'Project', 'letters'));
      const source = filesIn(letters);
      const inZip = Object.entries(zip).filter(([file]) => !file.endsWith('/'));
      assert.deepEqual(
        inZip.map(([file]) => file.replace(/^letters\//, '')).sort(),
        [...source.keys()].sort(),
        'every file of the folder, and no other',
      );
      for (const [file, bytes] of inZip) {
        assert.deepEqual(Buffer.from(bytes), source.get(file.replace(/^letters\//, '')), file);
      }
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }
});

const windowsServer = 2;

/** By the demo's own call, as its page does. */
async function backUp(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/demo/backups', { method: 'POST', body: '{"plan":"project"}' }));
  for (;;) {
    const statuses = await page.evaluate(async () => (await fetch('/demo/backups')).json());
    const status = (statuses as { plan: string; state: string }[]).find(({ plan }) => plan === 'project');
    if (status?.state !== 'running') {
      assert.equal(status?.state, 'completed');
      return;
    }
    await wait(100);
  }
}

function filesIn(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}
