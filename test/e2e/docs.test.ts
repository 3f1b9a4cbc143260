/** The documentation as people read it: alive, searched by keyboard, under the policy of a portal, on a phone, without scripts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { serveFolder } from '../hosts/serve-folder.ts';
import { docsWhenNeeded } from '../support/when-needed.ts';
import { type Demo, startDemo } from './demo.ts';
import { isForEverybody, readDocs } from './docs-pages.ts';

const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html docs; base-uri 'none'";

describe('The documentation', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
    await docsWhenNeeded();
  });
  after(() => demo.close());

  const read = (path: string, work: (page: Page) => Promise<void>) => readDocs(demo, path, work);

  it('is searched by keyboard, without a network, and leads to what was found', () =>
    read('guides/events.html', async (page) => {
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search the documentation' });
      assert.ok(await field.evaluate((input) => input === document.activeElement));
      await field.fill('rmm-select');
      const options = page.getByRole('option');
      await options.first().getByText('<rmm-select>').waitFor();
      await page.context().setOffline(true);
      await field.fill('navigate');
      await options.first().waitFor();
      await field.fill('select page size');
      await page
        .getByRole('option', { name: /^page-size/ })
        .first()
        .waitFor();
      const chosen = () => page.getByRole('option', { selected: true }).textContent();
      const first = await chosen();
      await page.keyboard.press('ArrowDown');
      assert.notEqual(await chosen(), first);
      await page.keyboard.press('ArrowUp');
      assert.equal(await chosen(), first);
      await page.context().setOffline(false);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/elements\/rmm-[a-z-]+\.html#attribute-page-size$/);
    }));

  it('says so where nothing is found, and closes by Escape', () =>
    read('', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('xylophone');
      await page.getByText('Nothing found.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('Nothing found.').waitFor({ state: 'hidden' });
    }));

  it('has the element alive, with its events and attributes', () =>
    read('elements/rmm-select.html', async (page) => {
      const select = page.locator('.live rmm-select');
      await select.getByRole('combobox').click();
      await select.getByRole('option', { name: 'macOS' }).waitFor();
      await select.getByRole('option', { name: 'Windows 10' }).click();
      await page.locator('.log').getByText('change', { exact: true }).waitFor();
      await page
        .locator('.tools')
        .getByRole('textbox', { name: /^label/ })
        .fill('System');
      await page.keyboard.press('Tab');
      await select.getByText('System', { exact: true }).waitFor();
      await page.waitForURL(/label=System/);
    }));

  it('shows code for one framework, and remembers which', () =>
    read('elements/rmm-select.html', async (page) => {
      await page.getByRole('tab', { name: 'HTML' }).click();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.getByText('rmm-elements/react.js').first().waitFor();
      await page.goto(`${demo.url}/docs/elements/rmm-switch.html`);
      await page.getByRole('tab', { name: 'React 18', selected: true }).waitFor();
      await page.getByText('rmm-elements/bundled/switch.js').first().waitFor();
    }));

  it('makes a theme whose CSS applies, and whose address brings it back', async () => {
    let css: string | null = '';
    await read('playground.html', async (page) => {
      const accent = page.getByLabel('Accent, light', { exact: true });
      await accent.waitFor();
      await page.getByText('all of it passes WCAG AA').nth(1).waitFor();
      await accent.fill('#0b7a5f');
      await page.getByLabel('Same accent in dark as in light').click();
      await page.getByLabel('Text, light', { exact: true }).fill('#bbbbbb');
      await page
        .getByText(/\d below WCAG AA/)
        .first()
        .waitFor();
      css = await page.locator('#written-css').textContent();
      assert.match(css ?? '', /--rmm-accent: #0b7a5f;/);
      const url = page.url();
      await page.goto('about:blank');
      await page.goto(url);
      await page.locator('#written-css').getByText('--rmm-accent: #0b7a5f;').waitFor();
      assert.equal(await page.locator('#written-css').textContent(), css);
    });
    await read('', async (page) => {
      const knob = page.locator('rmm-switch').getByRole('switch');
      await knob.waitFor();
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text ?? '');
        document.adoptedStyleSheets.push(sheet);
      }, css);
      const track = await knob.evaluate((input) => getComputedStyle(input, '::before').backgroundColor);
      assert.equal(track, 'rgb(11, 122, 95)');
    });
  });

  it('takes nothing from an address but values', () =>
    read('playground.html?radius=4px;color:red&font=x%7Dbody%7Bdisplay:none&accent=red', async (page) => {
      await page.getByText('The elements as they are.').waitFor();
    }));

  for (const path of ['', 'elements/rmm-select.html', 'playground.html'])
    it(`breaks no policy, keeps nobody out, light and dark, and fits on a phone: /docs/${path}`, () =>
      read(path, isForEverybody));

  it('can be read without scripts', async () => {
    const context = await demo.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${demo.url}/docs/elements/rmm-select.html`);
    await page.getByText('How many options').waitFor();
    await page.getByRole('heading', { name: 'Angular' }).waitFor();
    await page.getByText('rmm-elements/angular.js').first().waitFor();
    await context.close();
  });

  it('is a folder for any web server', async () => {
    const site = await serveFolder(fileURLToPath(new URL('../../dist/docs', import.meta.url)), {
      'Content-Security-Policy': policy,
    });
    try {
      const page = await demo.browser.newPage({ locale: 'en-US' });
      page.setDefaultTimeout(15_000);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await page.goto(`${site.url}/index.html`);
      await page.locator('rmm-switch').getByRole('switch').uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('site=ber').waitFor();
      assert.deepEqual(complaints, []);
      await page.getByRole('link', { name: 'rmm-select', exact: true }).click();
      await page.getByText('without the reference server').waitFor();
      await page.locator('.live rmm-select').getByRole('combobox').waitFor();
      await page.close();
    } finally {
      await site.close();
    }
  });
});
