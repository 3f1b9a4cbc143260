/** One page of the documentation of each kind, beside those that every run looks at. */
import { after, before, describe, it } from 'node:test';
import { docsWhenNeeded } from '../support/when-needed.ts';
import { type Demo, startDemo } from './demo.ts';
import { isForEverybody, readDocs } from './docs-pages.ts';

const kinds = [
  'guides/attributes-and-properties.html',
  'elements/index.html',
  'elements/rmm-backup-browser.html',
  'elements/rmm-rich-text-editor.html',
  'hosts/portal.html',
  'contract.html',
  'privacy.html',
];

describe('Each kind of page of the documentation', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
    await docsWhenNeeded();
  });
  after(() => demo.close());

  for (const path of kinds)
    it(`breaks no policy, keeps nobody out, light and dark, and fits on a phone: /docs/${path}`, () =>
      readDocs(demo, path, isForEverybody));
});
