/**
 * What adopters build with: projects of their own, installed from the registry and from the packed package, built by
 * their own tools, and used in Chromium. They take minutes, so only `npm test -- hosts` runs them.
 */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { codeSamples } from '../../demo/docs/samples/code-samples.ts';
import { usageOf } from '../../demo/docs/samples/usage.ts';
import { elements } from '../../elements/elements.ts';
import { className } from '../../elements/manifest.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { buildHost, npm } from './build-host.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

/** Where a host's build puts its pages, by the name of its folder. */
const outputs = {
  plain: 'dist',
  legacy: 'dist',
  portal: 'dist',
  'vite-react-19': 'dist',
  'react-18': 'dist',
  vue: 'dist',
  svelte: 'dist',
  angular: 'dist/browser',
  next: 'out',
  webpack: 'dist',
} as const;

/** What a component is a file of, where the documentation's are compiled. */
const sampleFiles = { vue: 'vue', svelte: 'svelte', angular: 'ts' } as const;

describe('The package in the projects of adopters', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser.close());

  for (const [host, output] of Object.entries(outputs)) {
    it(`is installed, checked, built and used in ${host}`, async () => {
      const folder = await buildHost(host);
      const site = await serveFolder(`${folder}/${output}`, headersOf(folder));
      try {
        await use(await open(browser, `${site.url}/`));
        if (host === 'portal') await showsFormattedText(browser, site);
        if (host === 'next') await showsWhatTheServerKnew(site);
        if (host === 'react-18') {
          await refusesOlderReact(browser, site);
          await takesOverWhatTheServerRendered(browser, site);
        }
        if (existsSync(join(folder, 'wrong'))) await refusesWhatIsWrong(folder);
        if (host in sampleFiles) await compilesTheDocumentation(folder, host as keyof typeof sampleFiles);
        if (host === 'angular') await takesPartInForms(browser, site);
        if (host === 'webpack') await bringsEveryElement(browser, site);
      } finally {
        await site.close();
      }
    });
  }
});

interface Opened {
  page: Page;
  complaints: string[];
}

async function open(browser: Browser, address: string): Promise<Opened> {
  const page = await browser.newPage({ locale: 'en-US' });
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}

/** Every host shows the same elements, gives them lists, and says what it heard of them. */
async function use({ page, complaints }: Opened): Promise<void> {
  const told = page.locator('#told');
  await page.locator('rmm-select').getByRole('combobox').click();
  await page.locator('rmm-select').getByRole('option', { name: 'Osaka' }).click();
  await told.getByText('Site: osa').waitFor();
  await page.locator('rmm-switch').getByRole('switch').check();
  await told.getByText('Notify: true').waitFor();
  // Its code came after the framework had given it its options.
  await page.locator('rmm-radio-group').getByRole('radio', { name: 'Tonight' }).check();
  const table = page.locator('rmm-data-table');
  await table.getByText('ada').waitFor();
  await table.getByRole('row', { name: /bob/ }).getByRole('checkbox').check();
  await told.getByText('Selected: 1').waitFor();
  const flag = page.locator('rmm-phone-input img').first();
  await flag.waitFor();
  await page.waitForFunction(() => {
    const image = document.querySelector('rmm-phone-input')?.shadowRoot?.querySelector('img');
    return image?.complete && image.naturalWidth > 0;
  });
  assert.deepEqual(complaints, []);
  await page.close();
}

/** What a host's server sends with every file, where it says so. */
function headersOf(folder: string): Record<string, string> {
  const file = join(folder, 'headers.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** HTML is parsed by the only policy that the page allows. */
async function showsFormattedText(browser: Browser, site: ServedFolder): Promise<void> {
  const { page, complaints } = await open(browser, `${site.url}/`);
  const answer = await page.reload();
  assert.match(answer?.headers()['content-security-policy'] ?? '', /require-trusted-types-for/);
  const strong = page.locator('rmm-rich-text-editor').locator('strong', { hasText: 'morning' });
  await strong.waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
}

async function showsWhatTheServerKnew(site: ServedFolder): Promise<void> {
  const html = await (await fetch(`${site.url}/`)).text();
  assert.match(html, /<p id="server">rmm-select/);
  assert.match(html, /<rmm-config locale="en"><rmm-select label="Site"><\/rmm-select>/);
}

async function refusesOlderReact(browser: Browser, site: ServedFolder): Promise<void> {
  const { page, complaints } = await open(browser, `${site.url}/wrong.html`);
  await page.locator('rmm-switch').getByRole('button', { name: 'Retry' }).waitFor();
  assert.match(complaints.join('\n'), /elements needs React 19, and this page has React 18\.\d+\.\d+/);
  await page.close();
}

/** Its React is the development build, which says on the console what of a page it finds different. */
async function takesOverWhatTheServerRendered(browser: Browser, site: ServedFolder): Promise<void> {
  const html = await (await fetch(`${site.url}/server.html`)).text();
  assert.match(html, /<rmm-data-table class="devices" label="Devices" selectable=""><\/rmm-data-table>/);
  await use(await open(browser, `${site.url}/server.html`));
}

/** The checker of the framework complains of each line that says so, and of no other. */
async function refusesWhatIsWrong(folder: string): Promise<void> {
  const [file] = readdirSync(join(folder, 'wrong')).filter((name) => name !== 'tsconfig.json');
  const lines = readFileSync(join(folder, 'wrong', file as string), 'utf8').split('\n');
  const marked = lines.flatMap((line, index) => (line.includes('<!-- wrong: ') ? [index + 1] : []));
  assert.ok(marked.length > 3);
  const complaint = await npm(folder, 'run', 'check-wrong').then(
    () => '',
    (error: Error) => error.message,
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those of colours.
  const plain = complaint.replace(/\x1b\[\d*m/g, '');
  // Some write a path, some only the name.
  const told = [...plain.matchAll(/wrong\.(?:vue|svelte|ts)["(: ]+(\d+)[,:]\d+/gi)].map(([, line]) => Number(line));
  assert.deepEqual(
    [...new Set(told)].sort((one, other) => one - other),
    marked,
    complaint,
  );
}

/** The code of every element's page in the documentation, by the compiler of its framework. */
async function compilesTheDocumentation(folder: string, host: keyof typeof sampleFiles): Promise<void> {
  mkdirSync(join(folder, 'samples'));
  cpSync(join(folder, 'wrong/tsconfig.json'), join(folder, 'samples/tsconfig.json'));
  for (const { definition } of elements) {
    const sample = codeSamples(usageOf(definition)).find(({ id }) => id === host);
    assert.ok(sample);
    writeFileSync(join(folder, 'samples', `${className(definition.tag)}.${sampleFiles[host]}`), sample.code);
  }
  await npm(folder, 'run', 'check-samples');
}

/** A reactive form and a model of the framework's own: what is there, what is typed, what is reset and switched off. */
async function takesPartInForms(browser: Browser, site: ServedFolder): Promise<void> {
  const { page, complaints } = await open(browser, `${site.url}/?forms`);
  const told = async (part: object) => {
    const text = JSON.stringify(part).slice(1, -1);
    await page.locator('#told').getByText(text).waitFor();
  };
  const note = page.getByRole('textbox', { name: 'Note' });
  await told({ note: 'As before', site: 'ber', others: [], isUrgent: true, touched: false });
  assert.equal(await note.inputValue(), 'As before');
  assert.ok(await page.getByRole('switch', { name: 'Urgent' }).isChecked());
  await note.fill('Now');
  await told({ note: 'Now', site: 'ber', others: [], isUrgent: true, touched: false });
  await note.blur();
  await told({ isUrgent: true, touched: true });
  await choose(page, 'Site', 'Osaka');
  await choose(page, 'Also at', 'Berlin');
  await told({ site: 'osa', others: ['ber'] });
  await page.getByRole('switch', { name: 'Urgent' }).uncheck();
  await told({ isUrgent: false, touched: true });
  await page.getByRole('button', { name: 'Reset' }).click();
  await told({ note: null, site: null, others: null, isUrgent: false, touched: false });
  assert.equal(await note.inputValue(), '');
  assert.equal(await selectNamed(page, 'Site').evaluate((select) => (select as HTMLInputElement).value), '');
  await page.getByRole('button', { name: 'Disable' }).click();
  assert.ok(await note.isDisabled());
  assert.deepEqual(complaints, []);
  await page.close();
}

const selectNamed = (page: Page, label: string) => page.locator(`rmm-select[label="${label}"]`);

async function choose(page: Page, select: string, option: string): Promise<void> {
  const one = selectNamed(page, select);
  await one.getByRole('combobox').click();
  await one.getByRole('option', { name: option }).click();
  await page.keyboard.press('Escape');
}

/** Also those that the page was not built with: the bundler has followed the autoloader to each. */
async function bringsEveryElement(browser: Browser, site: ServedFolder): Promise<void> {
  const { page } = await open(browser, `${site.url}/`);
  const tags = elements.map(({ definition }) => definition.tag);
  await page.evaluate((all) => document.body.append(...all.map((tag) => document.createElement(tag))), tags);
  await page.waitForFunction((all) => all.every((tag) => customElements.get(tag)), tags);
  await page.close();
}
