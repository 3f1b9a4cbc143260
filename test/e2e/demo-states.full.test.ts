import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { sampleOf } from '../../demo/samples.ts';
import { elements } from '../../elements/elements.ts';
import { attributeName } from '../../src/host/element-definition.ts';
import type { DescribedElement } from '../../src/host/element-docs.ts';
import { type Demo, startDemo } from './demo.ts';

/** What is said in the console where a state is about something that is not there, or that fails. */
const expected: Record<string, RegExp> = {
  'rmm-data-table: Failed': /This sample always fails/,
  'rmm-rich-text-editor: Uploads that fail': /The server is out of space/,
  'rmm-phone-input: Without flags': /404/,
  'rmm-video-player: Not there': /404|couldn’t be played/,
  'rmm-restore-progress: No such job': /404|not-found/,
  'rmm-download-dialog: A deleted file': /404|not-found/,
  'rmm-location-picker: Offline device': /409|DEVICE_OFFLINE/,
  'rmm-ticket-status: Unknown': /isn’t one of/,
  'rmm-maintenance-mode: No device': /node-id is not set/,
  'rmm-patch-overrides: Not found': /404|not-found/,
  'rmm-policy-backups: Not found': /404|not-found/,
  'rmm-parameter-picker: Service of an unknown device': /404|not-found/,
};

const exactly = { exact: true };
/** Milliseconds for what a state has to say. */
const patience = 15_000;

describe('The demo’s states', { concurrency: 4 }, () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const { definition, docs } of elements) {
    const { tag } = definition;
    it(`of <${tag}> open without a complaint, beside all that is told of it`, async () => {
      const { page, complaints } = await demo.open(`/elements/${tag}`);
      await tellsOf(page, { definition, docs });
      const names = (sampleOf(tag).states ?? []).map(({ name }) => name);
      const last = names.at(-1);
      const steps = [
        { name: undefined, show: async () => undefined },
        // A dialog of the state before may lie over it.
        ...names.map((name) => ({ name, show: () => chip(page, name).dispatchEvent('click') })),
        ...(last === undefined ? [] : [{ name: last, show: () => page.goto(addressOf(tag, last)) }]),
      ];
      let before: RegExp | undefined;
      for (const { name, show } of steps) {
        await show();
        if (name !== undefined) await page.locator('.states [aria-pressed="true"]').getByText(name, exactly).waitFor();
        // A dialog and the help panel show nothing until they are opened, a configuration nothing at all.
        if (
          !/dialog|config|location-picker|help-panel|automation-editor|ticket-ruleset/.test(tag) ||
          name !== undefined
        )
          await page.locator(`.stage ${tag} .root > *`).first().waitFor({ state: 'attached' });
        // What it fetches late.
        await page.waitForTimeout(150);
        const now = expected[`${tag}: ${name}`];
        // However late: it must not be taken for the next one's.
        const end = performance.now() + patience;
        while (now && !complaints.some((complaint) => now.test(complaint)) && performance.now() < end)
          await page.waitForTimeout(20);
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

  const chip = (page: Page, name: string) =>
    page.locator('.states button').filter({ has: page.getByText(name, exactly) });
  const addressOf = (tag: string, name: string) => `${demo.url}/elements/${tag}?page-state=${encodeURIComponent(name)}`;
});

/** A control for each attribute, and what each part of it is for. */
async function tellsOf(page: Page, { definition, docs }: DescribedElement): Promise<void> {
  for (const name of Object.keys(definition.attributes))
    await page.locator('.fields').getByText(attributeName(name), exactly).first().waitFor();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
  const shown = plain((await page.locator('main').textContent()) ?? '');
  const { summary, attributes, events } = docs;
  const wanted = [summary, ...Object.values(attributes), ...Object.values(events).map((one) => one.description)];
  assert.deepEqual(
    wanted.filter((text) => !shown.includes(plain(text.replaceAll('`', '')))),
    [],
  );
  assert.equal(await page.title(), `${definition.tag} · RMM Elements`);
}
