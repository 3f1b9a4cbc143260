import { createPlanBook, type PlanBook } from '../../../src/backup/browser-model/plan-book.ts';
import { listPlans } from '../../../src/backup/plan-contract.ts';
import { cachedCall } from '../../../src/host/http/cached-call.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { imagePlan, plan } from './build.ts';

let client: FakeClient;
let book: PlanBook;

function open(options?: Parameters<typeof fakeClient>[0]) {
  client = fakeClient(options);
  book = createPlanBook(client);
}
afterEach(() => book[Symbol.dispose]());

const known = () => book.plans.value && [...book.plans.value.keys()];

describe('The book of plans', () => {
  it('knows nothing before it has looked, and then each plan by its id', async () => {
    open();
    equal(known(), undefined);
    book.load(1);
    await client.only('listPlans').answer([plan(), imagePlan()]);
    deepEqual(known(), ['p1', 'i1']);
  });

  it('tells a device without plans from one that was not asked', async () => {
    open();
    book.load(1);
    await client.only('listPlans').answer([]);
    deepEqual(known(), []);
  });

  it('keeps why it failed until it is asked again', async () => {
    open();
    book.load(1);
    await client.only('listPlans').fail('no');
    deepEqual(book.failure.value, { error: 'no' });
    book.load(1);
    equal(book.failure.value, undefined);
    await client.only('listPlans').answer([plan()]);
    deepEqual(known(), ['p1']);
  });

  it('learns from the list of plans, which ends its failure', async () => {
    open();
    book.load(1);
    await client.only('listPlans').fail('no');
    void cachedCall(client, listPlans).read({ params: { nodeId: 1 } }, new AbortController().signal);
    await client.only('listPlans').answer([imagePlan()]);
    deepEqual(known(), ['i1']);
    equal(book.failure.value, undefined);
  });

  it('asks for nothing that the list of plans was answered, until that is out of date', async () => {
    open();
    void cachedCall(client, listPlans).read({ params: { nodeId: 1 } }, new AbortController().signal);
    await client.only('listPlans').answer([imagePlan()]);
    book.load(1);
    deepEqual(known(), ['i1']);
    equal(client.asked.length, 1);
    book.outdate(1);
    deepEqual(known(), ['i1']);
    book.load(1);
    await client.only('listPlans').answer([plan()]);
    deepEqual(known(), ['p1']);
  });

  it('takes only the answer that was asked for last', async () => {
    open({ ignoresAborts: true });
    book.load(1);
    const first = client.only('listPlans');
    book.load(2);
    equal(first.signal?.aborted, true);
    const second = client.only('listPlans');
    await second.answer([imagePlan()]);
    await first.answer([plan()]);
    deepEqual(known(), ['i1']);
  });

  it('forgets, and takes no answer from before', async () => {
    open({ ignoresAborts: true });
    book.load(1);
    const asked = client.only('listPlans');
    book.forget();
    await asked.answer([plan()]);
    equal(known(), undefined);
    book.load(2);
    book[Symbol.dispose]();
    equal(client.open('listPlans').length, 0);
  });
});
