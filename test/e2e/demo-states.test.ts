import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sampleOf } from '../../demo/samples.ts';
import { definitions } from '../../elements/definitions.ts';
import { type Demo, startDemo } from './demo.ts';

/** What is said in the console where a state is about something that is not there, or that fails. */
const expected: Record<string, RegExp> = {
  'rmm-data-table: Failed': /The sample always fails/,
  'rmm-phone-input: Without flags': /404/,
  'rmm-video-player: Not there': /404|could not be played/,
  'rmm-restore-progress: No such job': /404|not-found/,
  'rmm-download-dialog: A file that is gone': /404|not-found/,
  'rmm-location-picker: Offline device': /409|DEVICE_OFFLINE/,
};

describe('The demo’s states', { concurrency: 4 }, () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const { tag } of definitions) {
    it(`of <${tag}> open without a complaint`, async () => {
      const { page, complaints } = await demo.open('/');
      let before: RegExp | undefined;
      for (const name of [undefined, ...(sampleOf(tag).states ?? []).map((state) => state.name)]) {
        await page.goto(`${demo.url}/elements/${tag}${name ? `?page-state=${encodeURIComponent(name)}` : ''}`);
        if (name) await page.locator('.states [aria-pressed="true"]').getByText(name, { exact: true }).waitFor();
        // A dialog and the help panel show nothing until they are opened, a configuration nothing at all.
        if (!/dialog|config|location-picker|help-panel/.test(tag) || name)
          await page.locator(`.stage ${tag} .root > *`).first().waitFor({ state: 'attached' });
        // What it fetches late.
        await page.waitForTimeout(150);
        const now = expected[`${tag}: ${name}`];
        // What the state before had to say may have come when this one was opened.
        const said = complaints.splice(0).filter((complaint) => !now?.test(complaint) && !before?.test(complaint));
        before = now;
        assert.deepEqual(
          said.map((complaint) => `${name}: ${complaint}`),
          [],
        );
      }
      await page.context().close();
    });
  }
});
