/** Pages of the documentation as they are opened and looked at. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import type { Demo } from './demo.ts';

/** A page, and a check that it complained of nothing, its policy included. */
export async function readDocs(demo: Demo, path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await demo.open(`/docs/${path}`);
  await work(page);
  assert.deepEqual(complaints, []);
  await page.context().close();
}

/** Nobody is kept out, light or dark, and nothing is cut on a phone. */
export async function isForEverybody(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await axeViolations(page), [], colorScheme);
  }
  await page.setViewportSize({ width: 400, height: 900 });
  // Pages that draw themselves anew at another width do so in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Host contract' }).first().waitFor();
}
