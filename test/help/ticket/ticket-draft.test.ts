/** What is written of a ticket is kept for who wrote it, in every tab, and for nobody else. */
import { openTicketDraft } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import type { TicketModel, TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { keptFor, noDraft, someUser, type TicketBench, textFile, ticketBench } from './ticket-bench.ts';

let bench: TicketBench;
let model: TicketModel;

async function open(...args: Parameters<typeof ticketBench>) {
  bench = await ticketBench(...args);
  model = bench.model;
}
const keyOf = ({ configuration }: TicketBench) => draftOwner(configuration.peek()).key;

afterEach(() => bench.dispose());

describe('The draft of a ticket', () => {
  const written: Partial<TicketValues> = { subject: '件名', body: 'نص', priority: 'LOW', category: 'mdm' };
  const settled = () => keptFor(keyOf(bench));

  it('is there again after the page was left, with its files', async () => {
    const currentUser = someUser();
    await open({ currentUser });
    bench.write(written);
    bench.attach(textFile('a.txt'));
    await eventually(async () => equal((await settled())?.files.length, 1));
    bench.dispose();
    await open({ currentUser });
    deepEqual(model.values.value, { ...emptyValues, ...written });
    equal(await model.files.files.value[0]?.text(), 'what is in a.txt');
    ok(Date.now() - (model.draft.value?.restoredFrom ?? 0) < 20_000);
  });

  it('is gone when all was taken out again, or thrown away', async () => {
    await open();
    bench.write(written);
    await eventually(async () => ok(await settled()));
    for (const name of Object.keys(written)) model.set(name as 'subject', '');
    await eventually(async () => equal(await settled(), undefined));
    bench.write(written);
    await eventually(async () => ok(await settled()));
    model.discard();
    await eventually(async () => equal(await settled(), undefined));
  });

  it('waits for nobody who typed before it was read, and loses neither', async () => {
    const currentUser = someUser();
    await open({ currentUser });
    bench.write(written);
    await eventually(async () => ok(await settled()));
    bench.dispose();
    const opening = open({ currentUser }, {});
    await opening;
    equal(model.values.value.subject, '件名');
    model.prefill({ subject: 'late', phoneNumber: '+12133734253' });
    equal(model.values.value.subject, '件名');
    equal(model.values.value.phoneNumber, '+12133734253');
  });

  it('of another user is never shown, and comes back with its user', async () => {
    const [ada, bob] = [someUser(), someUser()];
    await open({ currentUser: ada });
    bench.write({ subject: 'Ada’s secret' });
    bench.attach(textFile('a.txt'));
    await eventually(async () => equal((await settled())?.files.length, 1));
    const configured = (currentUser: { id: string } | undefined) => {
      bench.configuration.value = { ...bench.configuration.peek(), currentUser };
    };
    configured(bob);
    deepEqual(model.values.value, emptyValues);
    deepEqual(model.files.files.value, []);
    equal(model.draft.value, undefined);
    await eventually(() => ok(model.draft.value));
    deepEqual(model.values.value, emptyValues);
    bench.write({ subject: 'Bob’s' });
    configured(ada);
    await eventually(() => equal(model.values.value.subject, 'Ada’s secret'));
    equal(model.files.files.value.length, 1);
  });

  it('that was begun before the page told its user is the user’s', async () => {
    await open({ currentUser: undefined });
    bench.write({ subject: 'early' });
    const currentUser = someUser();
    bench.configuration.value = { ...bench.configuration.peek(), currentUser };
    await eventually(() => ok(model.draft.value));
    equal(model.values.value.subject, 'early');
    await eventually(async () => equal((await settled())?.values.subject, 'early'));
    const ofTab = draftOwner({ baseUrl: '', currentUser: undefined }).key;
    await eventually(async () => equal(await keptFor(ofTab), undefined));
  });

  it('lives as long as the page where the browser keeps nothing, which is said', async () => {
    await open(
      {},
      { openDraft: (owner) => openTicketDraft({ owner, open: () => Promise.reject(new Error('private')) }) },
    );
    equal(model.draft.value?.cannotKeep, true);
    bench.write(written);
    equal(model.values.value.subject, '件名');
    deepEqual(bench.reports, []);
  });

  describe('in two tabs', () => {
    let other: TicketBench;
    beforeEach(async () => {
      const currentUser = someUser();
      await open({ currentUser });
      other = await ticketBench({ currentUser });
    });
    afterEach(() => other.dispose());

    it('follows in the one that nobody types in', async () => {
      bench.write(written);
      bench.attach(textFile('a.txt'));
      await eventually(() => {
        deepEqual(other.model.values.value, { ...emptyValues, ...written });
        equal(other.model.files.files.value.length, 1);
      });
      equal(other.model.draft.value?.news, undefined);
    });

    it('takes nothing away from who typed in both: either can be chosen', async () => {
      bench.write({ subject: 'one' });
      await eventually(() => equal(other.model.values.value.subject, 'one'));
      other.write({ subject: 'other' });
      await eventually(() => equal(model.draft.value?.news?.is, 'changed'));
      equal(model.values.value.subject, 'one');
      model.answerNews('mine');
      equal(model.draft.value?.news, undefined);
      await eventually(() => equal(other.model.draft.value?.news?.is, 'changed'));
      other.model.answerNews('theirs');
      equal(other.model.values.value.subject, 'one');
      equal(other.model.draft.value?.news, undefined);
    });

    it('tells that the ticket was sent from the other one', async () => {
      bench.write(written);
      await eventually(() => equal(other.model.values.value.subject, '件名'));
      // As the model does when it was sent.
      const store = openTicketDraft({ owner: keyOf(bench) });
      await store.clear('sent');
      store.close();
      await eventually(() => equal(other.model.draft.value?.news?.is, 'sent'));
      equal(other.model.values.value.subject, '件名', 'nothing is taken away unasked');
      other.model.answerNews('theirs');
      deepEqual(other.model.values.value, emptyValues);
    });
  });

  it('may be none', async () => {
    await open({}, { openDraft: noDraft });
    bench.write(written);
    equal(model.values.value.subject, '件名');
  });
});
