/** How much it takes a technician at night to get back one file as it was yesterday, counted by the page. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type Demo, startDemo } from './demo.ts';
import { RecoveryHandle } from './recovery-handle.ts';

/** From the open page to a running restore. */
const mostClicks = 5;

describe('A file of yesterday', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it(`is being restored after ${mostClicks} clicks at most`, async () => {
    const { page, complaints } = await demo.open('/elements/rmm-backup-browser');
    const clicks = await countClicks(page);
    const recovery = new RecoveryHandle(page);

    await recovery.searchAllPlans('Notes.txt');
    await recovery.dialog.getByRole('button', { name: 'Notes.txt', exact: true }).click();
    const revisions = recovery.dialog.getByRole('button', { name: /^Restore the revision from/ });
    await revisions.nth(1).waitFor();
    const labels = await revisions.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''));
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
    const yesterday = labels.findIndex((label) => !label.includes(today));
    assert.ok(yesterday >= 0, labels.join());
    await revisions.nth(yesterday).click();
    await recovery.dialog.getByRole('radio', { name: 'Keep both' }).click();
    await recovery.dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await recovery.dialog.getByText('Restore job progress').waitFor();

    const count = await clicks();
    console.info(`${count} clicks from the open page to a running restore`);
    assert.ok(count <= mostClicks, `${count} clicks`);
    assert.deepEqual(complaints, []);
  });
});

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    counted.clicks = 0;
    window.addEventListener(
      'click',
      ({ detail }) => {
        // Those of a key have no press.
        if (detail > 0) counted.clicks += 1;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}
