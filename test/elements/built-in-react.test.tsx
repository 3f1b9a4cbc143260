/** `dist/npm` as it ships, through a bundler together with a host's own React, which renders the elements by JSX. */
import { createRoot, type Root } from 'react-dom/client';
import { eventually, ok } from '../support/assert.ts';
import { builtElements, liveThrough } from '../support/built-elements.ts';

const elements = await builtElements();

describe('the package in a React host', () => {
  it('is told of in the manifest', () => {
    ok(elements.length > 0);
  });

  for (const built of elements) {
    it(`renders <${built.tagName}>`, async () => {
      await import(`../../dist/npm/elements/${built.tagName.replace('rmm-', '')}.js`);
      const page = document.createElement('main');
      document.body.append(page);
      let root: Root | undefined;
      await liveThrough(
        built,
        async (tag, attributes) => {
          const Tag = tag as 'rmm-switch';
          root = createRoot(page);
          root.render(
            <section>
              <Tag {...attributes} />
            </section>,
          );
          return eventually(() => page.querySelector<HTMLElement>(tag));
        },
        () => root?.unmount(),
      );
      page.remove();
    });
  }
});
