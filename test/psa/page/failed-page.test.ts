/** Rows of each page that do not come: one way to say so, with the reason. Source: spec 002 §8. */
import { pagesOf, providerNames, providerOf } from '../../../src/psa/psa-pages.ts';
import { eventually, ok } from '../../support/assert.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';
import { click } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

describe('A PSA page whose rows do not come', () => {
  let handle: PsaPageHandle;

  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const failure = 'Error fetching initial data. Something went wrong on the server.';

  for (const provider of providerNames)
    for (const page of pagesOf[providerOf[provider]].filter((one) => one !== 'sync'))
      it(`says so in the same words, and asks again: ${provider} ${page}`, async () => {
        await setFault({ fault: 'server-error', match: '-mappings' });
        handle = PsaPageHandle.open(provider, page);
        await handle.sees(failure);
        await clearFaults();
        const state = await handle.find('.table-state');
        const retry = state.querySelector('button');
        ok(retry);
        await click(retry);
        await eventually(() => ok(!handle.root.textContent?.includes(failure)));
      });
});
