/** `dist/elements` as it ships, loaded by `dist/autoloader.js`, as a page without a bundler has it. */
import { equal, eventually, ok } from '../support/assert.ts';
import { builtElements, liveThrough } from '../support/built-elements.ts';

const elements = await builtElements();
// A path that the bundler of the tests leaves alone.
const autoloader = '/dist/autoloader.js';

describe('the modules that ship', () => {
  before(async () => {
    await import(autoloader);
  });

  it('are told of in the manifest', () => {
    ok(elements.length > 0);
  });

  for (const built of elements) {
    it(`lets <${built.tagName}> come, answer, tell, move and go`, async () => {
      await liveThrough(
        built,
        async (tag, attributes) => {
          const element = document.createElement(tag);
          for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
          document.body.append(element);
          await customElements.whenDefined(tag);
          return element;
        },
        (element) => element.remove(),
      );
    });
  }

  it('let a page answer for what an element asks', async () => {
    const panel = document.body.appendChild(document.createElement('rmm-help-panel'));
    panel.addEventListener('rmm-open', (event) => event.respondWith(Promise.resolve()));
    await customElements.whenDefined('rmm-help-panel');
    const launcher = await eventually(() => panel.shadowRoot?.querySelector('button') ?? null);
    launcher.click();
    equal(panel.opened, false);
    panel.remove();
  });
});
