import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** The backup browser on a page, in the words of the one who uses it. */
export class BackupBrowserHandle {
  readonly element: Locator;

  constructor(page: Page) {
    this.element = page.locator('rmm-backup-browser').first();
  }

  row(name: string): Locator {
    return this.element.getByRole('row').filter({ has: this.element.page().getByText(name, { exact: true }) });
  }

  async sees(name: string): Promise<void> {
    await this.row(name).first().waitFor({ state: 'visible' });
  }

  async open(name: string): Promise<void> {
    await this.row(name).getByRole('button', { name, exact: true }).click();
  }

  /** By clicks, from All plans. */
  async walk(...names: string[]): Promise<void> {
    for (const name of names) await this.open(name);
  }

  async showRevisions(file: string): Promise<void> {
    await this.row(file).getByRole('button', { name: 'Revisions' }).click();
  }

  async jumpTo(name: string): Promise<void> {
    await this.element.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  }

  async search(term: string): Promise<void> {
    await this.element.getByRole('searchbox').fill(term);
  }

  async check(name: string): Promise<void> {
    await this.row(name).getByRole('checkbox').click();
  }

  /** Every row of the place, whether it has come already or not. */
  async selectAll(): Promise<void> {
    await this.element.getByRole('columnheader').getByRole('checkbox').click();
  }

  async act(action: string): Promise<void> {
    await this.element.locator('[part="selection"]').getByRole('button', { name: action }).click();
  }

  /** `detail` of the next such event that reaches the document. */
  async nextEvent(name: string, work: () => Promise<void>): Promise<Record<string, unknown>> {
    const page = this.element.page();
    const heard = page.evaluate(
      (type) =>
        new Promise<string>((resolve) => {
          document.addEventListener(type, (event) => resolve(JSON.stringify((event as CustomEvent).detail)), {
            once: true,
          });
        }),
      name,
    );
    await work();
    return JSON.parse(await heard);
  }
}

/** What a technician does, whatever the page around: to a file and its revisions, search, select, ask for a restore. */
export async function browseWhole(page: Page): Promise<void> {
  const browser = new BackupBrowserHandle(page);
  await browser.sees('Documents');
  await browser.walk('Documents', 'Documents', 'Contracts');
  await browser.sees('Lease 2024.txt');
  await browser.showRevisions('Lease 2024.txt');
  await browser.element.getByRole('columnheader', { name: 'Created' }).waitFor();
  assert.match((await browser.element.getAttribute('location')) ?? '', /^plan:.*\/file:/);

  await browser.jumpTo('Contracts');
  await browser.sees('Insurance.txt');
  await browser.search('Lease');
  await browser.sees('Lease 2019.txt');
  await browser.check('Lease 2024.txt');
  const detail = await browser.nextEvent('rmm-action', () => browser.act('Restore'));
  assert.equal(detail.action, 'restore');
  const items = detail.items as { name: string; planName: string; fileId: string }[];
  assert.deepEqual(
    items.map(({ name, planName }) => [name, planName]),
    [['Lease 2024.txt', 'Documents']],
  );
  assert.ok(items[0]?.fileId, 'the entry names the file');
}
