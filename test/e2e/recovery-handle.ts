/** Getting data back on a page with a backup browser, in the words of the one who does it. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { BackupBrowserHandle } from './backup-browser-handle.ts';

export interface RestoreChoice {
  ifExists: 'Overwrite' | 'Keep both' | 'Skip';
  /** Part of the device's name. */
  device: string;
  /** From a root of the device, name by name. */
  folder: readonly string[];
}

export class RecoveryHandle {
  readonly browser: BackupBrowserHandle;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.browser = new BackupBrowserHandle(page);
  }

  get dialog(): Locator {
    return this.browser.element.getByRole('dialog').last();
  }

  async searchAllPlans(term: string): Promise<void> {
    await this.browser.sees('Documents');
    await this.browser.element.getByRole('button', { name: 'Search all plans' }).click();
    await this.dialog.getByRole('searchbox').fill(term);
  }

  /** Of a file that the search has found. */
  async restoreOldestRevision(file: string, choice: RestoreChoice): Promise<void> {
    await this.dialog.getByText(file, { exact: true }).click();
    await this.#page.keyboard.press('ArrowRight');
    await this.dialog
      .getByRole('button', { name: /^Restore the revision from/ })
      .last()
      .click();
    await this.#fillIn(choice);
  }

  /** Something that the browser shows, as it was latest. */
  async restoreShown(name: string, choice: RestoreChoice): Promise<void> {
    await this.askFor(name, 'Restore');
    await this.dialog.getByRole('option').first().click();
    await this.#fillIn(choice);
  }

  /** Everything that is selected, as it was latest; `onPress` is called right before the last press. */
  async restoreSelected(choice: RestoreChoice, onPress: () => void): Promise<void> {
    await this.browser.act('Restore');
    await this.dialog.getByRole('option').first().click();
    await this.#fillIn(choice, onPress);
  }

  async askFor(name: string, action: string): Promise<void> {
    await this.browser.sees(name);
    await this.browser.row(name).getByRole('button', { name: 'More actions' }).click();
    await this.browser.element.getByRole('menuitem', { name: action }).click();
  }

  async #fillIn(choice: RestoreChoice, onPress?: () => void): Promise<void> {
    await this.dialog.getByRole('radio', { name: choice.ifExists }).click();
    await this.dialog.getByRole('radio', { name: 'Other location' }).click();
    const device = this.dialog.getByRole('combobox', { name: 'Destination device' });
    await device.fill(choice.device);
    await this.browser.element.getByRole('option', { name: choice.device }).first().click();
    await this.dialog.getByRole('button', { name: 'Browse other locations' }).click();
    for (const name of choice.folder) {
      await this.dialog.getByRole('treeitem', { name, exact: true }).click();
      await this.#page.keyboard.press('ArrowRight');
    }
    await this.dialog.getByRole('button', { name: 'Apply' }).click();
    const restore = this.dialog.getByRole('button', { name: 'Restore', exact: true });
    await restore.waitFor();
    onPress?.();
    await restore.click();
  }

  async seesJobCompleted(): Promise<void> {
    await this.dialog.getByText('Restore job progress').waitFor();
    await this.dialog.locator('[part~="job-state-completed"]').waitFor();
  }

  async isJobOver(): Promise<boolean> {
    const state = this.dialog.locator('[part~="job-state"]');
    const part = (await state.count()) === 1 ? await state.getAttribute('part') : undefined;
    return part != null && !/preparing|processing/.test(part);
  }

  /** How many files the dialog says are done, once it says as many as that. */
  async seesJobFiles(areEnough: (done: number) => boolean): Promise<number> {
    const amount = this.dialog.locator('.job-amount').filter({ hasText: 'Files' }).locator('dd');
    for (;;) {
      // "2,500 of 10,000"; of a job that nobody has counted yet only "0".
      const [done = ''] = ((await amount.textContent()) ?? '').split(' of ');
      const files = Number(done.replaceAll(',', ''));
      if (areEnough(files)) return files;
      await wait(100);
    }
  }

  async closeJob(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Clear restore' }).click();
    await this.browser.element.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** By a walk from All plans to the folder; its zip. */
  async downloadFolder(...path: string[]): Promise<Buffer> {
    const folder = path.at(-1) ?? '';
    // A page of a test has nobody who could say where to save it.
    await this.#page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    await this.browser.walk(...path.slice(0, -1));
    await this.askFor(folder, 'Download');
    await this.dialog.getByRole('option').first().click();
    const saved = this.#page.waitForEvent('download');
    await this.dialog.getByRole('button', { name: 'Download', exact: true }).click();
    return readFileSync(await (await saved).path());
  }
}
