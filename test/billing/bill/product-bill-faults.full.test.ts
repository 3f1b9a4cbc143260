/** Every call of the bill, failing in every way of the reference server. */
import { eventually, ok } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { ProductBillHandle } from './product-bill-handle.ts';

before(unhover);

describe('A bill before a server that fails', () => {
  let handle: ProductBillHandle;

  beforeEach(async () => void (await signIn()));
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('says that it could not be calculated, and asks again', async () => {
    await failInEveryWay({
      calls: ['/billing/preview'],
      first: async () => {
        handle = ProductBillHandle.open({ clientId: '1' });
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The bill couldn’t be calculated'),
    });
    await handle.press('Retry');
    await handle.total();
  });

  it('keeps what is shown where asking anew fails', async () => {
    handle = ProductBillHandle.open({ clientId: '1' });
    const total = await handle.total();
    await failInEveryWay({
      calls: ['/billing/preview'],
      first: async () => void handle.element.refresh(),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('The bill couldn’t be calculated');
        ok(handle.root.textContent?.includes(total), 'the bill is still there');
      },
    });
    await handle.press('Retry');
    await eventually(() => ok(!handle.root.textContent?.includes('The bill couldn’t be calculated')));
  });

  it('says that what is counted did not come, and asks again', async () => {
    handle = ProductBillHandle.open({ clientId: '1' });
    await handle.total();
    await failInEveryWay({
      calls: ['/billing/preview/items'],
      first: async () => click(await handle.find('button', /^Show devices of/)),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('What is counted couldn’t be loaded'),
    });
    await handle.press('Retry');
    await eventually(() => ok(handle.all('.bill-names li').length > 0));
  });
});
