/**
 * The classic script on a page whose libraries changed the language: nothing here runs a program in the page, which would
 * bring code that needs the language as it was.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { elements } from '../../elements/elements.ts';
import { type Demo, startDemo } from './demo.ts';
import { openHost } from './interface-host.ts';

/** But for a list's `from`, by which the samples make their rows. */
const nearlyAll =
  'Object.keys(window.$libraries).forEach(function (name) { if (!/^Array.from/.test(name)) window.$libraries[name](); });';

/** Those whose sample shows nothing before a dialog is opened: its first state opens it. */
const opened = /dialog|location-picker|help-panel|automation-editor|ticket-ruleset/;

describe('A page with libraries of another time', { concurrency: 2 }, () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const { tag } of elements.map(({ definition }) => definition)) {
    it(`shows <${tag}>, with nearly all of them`, async () => {
      const { page, complaints } = await openHost(demo, '/of-another-time', async (page) => {
        // A session, as a page of the demo gives one.
        await page.request.get(demo.url);
        await page.route('**/of-another-time', (route) =>
          route.fulfill({ contentType: 'text/html', body: pageOf(tag, opened.test(tag)) }),
        );
      });
      const shown = page.locator(`${tag} .root > *`).first();
      // A configuration has nothing to show.
      await (tag === 'rmm-config' ? page.locator(tag) : shown).waitFor({ state: 'attached' });
      await page.locator(`${tag} :is(.spinner, .skeleton)`).first().waitFor({ state: 'detached' });
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }
});

/** The sample of the element, or its first state. */
function pageOf(tag: string, isState: boolean): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <script src="/host/legacy-libraries.js"></script><script>${nearlyAll}</script>
    <script src="/dist/rmm-elements.classic.js"></script>
    <script type="module">
      import { sampleOf } from '/samples-of-the-demo.js';
      const sample = sampleOf('${tag}');
      const state = ${isState} ? sample.states?.[0] : undefined;
      const element = document.createElement('${tag}');
      const attributes = state?.attributes ?? sample.attributes;
      for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name]);
      document.querySelector('main').append(element);
      sample.setUp?.(element);
      state?.setUp?.(element);
    </script></head><body><main></main></body></html>`;
}
