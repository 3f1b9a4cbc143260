/** Ten seconds in which nothing is sent; after that one call, and not one for what was taken away. */
import { type DeletionOrder, deletionOrder } from '../../../src/backup/deletion/deletion-order.ts';
import {
  createPendingDeletionsModel,
  type PendingDeletionsModel,
} from '../../../src/backup/deletion/pending-deletions-model.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';
import { entry, plan } from './entries.ts';

let clock: FakeClock;
let client: FakeClient;
let model: PendingDeletionsModel;
let heard: string[];
let isOutOfReach: boolean;

function ordered(...items: Parameters<typeof deletionOrder>[0]['items'][number][]): DeletionOrder {
  const made = deletionOrder({ nodeId: 1, items });
  if (typeof made === 'string') throw new Error(made);
  return made;
}
const documents = ordered(plan('p1', 'Documents'));
const photos = ordered(plan('p2', 'Photos'));
const items = ordered(entry({ type: 'file', id: 'f1' }), entry({ type: 'folder', id: 'd1' }));
const nameOf = ({ planName }: DeletionOrder) => planName;

const asked = () => client.asked.length;
const left = () => model.pending.value.map(({ secondsLeft }) => secondsLeft);
const id = (index = 0) => model.pending.value[index]?.id ?? -1;

beforeEach(() => {
  clock = installFakeClock();
  client = fakeClient({ ignoresAborts: true });
  heard = [];
  isOutOfReach = false;
  model = createPendingDeletionsModel({
    client,
    onScheduled: (order) => void heard.push(`scheduled ${nameOf(order)}`),
    onFailed: (order) => void heard.push(`failed ${nameOf(order)}`),
    isOutOfReach: () => isOutOfReach,
    onAbandoned: (order, wasSent) => void heard.push(`abandoned ${nameOf(order)}${wasSent ? ' on its way' : ''}`),
  });
});
afterEach(() => {
  model[Symbol.dispose]();
  clock.restore();
});

describe('A deletion that was confirmed', () => {
  it('sends nothing for ten seconds, counts down, and then sends one call', async () => {
    model.add(documents);
    deepEqual(left(), [10]);
    await clock.pass(5000);
    deepEqual(left(), [5]);
    await clock.pass(4800);
    deepEqual(left(), [1]);
    equal(asked(), 0);
    await clock.pass(200);
    equal(asked(), 1);
    equal(model.pending.value[0]?.isSent, true);
    await clock.pass(60_000);
    equal(asked(), 1);
    await client.only('deletePlans').answer({ resultCode: 'SUCCESS' });
    deepEqual(heard, ['scheduled Documents']);
    deepEqual(model.pending.value, []);
    equal(clock.pendingTimers, 0);
  });

  it('of plans sends their ids and their name', async () => {
    model.add(documents);
    await clock.pass(10_000);
    const { params, query, body } = client.only('deletePlans');
    deepEqual([params, query, body] as unknown[], [{ nodeId: 1 }, { planName: 'Documents' }, ['p1']]);
  });

  it('of items sends each list, empty ones too', async () => {
    model.add(items);
    await clock.pass(10_000);
    const { params, query, body } = client.only('deleteRevisions');
    deepEqual([params, query] as unknown[], [{ nodeId: 1, planId: 'plan-1' }, {}]);
    deepEqual(body as unknown, { fileIds: ['f1'], folderIds: ['d1'], planName: 'Documents', volumes: [] });
  });

  it('can be undone until the last moment, and not after', async () => {
    model.add(documents);
    await clock.pass(9800);
    equal(model.undo(id()), documents);
    deepEqual(model.pending.value, []);
    await clock.pass(60_000);
    equal(asked(), 0);
    equal(clock.pendingTimers, 0);
    model.add(documents);
    await clock.pass(10_000);
    equal(model.undo(id()), undefined);
    equal(asked(), 1);
    equal(model.pending.value.length, 1);
    equal(model.undo(12_345), undefined);
  });

  it('waits while somebody is at it, and goes on where it stood', async () => {
    model.add(documents);
    await clock.pass(4000);
    model.hold(id(), true);
    model.hold(id(), true);
    await clock.pass(60_000);
    equal(asked(), 0);
    deepEqual(left(), [6]);
    model.hold(id(), false);
    await clock.pass(5800);
    equal(asked(), 0);
    await clock.pass(200);
    equal(asked(), 1);
    model.hold(id(), true);
    equal(model.pending.value[0]?.isHeld, false, 'what is on its way waits for nobody');
  });

  it('waits while a dialog stands before it, and goes on where it stood', async () => {
    model.add(documents);
    await clock.pass(4000);
    isOutOfReach = true;
    await clock.pass(60_000);
    equal(asked(), 0);
    deepEqual(left(), [6]);
    isOutOfReach = false;
    await clock.pass(5800);
    equal(asked(), 0);
    await clock.pass(400);
    equal(asked(), 1);
  });

  it('stands beside others, each with its own time', async () => {
    model.add(documents);
    await clock.pass(3000);
    model.add(photos);
    deepEqual(left(), [7, 10]);
    model.hold(id(0), true);
    await clock.pass(10_000);
    deepEqual(client.only('deletePlans').body as unknown, ['p2']);
    await client.only('deletePlans').answer({ resultCode: 'SUCCESS' });
    deepEqual(
      model.pending.value.map(({ order }) => nameOf(order)),
      ['Documents'],
    );
  });

  it('is not made twice of the same', async () => {
    equal(model.add(documents), true);
    equal(model.add(documents), false);
    await clock.pass(10_000);
    equal(model.add(documents), false, 'on its way');
    model.send(documents);
    equal(asked(), 1);
  });

  it('tells why it failed, and is sent at once when tried again', async () => {
    model.add(documents);
    await clock.pass(10_000);
    await client.only('deletePlans').fail(new CallError('server', { endpoint: 'deletePlans', status: 500 }));
    deepEqual(heard, ['failed Documents']);
    model.send(documents);
    equal(asked(), 2);
    await client.only('deletePlans').answer({ resultCode: 'SUCCESS' });
    deepEqual(heard, ['failed Documents', 'scheduled Documents']);
  });

  it('takes an answer other than success for a failure', async () => {
    model.add(documents);
    await clock.pass(10_000);
    await client.only('deletePlans').answer({ resultCode: 'BUSY' });
    deepEqual(heard, ['failed Documents']);
  });

  it('is never sent when its view goes, and that is told', async () => {
    model.add(documents);
    await clock.pass(5000);
    model[Symbol.dispose]();
    deepEqual(heard, ['abandoned Documents']);
    await clock.pass(60_000);
    equal(asked(), 0);
    equal(clock.pendingTimers, 0);
  });

  it('is given up on its way when its view goes, and told apart', async () => {
    model.add(documents);
    await clock.pass(10_000);
    const call = client.only('deletePlans');
    model.abandon();
    ok(call.signal?.aborted);
    await call.answer({ resultCode: 'SUCCESS' });
    deepEqual(heard, ['abandoned Documents on its way']);
  });
});
