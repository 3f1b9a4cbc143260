/** The same work by mouse and by keyboard alone: what somebody wants is said once, and each hand does it in its way. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** In the place of what is there. */
  replace(target: Locator, text: string): Promise<void>;
  /** In a list that opens. */
  choose(field: Locator, option: string): Promise<void>;
  /** A row of a table, by the link in it. */
  open(row: Locator): Promise<void>;
  /** What stands below a row. */
  unfold(row: Locator): Promise<void>;
  /** A button of a row. */
  pressIn(row: Locator, button: Locator): Promise<void>;
  /** One of several, of which one is a tab stop. */
  pick(radio: Locator): Promise<void>;
}

export function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    async write(target, text) {
      await target.click();
      await page.keyboard.type(text);
    },
    async replace(target, text) {
      await target.click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async choose(field, option) {
      if (await isNative(field)) {
        await field.selectOption(option);
        return;
      }
      await field.click();
      // Until its code has come, a place stands there, which opens its list and can't be typed into.
      await page.getByRole('option').first().waitFor();
      // A long list is searched, and shows the part of it that is in view.
      if (await isSearched(field)) await page.keyboard.type(option);
      await page.getByRole('option', { name: option }).first().click();
    },
    open: (row) => row.getByRole('link').first().click(),
    unfold: (row) => row.getByRole('button').first().click(),
    pressIn: (_row, button) => button.click(),
    pick: (radio) => radio.click(),
  };
}

/** More stops than any page of the console has. */
const mostStops = 250;

export function keyboard(page: Page): Hand {
  /** By Tab alone, from where the keyboard is; what is before that is reached by going round. */
  async function reach(
    target: Locator,
    isThere: (element: Element) => boolean = (element) => element.matches(':focus'),
  ) {
    await target.waitFor();
    for (let stop = 0; stop < mostStops; stop++) {
      if (await target.evaluate(isThere)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`${target} is not reached by Tab`);
  }
  /** By Tab into its grid, and there by arrows. */
  async function walkTo(row: Locator) {
    await reach(row, (element) => {
      const { activeElement } = element.getRootNode() as ShadowRoot;
      return activeElement?.closest('[role=grid], [role=treegrid]')?.contains(element) ?? false;
    });
    const isThere = () =>
      row.evaluate((element) => element.contains((element.getRootNode() as ShadowRoot).activeElement));
    for (let turn = 0; turn < 100 && !(await isThere()); turn++) await page.keyboard.press('ArrowDown');
    assert.ok(await isThere());
  }

  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.type(text);
    },
    async replace(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async choose(field, option) {
      await reach(field);
      if (await isNative(field)) {
        await page.keyboard.type(option);
        return;
      }
      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type(option);
      await page.getByRole('option', { name: option }).first().waitFor();
      const isActive = () => field.evaluate((element) => element.hasAttribute('aria-activedescendant'));
      if (!(await isActive())) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async open(row) {
      await walkTo(row);
      // Into the cell, and then along its link.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    async unfold(row) {
      await walkTo(row);
      await page.keyboard.press('ArrowRight');
    },
    async pressIn(row, button) {
      await walkTo(row);
      await reach(button);
      await page.keyboard.press('Enter');
    },
    async pick(radio) {
      await reach(radio, (element) => {
        const root = element.getRootNode() as ShadowRoot;
        return root.activeElement?.closest('[role=radiogroup], fieldset')?.contains(element) ?? false;
      });
      for (let turn = 0; turn < 10 && !(await radio.isChecked()); turn++) await page.keyboard.press('ArrowDown');
      assert.ok(await radio.isChecked());
    },
  };
}

const isNative = (field: Locator) => field.evaluate((element) => element.localName === 'select');
const isSearched = (field: Locator) => field.evaluate((element) => element.localName === 'input');
