/** An article of the help centre whose name or words hold signs of direction must not rewrite what stands beside it. */
import '../../../elements/help-panel.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { deepEqual, eventually, ok } from '../../support/assert.ts';
import { rewritten, stingNames } from '../../support/hostile-names.ts';
import { signIn } from '../../support/server.ts';
import { panelSearch } from './panel-search.ts';

describe('A hostile article', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  const { find } = panelSearch(() => element);
  const harmless = () =>
    eventually(() => {
      ok(element.shadowRoot);
      deepEqual(rewritten(element.shadowRoot), []);
    });

  beforeEach(async () => {
    const { featureFlags } = await signIn();
    configure({ featureFlags });
    stingNames();
    element = document.createElement('rmm-help-panel');
    document.body.append(element);
  });
  afterEach(() => {
    element.remove();
    configure({ featureFlags: undefined, fetch: undefined });
  });

  it('rewrites nothing among what is proposed', async () => {
    await element.open();
    await find('.article');
    await harmless();
  });

  it('rewrites nothing among what a search found, whose words are shown with what was found marked', async () => {
    await element.open({ query: 'restore' });
    await find('.article mark');
    await harmless();
  });
});
