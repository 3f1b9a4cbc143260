/** `dist/elements` as it ships, loaded by `dist/autoloader.js`, as a page without a bundler has it. */
import { ok } from '../support/assert.ts';
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
});
