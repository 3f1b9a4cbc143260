/** An organization's account in its dialog, without a screen. Source: spec 002 §2.7, §4 and §5. */
import { CallError } from '../../../src/host/http/call-error.ts';
import { createAccountSession } from '../../../src/psa/accounts/account-session.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

const mapping = {
  clientId: '5',
  clientName: 'Harbor',
  accountId: '50',
  accountName: 'Harbor Ltd',
  installedProductCategoryMappingId: '3',
  installedProductCategoryMappingName: 'Servers',
  mappedLocationCount: 2,
};
const other = { id: '51', name: 'Other' };
const location = (locationId: string, autotaskLocationId: string | null) => ({
  locationId,
  locationName: `Location ${locationId}`,
  clientId: '5',
  clientName: 'Harbor',
  autotaskAccountId: '50',
  autotaskAccountName: 'Harbor Ltd',
  autotaskLocationId,
  autotaskLocationName: autotaskLocationId && 'Headquarters',
});
const page = (results: object[], totalPages = 1) => ({ results, totalPages, totalElements: results.length });

describe('An account in its dialog', () => {
  function open(changes: object = {}) {
    const client = fakeClient();
    const moves: boolean[] = [];
    client.always('listRoleMappings', () => []);
    const session = createAccountSession({
      client,
      mapping: { ...mapping, ...changes },
      onSaved: (isMoved) => moves.push(isMoved),
    });
    return { client, session, moves };
  }
  const answer = { resultCode: 'SUCCESS', changed: 1, resetLocations: 0 };

  it('needs an account, and sends nothing without one', async () => {
    const { client, session } = open();
    session.form.field('account').set(null);
    equal(await session.save(), false);
    deepEqual(session.form.issues.value, [{ path: 'account', code: 'required' }]);
    equal(client.open('listLocationMappings').length + client.open('saveAccountMapping').length, 0);
  });

  it('saves another role mapping without a question', async () => {
    const { client, session, moves } = open();
    session.form.field('roleMapping').set(null);
    const saving = session.save();
    await turns();
    deepEqual(client.only('saveAccountMapping').body, { accountId: '50', installedProductCategoryMappingId: null });
    await client.only('saveAccountMapping').answer(answer);
    ok(await saving);
    deepEqual(moves, [false]);
  });

  it('names the locations that another account takes away, from all pages, before it saves', async () => {
    const { client, session, moves } = open();
    session.form.field('account').set(other);
    const asking = session.save();
    ok(session.isLooking.value);
    equal(client.only('listLocationMappings').query.clientId, '5');
    await client.only('listLocationMappings').answer(page([location('1', '500'), location('2', null)], 2));
    equal(client.only('listLocationMappings').query.page, 1);
    await client.only('listLocationMappings').answer(page([location('3', '501')], 2));
    equal(await asking, false);
    deepEqual(
      session.lost.value?.map(({ locationName }) => locationName),
      ['Location 1', 'Location 3'],
    );
    equal(client.open('saveAccountMapping').length, 0);
    const saving = session.confirm();
    await turns();
    await client.only('saveAccountMapping').answer({ ...answer, resetLocations: 2 });
    ok(await saving);
    equal(session.lost.value, undefined);
    deepEqual(moves, [true]);
  });

  it('saves nothing where somebody keeps the account, and keeps what was chosen', async () => {
    const { client, session } = open();
    session.form.field('account').set(other);
    const asking = session.save();
    await client.only('listLocationMappings').answer(page([location('1', '500')]));
    await asking;
    session.keep();
    equal(session.lost.value, undefined);
    equal(client.open('saveAccountMapping').length, 0);
    deepEqual(session.form.values.value.account, other);
  });

  it('saves another account at once where no location has a mapping', async () => {
    const { client, session, moves } = open();
    session.form.field('account').set(other);
    const saving = session.save();
    await client.only('listLocationMappings').answer(page([location('2', null)]));
    await turns();
    await client.only('saveAccountMapping').answer(answer);
    ok(await saving);
    deepEqual(moves, [true]);
  });

  it('asks nothing of an organization that has no account yet', async () => {
    const { client, session, moves } = open({ accountId: null, accountName: null });
    session.form.field('account').set(other);
    const saving = session.save();
    await turns();
    await client.only('saveAccountMapping').answer(answer);
    ok(await saving);
    deepEqual(moves, [false]);
  });

  it('saves nothing where it cannot be found out what is lost, and asks again', async () => {
    const { client, session } = open();
    session.form.field('account').set(other);
    const asking = session.save();
    await client.only('listLocationMappings').fail(new CallError('server', { endpoint: 'x', status: 500 }));
    equal(await asking, false);
    ok(session.lookFailure.value instanceof CallError && !session.isLooking.value);
    equal(client.open('saveAccountMapping').length, 0);
    void session.save();
    equal(session.lookFailure.value, undefined);
    equal(client.open('listLocationMappings').length, 1);
  });

  it('tells at its field what the server has refused, below the question', async () => {
    const { client, session } = open();
    session.form.field('account').set(other);
    const asking = session.save();
    await client.only('listLocationMappings').answer(page([location('1', '500')]));
    await asking;
    const saving = session.confirm();
    await turns();
    const fieldErrors = [{ field: 'accountId', code: 'invalid' }];
    await client
      .only('saveAccountMapping')
      .fail(new CallError('result-code', { endpoint: 'x', status: 400, fieldErrors }));
    equal(await saving, false);
    equal(session.lost.value, undefined);
    equal(session.form.field('account').issue.value?.code, 'gone');
  });

  it('keeps the question open where saving fails, and saves the same change again', async () => {
    const { client, session } = open();
    session.form.field('account').set(other);
    const asking = session.save();
    await client.only('listLocationMappings').answer(page([location('1', '500')]));
    await asking;
    const saving = session.confirm();
    await turns();
    const { press } = client.only('saveAccountMapping');
    await client.only('saveAccountMapping').fail(new CallError('network', { endpoint: 'x' }));
    equal(await saving, false);
    ok(session.lost.value?.length === 1 && session.form.failure.value !== undefined);
    const again = session.confirm();
    await turns();
    equal(client.only('saveAccountMapping').press, press);
    await client.only('saveAccountMapping').answer(answer);
    ok(await again);
  });
});
