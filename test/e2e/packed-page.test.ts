/** The packed package in a plain page: its `dist` copied to `/rmm/`, as the README says, under the strictest policy. */
import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { type Consumer, consumerOf } from '../elements/packed-package.ts';
import { type ServedFolder, serveFolder } from '../hosts/serve-folder.ts';
import { launchChromium } from './chromium.ts';

const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'";

const body = `
<link rel="icon" href="/rmm/flags/de.svg">
<rmm-switch id="notify" label="Notify"></rmm-switch>
<rmm-phone-input label="Phone" country="DE"></rmm-phone-input>
<rmm-data-table id="devices" lang="ja" label="Devices"></rmm-data-table>`;

const script = `
const table = document.querySelector('#devices');
table.columns = [{ id: 'name', header: 'Name' }];
table.rows = [];
document.querySelector('#notify').addEventListener('change', (event) => {
  document.title = 'Notify: ' + event.target.checked;
});`;

describe('The packed package in a plain page', () => {
  let browser: Browser;
  let consumer: Consumer;
  let site: ServedFolder;
  before(async () => {
    browser = await launchChromium();
    consumer = await consumerOf([]);
    symlinkSync(consumer.inside('dist'), join(consumer.folder, 'rmm'), 'junction');
    writeFileSync(join(consumer.folder, 'page.js'), script);
    const page = (charset: string, own: string) =>
      `<!DOCTYPE html><meta charset="${charset}"><title>Host</title>${own}${body}<script src="page.js"></script>`;
    writeFileSync(
      join(consumer.folder, 'modules.html'),
      page('utf-8', '<script type="module" src="/rmm/autoloader.js"></script>'),
    );
    writeFileSync(
      join(consumer.folder, 'classic.html'),
      page('windows-1252', '<script src="/rmm/rmm-elements.classic.js"></script>'),
    );
    site = await serveFolder(consumer.folder, { 'Content-Security-Policy': policy });
  });
  after(async () => {
    await browser.close();
    await site.close();
    consumer.remove();
  });

  for (const [name, way] of [
    ['modules.html', 'by the autoloader'],
    ['classic.html', 'by the classic script, in windows-1252'],
  ] as const) {
    it(`works ${way}, and breaks no policy`, async () => {
      const page = await browser.newPage({ locale: 'en-US' });
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`${site.url}/${name}`);
      await page.locator('rmm-switch').getByRole('switch').check();
      await page.waitForFunction(() => document.title === 'Notify: true');
      await page.waitForFunction(() => {
        const flag = document.querySelector('rmm-phone-input')?.shadowRoot?.querySelector('img');
        return flag?.complete && flag.naturalWidth > 0;
      });
      await page
        .locator('rmm-data-table')
        .getByText(/[\u3040-\u30ff]/)
        .first()
        .waitFor();
      assert.deepEqual(complaints, []);
      await page.close();
    });
  }
});
