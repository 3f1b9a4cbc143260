import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { BackupBrowserHandle } from './backup-browser-handle.ts';
import { type Demo, startDemo } from './demo.ts';

const budget = 120 * 1024;

describe('What a page transfers to show the backup browser', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('is at most 120 KB gzip, React included', async () => {
    const files: { path: string; bytes: number }[] = [];
    const { page } = await demo.open('/host/portal.html', {
      prepare: async (page) => {
        await page.route('**/dist/**', async (route) => {
          const response = await route.fetch();
          const body = await response.body();
          files.push({ path: new URL(route.request().url()).pathname, bytes: gzipSync(body, { level: 9 }).length });
          await route.fulfill({ response, body });
        });
      },
    });
    const browser = new BackupBrowserHandle(page);
    await browser.walk('Documents', 'Documents');
    await browser.sees('Notes.txt');
    // The portal also takes `configure`, which is what any page does that has users with permissions.
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    assert.ok(
      files.some(({ path }) => path.includes('/chunks/react-')),
      `React is among them:\n${list}`,
    );
    assert.equal(new Set(files.map(({ path }) => path)).size, files.length, `each once:\n${list}`);
    assert.ok(total <= budget, `${total} bytes:\n${list}`);
    await page.context().close();
  });

  it('is asked for at once: no chunk waits for another to name it', async () => {
    const asked: { path: string; at: number }[] = [];
    const { page } = await demo.open('/elements/rmm-backup-browser', {
      prepare: async (page) => {
        const start = performance.now();
        await page.route('**/dist/{chunks,elements}/**', async (route) => {
          asked.push({ path: new URL(route.request().url()).pathname, at: performance.now() - start });
          // Slow enough that a chain of requests would show as steps of this length.
          await new Promise((done) => setTimeout(done, 1000));
          await route.continue();
        });
      },
    });
    await new BackupBrowserHandle(page).sees('Documents');
    const view = asked.find(({ path }) => path.includes('/chunks/react-'));
    const first = asked[0];
    assert.ok(view && first, 'the view was loaded');
    assert.ok(
      view.at - first.at < 1000,
      `React was asked for ${Math.round(view.at - first.at)} ms after the first file`,
    );
    await page.context().close();
  });
});
