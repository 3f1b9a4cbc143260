/** A page with the elements' stylesheet has their room before their code has come: nothing on it jumps. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Demo, startDemo } from './demo.ts';

/** The last thing that comes on each page; of the browser's own measure, what counts as good is 0.1. */
const pages: Record<string, { there: string; most: number }> = {
  '/host/portal.html': { there: 'rmm-data-table [role=row] >> nth=3', most: 0.02 },
  '/host/legacy.html': { there: 'rmm-backup-browser [role=row] >> nth=1', most: 0.02 },
  '/host/react.html': { there: 'rmm-backup-browser [role=row] >> nth=1', most: 0.02 },
  '/host/console.html#/devices': { there: 'rmm-data-table [role=row] >> nth=3', most: 0.02 },
  '/host/console.html#/devices/1/backup': { there: 'rmm-backup-browser [role=row] >> nth=1', most: 0.02 },
};

describe('The layout of a page while its elements come', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  async function shiftOf(path: string, there: string): Promise<number> {
    const { page } = await demo.open(path, {
      prepare: async (page) => {
        await page.addInitScript(() => {
          const shifts = { total: 0 };
          Reflect.set(window, 'shifts', shifts);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
              if (!hadRecentInput) shifts.total += value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    await page.locator(there).waitFor();
    await page.waitForLoadState('networkidle');
    const total = await page.evaluate(() => (Reflect.get(window, 'shifts') as { total: number }).total);
    await page.context().close();
    return total;
  }

  for (const [path, { there, most }] of Object.entries(pages)) {
    it(`does not jump: ${path}`, async () => {
      const shift = await shiftOf(path, there);
      console.info(`${path}: a layout shift of ${shift.toFixed(4)}`);
      assert.ok(shift <= most, `it shifted by ${shift.toFixed(4)}`);
    });
  }
});
