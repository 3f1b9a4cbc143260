/** Unmapped organizations one by one: mapped, skipped, refused, saved behind it. */
import { companySource } from '../../../src/psa/workbench/company-source.ts';
import { createReview } from '../../../src/psa/workbench/model/review-model.ts';
import { createWorkbench } from '../../../src/psa/workbench/model/workbench-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

const candidate = (id: string, score: number) => ({ id, name: `Company ${id}`, score, reason: { code: 'spelling' } });

describe('Organizations one by one', () => {
  async function open(from?: string) {
    const client = fakeClient();
    const source = companySource(client);
    const bench = createWorkbench({ source, onSaved: () => undefined, onLocationsReset: () => undefined });
    const review = createReview({ source, bench, from, locale: 'en' });
    await client.only('previewAutoMap').answer({
      matches: [{ clientId: '2', clientName: 'Bravo', match: candidate('b', 0.9) }],
      ambiguous: [
        { clientId: '3', clientName: 'Charlie', candidates: [candidate('b', 0.7), candidate('c', 0.6)] },
        { clientId: '1', clientName: 'Alpha', candidates: [candidate('a', 0.7), candidate('x', 0.6)] },
        { clientId: '4', clientName: 'Delta', candidates: [candidate('b', 0.6)] },
      ],
    });
    return { client, bench, review };
  }
  const name = ({ review }: Awaited<ReturnType<typeof open>>) => review.current.value?.clientName;

  it('come by name, begin where somebody was, and are mapped to what is chosen', async () => {
    const one = await open();
    const { client, review, bench } = one;
    equal(name(one), 'Alpha');
    review.step(1);
    review.step(1);
    equal(review.chosen.value?.id, 'x');
    review.map();
    equal(name(one), 'Bravo');
    deepEqual(client.only('saveOrganizationMappings').body, {
      origin: 'MANUAL',
      mappings: [{ clientId: '1', companyId: 'x', score: 0.6, reason: { code: 'spelling' } }],
    });
    await client.only('saveOrganizationMappings').answer({ changed: 1, changeId: '5' });
    const before = bench.edition.value;
    await review.finish();
    deepEqual(
      bench.history.undone.value?.changes.map(({ clientId }) => clientId),
      ['1'],
    );
    equal(bench.edition.value, before + 1);
    equal(name(await open('3')), 'Charlie');
  });

  it('have nothing proposed that was mapped in this pass, and are passed over where nothing is left', async () => {
    const one = await open('2');
    const { review } = one;
    review.map();
    equal(name(one), 'Charlie');
    deepEqual(
      review.candidates.value.map(({ id }) => id),
      ['c'],
    );
    review.skip();
    equal(name(one), undefined);
    equal(review.seen.value, review.total.value);
    review.map();
    review.skip();
    review.refuse();
  });

  it('go to the next proposal where one is refused, and on where there is none', async () => {
    const one = await open();
    const { client, review } = one;
    review.refuse();
    deepEqual(client.only('refuseMatches').body, { pairs: [{ clientId: '1', targetId: 'a' }] });
    equal(review.chosen.value?.id, 'x');
    review.refuse();
    equal(name(one), 'Bravo');
  });

  it('keep what could not be saved, to be saved again as the same', async () => {
    const { client, review, bench } = await open('2');
    review.map();
    const first = client.only('saveOrganizationMappings');
    await first.fail();
    await turns();
    equal(review.failedCount.value, 1);
    equal(review.pendingCount.value, 0);
    review.saveAgain();
    equal(review.failedCount.value, 0);
    equal(client.only('saveOrganizationMappings').press, first.press);
    await client.only('saveOrganizationMappings').answer({ changed: 1, changeId: '5' });
    await review.finish();
    equal(bench.history.undone.value?.changes.length, 1);
  });
});
