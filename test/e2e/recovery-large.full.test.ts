/** Getting much data back: the page and the server stay small, and say all the while how far they are. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';
import { RecoveryHandle } from './recovery-handle.ts';

const megabyte = 1024 * 1024;
const windowsServer = 2;

describe('Getting much data back', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('streams a file of 1 GB to disk: the server stays below 200 MB more, the page below 100 MB more', {
    timeout: 300_000,
  }, async () => {
    const { page } = await demo.open('/elements/rmm-backup-browser');
    const recovery = new RecoveryHandle(page);
    await recovery.browser.walk('Scale', 'Large files');
    await recovery.browser.sees('3 Mail archive 1 GB.tar');
    await page.evaluate(countInsteadOfSaving);
    const session = await page.context().newCDPSession(page);
    const before = { server: process.memoryUsage().rss, page: memoryOfPages() };
    const most = { ...before };

    await recovery.askFor('3 Mail archive 1 GB.tar', 'Download');
    await recovery.dialog.getByRole('option').first().click();
    await recovery.dialog.getByRole('button', { name: 'Download', exact: true }).click();
    for (;;) {
      await wait(250);
      most.server = Math.max(most.server, process.memoryUsage().rss);
      // What was written and is only still to be swept away is not held.
      await session.send('HeapProfiler.collectGarbage');
      most.page = Math.max(most.page, memoryOfPages());
      const saved = await page.evaluate(() => Reflect.get(globalThis, 'saved') as { isClosed: boolean } | undefined);
      if (saved?.isClosed) break;
    }
    const saved = await page.evaluate(() => Reflect.get(globalThis, 'saved'));
    assert.deepEqual(saved, { name: '3 Mail archive 1 GB.tar', bytes: 1024 * megabyte, misplaced: 0, isClosed: true });
    const growth = { server: (most.server - before.server) / megabyte, page: (most.page - before.page) / megabyte };
    console.log(`growth while 1 GB came: server ${Math.round(growth.server)} MB, page ${Math.round(growth.page)} MB`);
    assert.ok(growth.server < 200, `the server grew by ${growth.server} MB`);
    assert.ok(growth.page < 100, `the page grew by ${growth.page} MB`);
    await page.context().close();
  });

  it('restores 10,000 files, and shows how far it is all the while', async () => {
    const { page } = await demo.open('/elements/rmm-backup-browser');
    const recovery = new RecoveryHandle(page);
    // The job stands still at each share until the page has shown it: neither has to be as fast as the other.
    const shares = [0.25, 0.5, 0.75];
    for (const afterShare of shares)
      await page.request.put(`${demo.url}/demo/job-faults`, { data: { fault: 'stalled', afterShare } });
    await recovery.browser.walk('Scale');
    await recovery.restoreShown('10,000 small files', {
      ifExists: 'Skip',
      device: 'File server',
      folder: ['C:', 'Users', 'Public'],
    });
    await recovery.dialog.getByText('Restore job progress').waitFor();
    const jobUID = await newestJob(page);
    for (const [at, share] of shares.entries()) {
      const files = await recovery.seesJobFiles((done) => done >= share * 10_000);
      assert.ok(files < (shares[at + 1] ?? 1) * 10_000, `${files} files at ${share} of them`);
      assert.equal(await recovery.isJobOver(), false);
      await page.request.post(`${demo.url}/demo/restore-jobs/${jobUID}/let-go`, { data: {} });
    }
    await recovery.seesJobCompleted();
    assert.equal(await recovery.seesJobFiles((done) => done === 10_000), 10_000);
    const target = join(demo.deviceFolder(windowsServer), 'C', 'Users', 'Public');
    const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    assert.equal(files.length, 10_000);
    await page.context().close();
  });

  it('restores 10,000 selected files by one call', async () => {
    const { page } = await demo.open('/elements/rmm-backup-browser');
    const recovery = new RecoveryHandle(page);
    await recovery.browser.walk('Scale', '10,000 small files');
    await recovery.browser.selectAll();
    await recovery.browser.element
      .locator('[part="selection"]')
      .getByText(/^10,000 /)
      .first()
      .waitFor();
    const calls: string[] = [];
    let pressed = Number.NaN;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pressed > 0 && pathname.startsWith('/backup/')) calls.push(`${request.method()} ${pathname}`);
    });
    const choice = { ifExists: 'Keep both', device: 'File server', folder: ['C:', 'Users'] } as const;
    await recovery.restoreSelected(choice, () => {
      pressed = performance.now();
    });
    await recovery.dialog.getByText('Restore job progress').waitFor();
    const seconds = (performance.now() - pressed) / 1000;
    console.log(`10,000 selected files: the job is shown ${seconds.toFixed(1)} s after the press`);
    // What is there already is looked for beside it, and the job is followed afterwards.
    const ofItems = calls.filter((call) => /^POST|revisions/.test(call));
    assert.deepEqual(ofItems, ['POST /backup/lockhart/nodes/1/restore-jobs']);
    await page.request.post(`${demo.url}/backup/lockhart/nodes/1/restore-jobs/${await newestJob(page)}/cancel`);
    await page.context().close();
  });
});

async function newestJob(page: Page): Promise<string> {
  const jobs = await page.request.get(new URL('/backup/lockhart/nodes/1/restore-jobs', page.url()).href);
  return (await jobs.json())[0].jobUID;
}

/**
 * Stands for the file that the user chose, which a page without a user cannot have: counts what is written, and checks
 * that each block of 4 KiB, which begins with its position, stands where it belongs.
 */
function countInsteadOfSaving() {
  const saved = { name: '', bytes: 0, misplaced: 0, isClosed: false };
  const decoder = new TextDecoder('latin1');
  const writable = {
    async write(chunk: Uint8Array) {
      const firstBlock = Math.ceil(saved.bytes / 4096) * 4096 - saved.bytes;
      for (let at = firstBlock; at + 16 <= chunk.length; at += 4096) {
        if (Number(decoder.decode(chunk.subarray(at, at + 16))) !== saved.bytes + at) saved.misplaced += 1;
      }
      saved.bytes += chunk.length;
    },
    async close() {
      saved.isClosed = true;
    },
    async abort() {
      saved.misplaced = Number.NaN;
    },
  };
  Object.assign(globalThis, {
    saved,
    async showSaveFilePicker({ suggestedName }: { suggestedName: string }) {
      saved.name = suggestedName;
      // As methods: what runs the tests names other functions by a helper that the page has not.
      return {
        async createWritable() {
          return writable;
        },
        async getFile() {
          return new File([], suggestedName);
        },
      };
    },
  });
}

/** Bytes that the processes of pages hold: those that this one's browser has started. */
function memoryOfPages(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(ofProcess(name, 'PPid')));
  }
  const isOurs = (id: number): boolean => id === process.pid || (parents.has(id) && isOurs(parents.get(id) ?? 0));
  return [...parents.keys()]
    .filter((id) => isOurs(id) && textOf(`/proc/${id}/cmdline`).includes('--type=renderer'))
    .reduce((sum, id) => sum + Number(ofProcess(String(id), 'VmRSS')) * 1024, 0);
}

function ofProcess(id: string, member: string): string {
  return new RegExp(`${member}:\\s*(\\d+)`).exec(textOf(`/proc/${id}/status`))?.[1] ?? '0';
}

/** Empty where the process has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
