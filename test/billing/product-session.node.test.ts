/** One product in its form, without a page: opened, saved once, saved by two people, deleted meanwhile. */
import { createProductSession, type ProductSession } from '../../src/billing/form/product-form-model.ts';
import type { ProductSaveOrder, SavedProduct } from '../../src/billing/form/product-form-types.ts';
import type { ProductValues } from '../../src/billing/product-values.ts';
import { productToWire } from '../../src/billing/product-wire.ts';
import { CallError } from '../../src/host/http/call-error.ts';
import type { RequestAnswer } from '../../src/host/request-event.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { fakeClient, turns } from '../support/fake-client.ts';
import { validProduct } from './any-product.ts';

const stored = (version: string, more: Partial<ProductValues> = {}) => ({
  ...productToWire('managed', validProduct('managed', more)),
  id: '7',
  version,
  savedBy: 'Aiko Tanaka',
  savedAt: 5,
});
const refused = (
  endpoint: string,
  status: number,
  kind: CallError['kind'],
  fieldErrors: CallError['fieldErrors'] = [],
) => new CallError(kind, { endpoint, status, fieldErrors });

describe('A product in its form', () => {
  let client: ReturnType<typeof fakeClient>;
  let session: ProductSession;
  let orders: ProductSaveOrder[];
  let told: SavedProduct[];

  beforeEach(() => {
    client = fakeClient();
    client.always('readBillingSettings', () => ({ currency: 'EUR' }));
    [orders, told] = [[], []];
  });
  afterEach(() => session[Symbol.dispose]());

  async function open(id: string | undefined, answer: RequestAnswer = true): Promise<void> {
    session = createProductSession({
      client,
      variant: 'standard',
      id,
      onSaveRequest(order) {
        orders.push(order);
        return answer;
      },
      onSaved: (saved) => told.push(saved),
    });
    await turns();
  }
  const set = (values: Partial<ProductValues>) => session.form.value?.assign(values);
  const values = () => session.form.value?.values.value;

  it('has the variant that the server tells, whatever the page says', async () => {
    client.always('readBillingProduct', () => stored('1'));
    await open('7');
    equal(session.variant.value, 'managed');
    equal(values()?.name, 'Workstation care');
  });

  it('that is new has the id of what it was saved as, and is that from then on', async () => {
    await open(undefined);
    equal(session.isChanged.value, false);
    set(validProduct('standard', { name: 'New' }));
    client.always('createBillingProduct', () => ({ ...stored('1'), variant: 'standard', name: 'New' }));
    equal(await session.save(), true);
    deepEqual(told, [{ variant: 'standard', id: '7', name: 'New', isNew: true }]);
    equal(session.id.value, '7');
    client.always('updateBillingProduct', () => stored('2'));
    set({ name: 'Newer' });
    equal(session.isChanged.value, true);
    await session.save();
    deepEqual(
      orders.map(({ id }) => id),
      [undefined, '7'],
    );
    equal(session.isChanged.value, false);
  });

  it('is not sent where the page saves it, and may tell as what', async () => {
    await open(undefined, Promise.resolve({ id: 12 }));
    set(validProduct('standard'));
    equal(await session.save(), true);
    equal(told[0]?.id, '12');
    session[Symbol.dispose]();
    await open(undefined, false);
    set(validProduct('standard'));
    equal(await session.save(), true);
    equal(told.length, 1);
    equal(session.isChanged.value, false);
  });

  it('shows theirs beside one’s own where somebody saved it meanwhile, and goes on from what is chosen', async () => {
    client.always('readBillingProduct', () => stored('1'));
    await open('7');
    set({ name: 'Mine', price: 4000 });
    client.always('updateBillingProduct', () => {
      throw refused('updateBillingProduct', 412, 'result-code');
    });
    client.always('readBillingProduct', () => stored('2', { price: 3000, cost: 100 }));
    equal(await session.save(), false);
    const conflict = session.conflict.value;
    equal(conflict?.savedBy, 'Aiko Tanaka');
    equal(conflict?.versions.theirs.price, 3000);
    equal(values()?.name, 'Mine');
    session.settle([{ fields: ['cost'], changedBy: 'theirs' }]);
    deepEqual([values()?.name, values()?.price, values()?.cost], ['Mine', 4000, 100]);
    equal(session.version(), '2');
    client.always('updateBillingProduct', () => stored('3'));
    equal(await session.save(), true);
  });

  it('keeps what was typed where both versions were only looked at', async () => {
    client.always('readBillingProduct', () => stored('1'));
    await open('7');
    set({ name: 'Mine' });
    client.always('updateBillingProduct', () => {
      throw refused('updateBillingProduct', 412, 'result-code');
    });
    await session.save();
    session.dismiss();
    deepEqual([values()?.name, session.version(), session.isChanged.value], ['Mine', '1', true]);
  });

  it('is saved as a new one where somebody deleted it meanwhile', async () => {
    client.always('readBillingProduct', () => stored('1'));
    await open('7');
    set({ name: 'Mine' });
    client.always('updateBillingProduct', () => {
      throw refused('updateBillingProduct', 404, 'not-found');
    });
    equal(await session.save(), false);
    ok(session.isGone.value);
    client.always('createBillingProduct', () => ({ ...stored('1'), id: '8' }));
    equal(await session.save(), true);
    deepEqual([session.id.value, orders.at(-1)?.id], ['8', undefined]);
  });

  it('has what a server refuses at its field, until that is changed', async () => {
    client.always('readBillingProduct', () => stored('1'));
    await open('7');
    client.always('updateBillingProduct', () => {
      throw refused('updateBillingProduct', 400, 'result-code', [{ field: 'nodeRoles.0', code: 'invalid' }]);
    });
    equal(await session.save(), false);
    equal(session.form.value?.field('nodeRoles').issue.value?.code, 'invalid');
    equal(session.form.value?.failure.value, undefined);
    set({ nodeRoles: ['3'] });
    equal(session.form.value?.isValid.value, true);
  });
});
