/** The auto map of organizations without a screen: previewed, ticked, chosen, saved, tried again. Source: spec 002 §2.4 and §4. */
import { valueIn } from '../../../src/base/resource/resource-state.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';
import { accountSource } from '../../../src/psa/workbench/account-source.ts';
import { companySource } from '../../../src/psa/workbench/company-source.ts';
import { createAutoMap } from '../../../src/psa/workbench/model/auto-map-model.ts';
import type { MappingSource } from '../../../src/psa/workbench/model/mapping-source.ts';
import { createWorkbench } from '../../../src/psa/workbench/model/workbench-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';
import { installFakeClock } from '../../support/fake-clock.ts';

const candidate = (id: string, score = 0.9) => ({ id, name: `Company ${id}`, score, reason: { code: 'spelling' } });
const match = (clientId: string) => ({
  clientId,
  clientName: `Organization ${clientId}`,
  match: candidate(`c${clientId}`),
});
const found: AutoMapPreview = {
  matches: [match('1'), match('2')],
  ambiguous: [
    { clientId: '3', clientName: 'Organization 3', candidates: [candidate('c3', 0.8), candidate('c4', 0.7)] },
  ],
};

describe('The auto map of organizations', () => {
  async function open(provider: 'psacw' | 'psaat', answer = found) {
    const client = fakeClient();
    const done: number[] = [];
    const saved: string[] = [];
    const source: MappingSource = provider === 'psacw' ? companySource(client) : accountSource(client);
    const bench = createWorkbench({ source, onSaved: (call) => saved.push(call), onLocationsReset: () => undefined });
    const model = createAutoMap({ source, bench, onSaved: (count) => done.push(count) });
    await client.only(provider === 'psacw' ? 'previewAutoMap' : 'previewAccountAutoMap').answer(answer);
    return { client, model, bench, done, saved };
  }

  it('tells how far the search at the provider is, asks until it is there, and gives it up where it is closed', async () => {
    const client = fakeClient();
    const source = accountSource(client);
    const bench = createWorkbench({ source, onSaved: () => undefined, onLocationsReset: () => undefined });
    const model = createAutoMap({ source, bench, onSaved: () => undefined });
    const clock = installFakeClock();
    try {
      const nothing = { matches: [], ambiguous: [] };
      await client.only('previewAccountAutoMap').answer({ ...nothing, progress: { done: 12, total: 3000 } });
      deepEqual([model.preview.value.status, model.progress.value], ['loading', { done: 12, total: 3000 }]);
      await clock.pass(250);
      await client.only('previewAccountAutoMap').answer({ ...nothing, progress: { done: 90, total: 3000 } });
      equal(model.progress.value?.done, 90);
      await clock.pass(250);
      const { signal } = client.only('previewAccountAutoMap');
      await client.only('previewAccountAutoMap').answer(found);
      equal(model.count.value, 2);
      equal(signal?.aborted, false);
    } finally {
      clock.restore();
    }
    const closed = createAutoMap({ source, bench, onSaved: () => undefined });
    const { signal } = client.only('previewAccountAutoMap');
    closed[Symbol.dispose]();
    equal(signal?.aborted, true);
  });

  it('saves nothing before it is pressed, and then what is ticked and chosen; the unticked is not proposed again', async () => {
    const { client, model, done, saved } = await open('psacw');
    equal(model.count.value, 2);
    equal(client.asked.length, 1);
    model.tick(['2'], false);
    model.choose('3', candidate('c4', 0.7));
    equal(model.count.value, 2);
    void model.save();
    void model.save();
    deepEqual(client.only('saveOrganizationMappings').body, {
      origin: 'AUTO',
      mappings: [
        { clientId: '1', companyId: 'c1', score: 0.9, reason: { code: 'spelling' } },
        { clientId: '3', companyId: 'c4', score: 0.7, reason: { code: 'spelling' } },
      ],
    });
    await client.only('saveOrganizationMappings').answer({ changed: 2 });
    deepEqual(client.only('refuseMatches').body, { pairs: [{ clientId: '2', targetId: 'c2' }] });
    await client.only('refuseMatches').answer({});
    deepEqual(done, [2]);
    deepEqual(saved, ['saveOrganizationMappings', 'refuseMatches']);
    ok(!model.isSaving.value);
  });

  it('goes to accounts at the second provider', async () => {
    const { client, model } = await open('psaat');
    void model.save();
    await client.only('saveAccountMappings').answer({ changed: 2, resetLocations: 0 });
    equal(client.open('refuseAccountMatches').length, 0);
  });

  it('cannot be pressed where nothing is ticked, chosen or proposed', async () => {
    const { model, client } = await open('psacw');
    const everyOne = valueIn(model.preview.value)?.matches.map(({ clientId }) => clientId) ?? [];
    model.tick(everyOne, false);
    ok(!model.canSave.value);
    equal(await model.save(), false);
    equal(client.asked.length, 1);
    model.choose('3', candidate('c3'));
    ok(model.canSave.value);
    model.choose('3', undefined);
    ok(!model.canSave.value);
    model.tick(everyOne, true);
    ok(model.canSave.value);
    ok(!(await open('psacw', { matches: [], ambiguous: [] })).model.canSave.value);
  });

  it('can be pressed again where it failed, as the same change', async () => {
    const { client, model, done } = await open('psacw');
    void model.save();
    const first = client.only('saveOrganizationMappings');
    await first.fail();
    ok(model.failure.value instanceof CallError && model.canSave.value);
    void model.save();
    equal(client.only('saveOrganizationMappings').press, first.press);
    await client.only('saveOrganizationMappings').answer({ changed: 2 });
    deepEqual(done, [2]);
    equal(model.failure.value, undefined);
  });

  it('maps nothing twice where only the refusals could not be remembered', async () => {
    const { client, model, done } = await open('psacw');
    model.tick(['2'], false);
    void model.save();
    await client.only('saveOrganizationMappings').answer({ changed: 1 });
    await client.only('refuseMatches').fail();
    ok(model.failure.value instanceof CallError);
    void model.save();
    equal(client.open('saveOrganizationMappings').length, 0);
    await client.only('refuseMatches').answer({});
    deepEqual(done, [1]);
  });

  it('is undone as a whole, and done again', async () => {
    const { client, model, bench } = await open('psacw');
    void model.save();
    await client.only('saveOrganizationMappings').answer({ changed: 2, changeId: '7' });
    equal(bench.history.undone.value?.kind, 'AUTO');
    const undone = { changed: 2, lasting: 0, lostSites: 0, conflicts: [] };
    void bench.undo([], {});
    deepEqual(client.only('undoOrganizationMappings').body, { changeIds: ['7'], exceptClientIds: [] });
    await client.only('undoOrganizationMappings').answer({ ...undone, changeId: '8' });
    equal(bench.history.undone.value, undefined);
    void bench.redo([], {});
    deepEqual(client.only('undoOrganizationMappings').body, { changeIds: ['8'], exceptClientIds: [] });
    await client.only('undoOrganizationMappings').answer({ ...undone, changeId: '9' });
    const failing = bench.undo([], {}).catch((error) => error);
    deepEqual(client.only('undoOrganizationMappings').body, { changeIds: ['9'], exceptClientIds: [] });
    await client.only('undoOrganizationMappings').fail();
    ok((await failing) instanceof CallError);
    equal(bench.history.redone.value, undefined);
    equal(bench.history.undone.value?.kind, 'AUTO');
  });

  it('is not undone where others have changed some of it since, which is told, but without these', async () => {
    const { client, model, bench } = await open('psacw');
    void model.save();
    await client.only('saveOrganizationMappings').answer({ changed: 2, changeId: '7' });
    const asked = bench.undo([], {});
    const conflict = { clientId: '2', clientName: 'Organization 2', targetName: 'Other', mappedLocationCount: 3 };
    const none = { changed: 0, lasting: 0, lostSites: 0, changeId: null };
    await client.only('undoOrganizationMappings').answer({ ...none, conflicts: [conflict] });
    deepEqual((await asked)?.conflicts, [conflict]);
    equal(bench.history.undone.value?.kind, 'AUTO', 'it can still be undone');
    void bench.undo(['2'], {});
    deepEqual(client.only('undoOrganizationMappings').body, { changeIds: ['7'], exceptClientIds: ['2'] });
    await client.only('undoOrganizationMappings').answer({ ...none, changed: 1, changeId: '8', conflicts: [] });
    equal(bench.history.undone.value, undefined);
  });

  it('is no step where the server keeps no way back', async () => {
    const { client, model, bench } = await open('psacw');
    void model.save();
    await client.only('saveOrganizationMappings').answer({ changed: 2 });
    equal(bench.history.undone.value, undefined);
  });
});
