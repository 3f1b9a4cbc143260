/** When a provider's data were refreshed last, beside the button that refreshes them. Source: spec 002 §9. */
import { signal } from '@preact/signals-core';
import { RefreshData } from '../../../src/psa/page/page-head.tsx';
import type { ProviderData } from '../../../src/psa/page/provider-data-model.ts';
import { PsaContext } from '../../../src/psa/page/psa-context.ts';
import { psaTimes } from '../../../src/psa/psa-terms.ts';
import { equal, eventually } from '../../support/assert.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';
import { type Mounted, mount } from '../../ui/mount.tsx';

describe('The last refresh of a provider', () => {
  const minute = 60_000;
  const { now } = Date;
  let mounted: Mounted;
  let timers: HeldTimers;

  /** @param last Of the data, in milliseconds since 1970; null: never */
  function open(last: number | null): void {
    const data = {
      lastRefresh: signal({ status: 'ready', value: last }),
      isRefreshing: signal(false),
    } as unknown as ProviderData;
    const services = {
      provider: 'psacw',
      data,
      isReadOnly: false,
      goTo: () => undefined,
      saved: () => undefined,
    } as const;
    timers = holdTimers(psaTimes.lastRefreshUpdate);
    mounted = mount(
      <PsaContext value={services}>
        <RefreshData />
      </PsaContext>,
    );
  }
  afterEach(() => {
    mounted.remove();
    timers.restore();
    Date.now = now;
  });

  const told = () => mounted.root.querySelector('.refresh-data')?.textContent.replace('Refresh provider data', '');

  it('is told from five minutes on, and told anew each minute', async () => {
    const opened = now();
    Date.now = () => opened;
    open(opened - 4 * minute);
    await eventually(() => equal(timers.count, 1));
    equal(told(), '', 'who has just refreshed them knows');
    Date.now = () => opened + minute;
    timers.end();
    await eventually(() => equal(told(), 'Last refresh: 5 minutes ago'));
    Date.now = () => opened + 2 * minute;
    timers.end();
    await eventually(() => equal(told(), 'Last refresh: 6 minutes ago'));
  });

  it('is told to have never been', async () => {
    open(null);
    await eventually(() => equal(told(), 'Never refreshed'));
  });
});
