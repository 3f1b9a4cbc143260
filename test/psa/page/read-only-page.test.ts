/** Every page of both providers for somebody who may change nothing. Source: spec 002 §6. */
import { type ProviderName, type PsaPage, pagesOf, providerNames, providerOf } from '../../../src/psa/psa-pages.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { signIn } from '../../support/server.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

describe('A PSA page without the permission', () => {
  let handle: PsaPageHandle;

  before(async () => void (await signIn()));
  afterEach(() => handle.remove());

  const why = 'You don’t have permission to manage integrations, so nothing can be changed here. Ask an administrator.';
  const told = () => (handle.root.textContent ?? '').split(why).length - 1;

  it('invites nobody to choose', async () => {
    const opened = [
      ['first', 'companies'],
      ['second', 'accounts'],
    ] as const;
    for (const [provider, page] of opened) {
      handle = PsaPageHandle.open(provider, page, { permissions: { canManageIntegrations: false } });
      await handle.openRow('Al-Noor Trading');
      await eventually(() => ok(handle.all<HTMLInputElement>('dialog input').length > 1));
      const invitations = handle.all<HTMLInputElement>('input').map(({ placeholder }) => placeholder);
      deepEqual(
        invitations.filter((one) => one.startsWith('Choose')),
        [],
      );
      handle.remove();
    }
  });

  const all = providerNames.flatMap((provider) =>
    pagesOf[providerOf[provider]].map((page): [ProviderName, PsaPage] => [provider, page]),
  );
  for (const [provider, page] of all)
    it(`says once why nothing can be changed: ${provider} ${page}`, async () => {
      handle = PsaPageHandle.open(provider, page, { permissions: { canManageIntegrations: false } });
      await handle.find('h2');
      await eventually(() => equal(told(), 1));
      equal(handle.all('button').filter(({ textContent }) => textContent === 'Refresh provider data').length, 0);
      for (const tab of handle.all('[role="tab"]')) {
        tab.click();
        await eventually(() => equal(tab.ariaSelected, 'true'));
        equal(told(), 1, tab.textContent ?? '');
      }
    });
});
