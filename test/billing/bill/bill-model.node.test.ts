/** The bill without a screen: what is asked for, what is kept, and what it is compared with. */
import { createBill } from '../../../src/billing/bill-view/bill-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';

const bill = (month: string, total: number) => ({
  month,
  currency: 'EUR',
  lines: [],
  total,
  taxableTotal: total,
  unbilledTimeEntries: [],
});
const call = 'previewBill';

describe('The model of a bill', () => {
  it('is compared with the month before, once its month is known', async () => {
    const client = fakeClient();
    const model = createBill(client);
    model.ask({ clientId: '1', tried: [] });
    deepEqual(client.only(call).body, { clientId: '1' });
    await client.only(call).answer(bill('2026-01', 500));
    equal(model.changes.value, undefined);
    deepEqual(client.only(call).body, { clientId: '1', month: '2025-12' });
    await client.only(call).answer(bill('2025-12', 300));
    deepEqual([model.changes.value?.total, model.changes.value?.month], [200, '2025-12']);
  });

  it('is shown without a comparison where that fails', async () => {
    const client = fakeClient();
    const model = createBill(client);
    model.ask({ clientId: '1', tried: [] });
    await client.only(call).answer(bill('2026-01', 500));
    await client.only(call).fail();
    deepEqual([model.state.value.status, model.changes.value], ['ready', undefined]);
  });

  it('keeps what is shown while another month comes, and not while another organization does', async () => {
    const client = fakeClient();
    const model = createBill(client);
    model.ask({ clientId: '1', tried: [] });
    await client.only(call).answer(bill('2026-01', 500));
    model.ask({ clientId: '1', month: '2025-11', tried: ['7'] });
    equal(model.state.value.status, 'refreshing');
    await client.only(call).answer(bill('2025-11', 400));
    deepEqual(client.only(call).body, { clientId: '1', month: '2025-10', alsoProductIds: ['7'] });
    model.ask({ clientId: '2', tried: [] });
    equal(model.state.value.status, 'loading');
    equal(model.changes.value, undefined);
    model.reset();
    deepEqual([model.state.value.status, client.open(call).length], ['idle', 0]);
  });
});
