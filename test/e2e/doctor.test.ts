/** `<rmm-doctor>` as it ships, on pages that are wrong on purpose: those of the switches, and pages that a server sends so. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Frame, Page, Route } from 'playwright-core';
import { findingIds, findingKinds } from '../../src/doctor/findings/finding-table.ts';
import type { DoctorReport } from '../../src/doctor/findings/finding-types.ts';
import { serveFolder } from '../hosts/serve-folder.ts';
import { axeViolations } from './axe.ts';
import { type Demo, startDemo } from './demo.ts';

/** The page's own script, read for the names of its switches: it is plain JavaScript, which the tests' types don't know. */
const breakages = [
  ...readFileSync(new URL('../../demo/pages/host/breakages.js', import.meta.url), 'utf8').matchAll(
    /\bid: '([a-z-]+)'/g,
  ),
].map(([, id]) => id as string);

describe('The doctor', { concurrency: 3 }, () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  /** What it has found, once that has what is waited for. */
  async function finds(page: Page | Frame, id: string): Promise<DoctorReport> {
    const end = Date.now() + 15_000;
    for (;;) {
      // A page that is on its way to another has none for a moment.
      const report = await page
        .evaluate(async () => {
          const doctor = document.querySelector('rmm-doctor');
          return doctor && 'report' in doctor ? doctor.report() : undefined;
        })
        .catch(() => undefined);
      if (report?.findings.some((finding) => finding.id === id)) return report;
      const found = report?.findings.map((finding) => finding.id).join(', ') ?? 'no report';
      if (Date.now() > end) throw new Error(`It has not found ${id}, but: ${found}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async function brokenFrame(page: Page): Promise<Frame> {
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    assert.ok(frame);
    return frame;
  }

  it('has a switch for each finding of its table that a page can be broken by', () => {
    assert.deepEqual(
      breakages.filter((id) => !Object.hasOwn(findingKinds, id)),
      [],
    );
    // An encrypted page, another browser and a deployment in between cannot be switched.
    const without = findingIds.filter((id) => !breakages.includes(id));
    assert.deepEqual(without.sort(), [
      'code-outdated',
      'mixed-content',
      'policy-other',
      'policy-style',
      'policy-trusted-types',
    ]);
  });

  for (const id of breakages) {
    it(`says what is wrong when the switch is turned: ${id}`, async () => {
      const { page } = await demo.open('/host/doctor.html');
      await page.locator(`input[name="${id}"]`).check();
      await page.waitForURL(new RegExp(`break=${id}`));
      const { findings, version } = await finds(await brokenFrame(page), id);
      const finding = findings.find((one) => one.id === id);
      assert.ok(finding);
      assert.doesNotMatch(finding.what + finding.why + finding.whatToDo, /\{\{/, 'and each text has its values');
      assert.match(version, /^\d+\.\d+\.\d+/);
      await page.context().close();
    });
  }

  it('finds nothing on a page with nothing wrong', async () => {
    const { page, complaints } = await demo.open('/host/doctor.html');
    const doctor = page.frameLocator('iframe').locator('rmm-doctor');
    await doctor.getByText('Nothing found').first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  /** A page as a server sends it. */
  async function hostPage(
    body: string,
    headers: Record<string, string>,
    prepare?: (page: Page) => Promise<unknown>,
    head = '<!doctype html><html lang="en"><meta charset="utf-8">',
  ) {
    const html = `${head}<title>A page</title><link rel="icon" href="/icon.svg">
      <script type="module" src="/dist/autoloader.js"></script><rmm-doctor></rmm-doctor>${body}`;
    return demo.open('/broken-page', {
      async prepare(page) {
        // A session, as a page of the demo gives one.
        await page.request.get(demo.url);
        await page.route('**/broken-page', (route) =>
          route.fulfill({ headers: { 'content-type': 'text/html', ...headers }, body: html }),
        );
        await prepare?.(page);
      },
    });
  }

  it('reads the policy that the server sends, before anything is blocked by it', async () => {
    const policy = "default-src 'self'; connect-src 'self'; img-src 'self' data:";
    const { page } = await hostPage('<rmm-config base-url="https://api.example"><rmm-users></rmm-users></rmm-config>', {
      'content-security-policy': policy,
    });
    const { findings } = await finds(page, 'policy-connect');
    assert.equal(findings.find(({ id }) => id === 'policy-connect')?.facts.directive, 'connect-src');
    assert.ok(!findings.some(({ id }) => id === 'policy-image'));
    await page.context().close();
  });

  it('works under the strictest policy, and breaks none', async () => {
    const policy = "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";
    const { page, complaints } = await hostPage('<rmm-getting-started></rmm-getting-started>', {
      'content-security-policy': policy,
    });
    await page.locator('rmm-doctor').getByText('Nothing found').first().waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('tells a page in another encoding, whose server names it', async () => {
    const { page } = await hostPage('', { 'content-type': 'text/html; charset=windows-1252' }, undefined, '<html>');
    const { findings } = await finds(page, 'charset');
    const ids = findings.map(({ id }) => id);
    for (const id of ['quirks', 'language-unnamed'] as const) assert.ok(ids.includes(id), id);
    await page.context().close();
  });

  it('tells of a chunk that a deployment has taken away, with its address and status', async () => {
    const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
    const { page } = await hostPage('<rmm-getting-started></rmm-getting-started>', {}, (page) =>
      page.route('**/dist/elements/getting-started.js', gone),
    );
    const { findings } = await finds(page, 'code-missing');
    const missing = findings.find(({ id }) => id === 'code-missing');
    assert.match(missing?.facts.address ?? '', /\/dist\/elements\/getting-started\.js$/);
    assert.equal(missing?.facts.status, '404');
    // What is there again is no finding any more.
    await page.unroute('**/dist/elements/getting-started.js');
    await page.context().close();
  });

  it('tells of a view whose code is gone, though React does not come either', async () => {
    const { page } = await hostPage('<rmm-getting-started></rmm-getting-started>', {}, (page) =>
      page.route('**/dist/chunks/react-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' })),
    );
    await finds(page, 'code-missing');
    await page.context().close();
  });

  it('works among libraries that changed the language', async () => {
    const { page } = await demo.open('/broken-page', {
      async prepare(page) {
        await page.request.get(demo.url);
        const libraries = `<script src="/host/legacy-libraries.js"></script><script>
          ['remove of Prototype 1.7, which throws for what is in no document', 'Array.from of MooTools 1.4',
           'toJSON of arrays in Prototype 1.6', 'map, filter, find and others of arrays in Prototype 1.6'].forEach(function (name) { window.$libraries[name](); });</script>`;
        await page.route('**/broken-page', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${libraries}
              <script src="/dist/rmm-elements.classic.js"></script><rmm-doctor></rmm-doctor>`,
          }),
        );
      },
    });
    const doctor = page.locator('rmm-doctor');
    const finding = doctor.locator('details').filter({ hasText: 'A library has replaced built-in functions' });
    await finding.locator('summary').click();
    await finding.getByText('Elements survive that').waitFor();
    await finding.getByText(/Array\.from, .*Element\.prototype\.remove/).waitFor();
    await page.context().close();
  });

  it('tells a backend without CORS from one that is down', async () => {
    const backend = createServer((_, response) => response.end('{}'));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    // By a server of its own: browsers let a page that nobody has served call no address of this machine.
    const folder = mkdtempSync(join(tmpdir(), 'rmm-doctor-'));
    symlinkSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(folder, 'rmm'), 'junction');
    writeFileSync(
      join(folder, 'page.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
        <script type="module" src="/rmm/autoloader.js"></script><rmm-doctor></rmm-doctor>
        <rmm-config base-url="${address}"><rmm-getting-started></rmm-getting-started></rmm-config>`,
    );
    const site = await serveFolder(folder);
    const page = await demo.browser.newPage();
    try {
      await page.goto(`${site.url}/page.html`);
      const cors = (await finds(page, 'cors')).findings.find(({ id }) => id === 'cors');
      assert.ok(cors?.whatToDo.includes(`Access-Control-Allow-Origin: ${site.url}`));
      backend.closeAllConnections();
      await new Promise((resolve) => backend.close(resolve));
      await page.reload();
      const { findings } = await finds(page, 'unreachable');
      assert.ok(!findings.some(({ id }) => id === 'cors'));
    } finally {
      await page.close();
      await site.close();
      backend.closeAllConnections();
      backend.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('copies a report that somebody can paste into a ticket', async () => {
    const { page } = await hostPage('<rmm-selekt></rmm-selekt>', {});
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await finds(page, 'tag-unknown');
    await page.locator('rmm-doctor').getByRole('button', { name: 'Copy report' }).click();
    await page.locator('rmm-doctor').getByText('Report copied.').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^# Page doctor\n\n- Version: rmm-elements \d/);
    assert.match(text, /## Errors\n\n### There is no \\<rmm-selekt\\>\n\n`tag-unknown`/);
    await page.context().close();
  });

  it('can be used by keys alone, in a narrow page', async () => {
    const { page } = await hostPage('<rmm-selekt></rmm-selekt>', {});
    await page.setViewportSize({ width: 400, height: 700 });
    await finds(page, 'tag-unknown');
    const doctor = page.locator('rmm-doctor');
    await doctor.getByRole('button', { name: 'Copy report' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await doctor.getByText('Correct the tag').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 400);
    assert.deepEqual(await axeViolations(page, { within: 'rmm-doctor' }), []);
    await page.context().close();
  });
});
