/** The mapping table without a screen: what is done with checked organizations, and taken back. Source: spec 002 §2.1, §4 and §8. */
import { companySource } from '../../../src/psa/workbench/company-source.ts';
import { createWorkbench } from '../../../src/psa/workbench/model/workbench-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

describe('What is done with checked organizations', () => {
  const row = (clientId: string, companyId: string | null, deleted = false) => ({
    clientId,
    clientName: `Organization ${clientId}`,
    companyId,
    companyName: companyId && `Company ${companyId}`,
    companyDeleted: deleted,
    productMappingId: companyId && '2',
    productMappingName: companyId && 'Standard',
    locationCount: 4,
    mappedLocationCount: companyId ? 3 : 0,
  });
  const rows = [row('1', '10'), row('2', null), row('3', '30', true)];
  const counts = { total: 3, mapped: 2, unmapped: 1, stale: 1, ambiguous: 0 };

  async function open() {
    const client = fakeClient();
    const source = companySource(client);
    const bench = createWorkbench({
      source,
      onSaved: () => undefined,
      onLocationsReset: () => undefined,
      countsAfter: 0,
    });
    const asked = bench.fetcher({
      pageIndex: 0,
      pageSize: 250,
      globalFilter: '',
      sortBy: [{ id: 'clientName', desc: true }],
      filters: [{ name: 'state', type: 'SingleValue', value: 'MAPPED' }],
      signal: new AbortController().signal,
    });
    deepEqual(client.only('listOrganizationMappings').query, {
      page: 0,
      pageSize: 250,
      state: 'MAPPED',
      sortField: 'clientName',
      sortDirection: 'DESC',
    });
    await client.only('listOrganizationMappings').answer({ results: rows, totalElements: 3, totalPages: 1, counts });
    await asked;
    return { client, bench, source };
  }
  const query = { globalFilter: '', sortBy: [], filters: [] };

  it('is cleared with all that was mapped, sites included, and can be undone', async () => {
    const { client, bench } = await open();
    const checked = await bench.checked(
      { mode: 'some', ids: ['1', '3'], excludedIds: [], query, count: 2 },
      new AbortController().signal,
    );
    void bench.clear(checked as never, {});
    deepEqual(client.only('clearOrganizationMappings').body, { clientIds: ['1', '3'] });
    await client.only('clearOrganizationMappings').answer({ changed: 2, changeId: '4' });
    deepEqual(
      bench.history.undone.value?.changes.map(({ clientId, before, after }) => [clientId, before.sites, after.sites]),
      [
        ['1', 3, 0],
        ['3', 3, 0],
      ],
    );
    void bench.undo([], {});
    deepEqual(client.only('undoOrganizationMappings').body, { changeIds: ['4'], exceptClientIds: [] });
  });

  it('asks for all that a query finds where everything is checked', async () => {
    const { client, bench } = await open();
    const checked = bench.checked(
      { mode: 'all', ids: [], excludedIds: ['2'], query: { ...query, globalFilter: 'org' }, count: 2 },
      new AbortController().signal,
    );
    deepEqual(client.only('listOrganizationMappings').query, { page: 0, pageSize: 1000, searchCriteria: 'org' });
    await client.only('listOrganizationMappings').answer({ results: rows, totalElements: 3, totalPages: 1, counts });
    deepEqual(
      (await checked).map(({ clientId }) => clientId),
      ['1', '3'],
    );
  });

  it('is mapped to one company, but for those that have it already', async () => {
    const { client, bench } = await open();
    void bench.assign(rows as never, { id: '10', name: 'Company 10' }, {});
    deepEqual(
      (
        client.only('saveOrganizationMappings').body as { origin: string; mappings: { clientId: string }[] }
      ).mappings.map(({ clientId }) => clientId),
      ['2', '3'],
    );
  });

  it('makes a step of what was changed elsewhere', async () => {
    const { client, bench, source } = await open();
    const before = bench.edition.value;
    source.changed('2', '9');
    ok(bench.edition.value > before);
    const asked = bench.everyRow(new AbortController().signal);
    await client.only('listOrganizationMappings').answer({
      results: [{ ...row('2', '20'), provenance: { mappedBy: 'A', mappedAt: 5, origin: 'MANUAL' } }],
      totalElements: 1,
      totalPages: 1,
      counts,
    });
    await asked;
    deepEqual(
      bench.history.undone.value?.changes.map(({ clientId, before: was, after }) => [
        clientId,
        was.target,
        after.target?.id,
      ]),
      [['2', null, '20']],
    );
  });

  it('asks for the count of ambiguous names once it is quiet, and says nothing of it before', async () => {
    const { client, bench } = await open();
    const asked = bench.fetcher({
      pageIndex: 0,
      pageSize: 250,
      ...query,
      signal: new AbortController().signal,
    });
    await client.only('listOrganizationMappings').answer({
      results: [],
      totalElements: 0,
      totalPages: 0,
      counts: { ...counts, ambiguous: null },
    });
    await asked;
    equal(bench.counts.value?.ambiguous, null);
    await new Promise((resolve) => setTimeout(resolve));
    await turns();
    equal(client.only('listOrganizationMappings').query.state, 'AMBIGUOUS');
    await client.only('listOrganizationMappings').answer({
      results: [],
      totalElements: 0,
      totalPages: 0,
      counts: { ...counts, ambiguous: 7 },
    });
    equal(bench.counts.value?.ambiguous, 7);
  });
});
