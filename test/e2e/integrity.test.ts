/** Pages that check what they load, and pages that are open while a release is put on the server. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { root } from '../elements/packed-package.ts';
import { type ServedFolder, serveFolder } from '../hosts/serve-folder.ts';
import type { BuildIntegrity, BuildPrevious, ImportMaps } from '../support/integrity-record.ts';
import { buildWhenNeeded } from '../support/when-needed.ts';
import { launchChromium } from './chromium.ts';

const importBuild = (file: string) => import(new URL(`../../elements/build/${file}`, import.meta.url).href);

describe('A page that checks what it loads, under the strictest policy', () => {
  let browser: Browser;
  let site: ServedFolder;
  let folder: string;
  before(async () => {
    await buildWhenNeeded();
    const dist = join(root, 'dist');
    const { importMap, policySource }: ImportMaps = await importBuild('import-map.mjs');
    const map = importMap(JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')), '/rmm/', [
      'switch',
      'classic',
    ]);
    const text = JSON.stringify(map);
    const hash = map.integrity['/rmm/rmm-elements.classic.js'];
    folder = mkdtempSync(join(tmpdir(), 'rmm-checked-'));
    symlinkSync(dist, join(folder, 'rmm'), 'junction');
    const page = (own: string) =>
      `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="/rmm/flags/de.svg">
<script type="importmap">${text}</script>${own}<rmm-switch label="Notify"></rmm-switch>`;
    writeFileSync(join(folder, 'modules.html'), page('<script type="module" src="/rmm/autoloader.js"></script>'));
    writeFileSync(
      join(folder, 'classic.html'),
      page(`<script src="/rmm/rmm-elements.classic.js" integrity="${hash}"></script>`).replace('"en"', '"de"'),
    );
    const policy = `default-src 'self'; script-src 'self' ${policySource(text)}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`;
    site = await serveFolder(folder, { 'Content-Security-Policy': policy });
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });

  async function open(path: string, prepare?: (page: Page) => Promise<unknown>) {
    const page = await browser.newPage({ locale: 'en-US' });
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await prepare?.(page);
    await page.goto(`${site.url}/${path}`);
    return { page, complaints, element: page.locator('rmm-switch') };
  }

  /** As what rewrites scripts on their way would do it. */
  const alter = (page: Page, files: string) =>
    page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;globalThis.wasAltered = true;` });
    });

  for (const path of ['modules.html', 'classic.html'])
    it(`has its elements, and breaks no policy: ${path}`, async () => {
      const { page, complaints, element } = await open(path);
      await element.getByRole('switch').check();
      assert.deepEqual(complaints, []);
      await page.close();
    });

  it('runs nothing that was altered on its way, says so, and goes on by Retry when it is right again', async () => {
    const view = '**/chunks/*/switch-element.js';
    const { page, complaints, element } = await open('modules.html', (opened) => alter(opened, view));
    const alert = element.getByRole('alert');
    await alert.getByText('was blocked: it isn’t what was released, and may do harm').waitFor();
    assert.ok(
      complaints.some((text) => /was refused, because its hash isn’t the one/.test(text)),
      complaints.join('\n'),
    );
    await page.unroute(view);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await element.getByRole('switch').check();
    assert.equal(await page.evaluate(() => 'wasAltered' in globalThis), false);
    await page.close();
  });

  it('is in English where the language of the classic script was altered', async () => {
    const { page, element } = await open('classic.html', (opened) => alter(opened, '**/languages/*.js'));
    await element.getByRole('switch').check();
    assert.equal(await page.evaluate(() => 'wasAltered' in globalThis), false);
    await page.close();
  });
});

describe('A page that is open while the next release is put on the server', () => {
  let browser: Browser;
  let site: ServedFolder;
  let home: string;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'rmm-deployed-'));
    mkdirSync(join(home, 'site'));
    site = await serveFolder(join(home, 'site'));
    browser = await launchChromium();
  });
  after(async () => {
    await browser.close();
    await site.close();
    rmSync(home, { recursive: true });
  });

  /** Like one that was built, and no larger than it has to be. */
  async function release(version: string, chunks: string, before?: string): Promise<string> {
    const integrity: BuildIntegrity = await importBuild('integrity.mjs');
    const previous: BuildPrevious = await importBuild('previous.mjs');
    const dist = join(home, version);
    const files = {
      'autoloader.js': `globalThis.press = () => import('./chunks/${chunks}/menu.js');`,
      [`chunks/${chunks}/menu.js`]: `import './text.js'; document.title += ' ${version}';`,
      [`chunks/${chunks}/text.js`]: `document.title = 'The menu of';`,
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      writeFileSync(join(dist, file), text);
    }
    await integrity.writeIntegrity(dist, { version });
    const kept = await previous.keepPrevious(dist, await previous.readPrevious(before));
    await integrity.writeIntegrity(dist, { version, ...(kept && { kept }) });
    return dist;
  }

  function deploy(dist: string) {
    const served = join(home, 'site', 'rmm');
    rmSync(served, { recursive: true, force: true });
    cpSync(dist, served, { recursive: true });
  }

  it('gets the code that it asks for afterwards, of its own release', async () => {
    writeFileSync(
      join(home, 'site', 'index.html'),
      '<!DOCTYPE html><link rel="icon" href="data:,"><script type="module" src="/rmm/autoloader.js"></script>',
    );
    const first = await release('0.1.0', 'aaaaaaa');
    deploy(first);
    const page = await browser.newPage();
    await page.goto(`${site.url}/`);
    deploy(await release('0.2.0', 'bbbbbbb', first));
    await page.evaluate(() => Reflect.get(globalThis, 'press')());
    assert.equal(await page.title(), 'The menu of 0.1.0');
    await page.reload();
    await page.evaluate(() => Reflect.get(globalThis, 'press')());
    assert.equal(await page.title(), 'The menu of 0.2.0');
    await page.close();
  });
});
