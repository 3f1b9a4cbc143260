/** What is synchronized, when, and how it is told; the texts of the PSA pages. Source: spec 002 §2.5, §2.6, §3, §4, §8 and §9. */
import fc from 'fast-check';
import { sinceRefresh } from '../../src/psa/page/last-refresh.ts';
import { createProviderData } from '../../src/psa/page/provider-data-model.ts';
import { psaMessages } from '../../src/psa/psa-messages.ts';
import {
  agreementSchedule,
  agreementScheduleIssues,
  defaultAgreementSchedule,
  editedSchedule,
} from '../../src/psa/sync/agreement-schedule.ts';
import {
  attributeItems,
  attributesFromWire,
  attributeTables,
  selectAllState,
  withAll,
  withAttribute,
} from '../../src/psa/sync/sync-attributes.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { fakeClient, turns } from '../support/fake-client.ts';

describe('Device sync attributes', () => {
  const nothing = { attributes: [], questions: [] };

  it('are the document’s, spelt as there', () => {
    deepEqual([...attributeTables.psacw.required], ['deviceIdentifier', 'ipAddress', 'managementLink', 'name']);
    equal(attributeTables.psacw.optional.length, 10);
    ok(attributeTables.psacw.optional.includes('cpuSPeed') && attributeTables.psaat.optional.includes('cpuSpeed'));
    equal(attributeTables.psacw.questions.length, 6);
    equal(attributeTables.psaat.chosen.length, 11);
  });

  it('have a label each', () => {
    const labels: Readonly<Record<string, string>> = psaMessages.en.attributes;
    for (const { required, optional, questions } of Object.values(attributeTables))
      for (const name of [...required, ...optional, ...questions]) ok(labels[name], name);
  });

  it('that are required cannot be taken away', () => {
    const items = attributeItems('psacw', 'attributes', nothing);
    const locked = items.filter(({ isLocked }) => isLocked);
    deepEqual(
      locked.map(({ name }) => name),
      [...attributeTables.psacw.required],
    );
    for (const item of locked) {
      ok(item.isChecked);
      equal(withAttribute(nothing, 'attributes', item, false), nothing);
    }
    ok(
      attributeItems('psacw', 'attributes', nothing, ['ram']).some(({ name, isLocked }) => name === 'ram' && isLocked),
    );
    deepEqual(
      attributeItems('psaat', 'attributes', nothing, ['serialNumber', 'model'])
        .filter(({ isLocked }) => isLocked)
        .map(({ name }) => name),
      ['model', 'name', 'serialNumber'],
    );
    deepEqual(
      attributesFromWire({ requiredAttributes: ['name'], attributes: ['name', 'ram'], questions: [] }).attributes,
      ['ram'],
    );
  });

  it('are checked one by one and all at once, however often', () => {
    const names = [...attributeTables.psacw.optional];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names, 'name'), fc.boolean())), (presses) => {
        let values: { attributes: readonly string[]; questions: readonly string[] } = nothing;
        const wanted = new Set<string>();
        const items = () => attributeItems('psacw', 'attributes', values);
        for (const [name, isChecked] of presses) {
          const item = items().find((one) => one.name === name);
          ok(item);
          values = withAttribute(values, 'attributes', item, isChecked);
          if (name !== 'name') wanted[isChecked ? 'add' : 'delete'](name);
        }
        deepEqual([...values.attributes].sort(), [...wanted].sort());
        const state = wanted.size === 0 ? 'none' : wanted.size === names.length ? 'all' : 'some';
        equal(selectAllState(items()), state);
        equal(
          selectAllState(attributeItems('psacw', 'attributes', withAll(values, 'attributes', items(), true))),
          'all',
        );
        deepEqual(withAll(values, 'attributes', items(), false).attributes, []);
      }),
    );
  });
});

describe('The schedule of the agreement sync', () => {
  it('is monthly at nine, without an end', () => {
    const schedule = defaultAgreementSchedule('2026-11-01');
    deepEqual(
      [schedule.repeats, schedule.runAtHour, schedule.runAtMinute, schedule.end.type],
      ['MONTHLY', 9, 0, 'NEVER'],
    );
    deepEqual(agreementScheduleIssues(schedule), []);
  });

  it('recurs every 1 to 12 months, and never otherwise than monthly', () => {
    const every = (repeatsEveryCount: number) =>
      agreementScheduleIssues({ ...defaultAgreementSchedule('2026-11-01'), repeatsEveryCount }).map(({ path }) => path);
    deepEqual(every(12), []);
    deepEqual(every(13), ['repeatsEveryCount']);
    deepEqual(every(0), ['repeatsEveryCount']);
    const edited = { ...editedSchedule(defaultAgreementSchedule('2026-11-01')), repeats: 'DAILY' as const };
    equal(agreementSchedule(edited).repeats, 'MONTHLY');
  });
});

describe('The last refresh', () => {
  const now = 1_800_000_000_000;
  const ago = (milliseconds: number) => sinceRefresh(now - milliseconds, { locale: 'en', now });

  it('is told in words from five minutes on', () => {
    equal(ago(0), undefined);
    equal(ago(-5000), undefined);
    equal(ago(299_000), undefined);
    equal(ago(300_000), '5 minutes ago');
    equal(ago(7 * 60_000), '7 minutes ago');
    equal(ago(3 * 3_600_000), '3 hours ago');
    equal(ago(25 * 3_600_000), 'yesterday');
  });
});

describe('Refreshing a provider', () => {
  function begin() {
    const client = fakeClient();
    const notices: string[] = [];
    const data = createProviderData({ client, provider: 'psacw', onNotice: (notice) => notices.push(notice) });
    return { client, data, notices };
  }

  it('shows that it runs, once, and what has become of it', async () => {
    const { client, data, notices } = begin();
    await client.only('readPsacwRefresh').answer({ lastRefresh: null });
    void data.refresh();
    void data.refresh();
    ok(data.isRefreshing.value);
    await client.only('refreshPsacwEntities').answer({ lastRefresh: 5 });
    await client.only('readPsacwRefresh').answer({ lastRefresh: 5 });
    ok(!data.isRefreshing.value);
    equal(data.edition.value, 1);
    deepEqual(data.lastRefresh.value, { status: 'ready', value: 5 });
    deepEqual(notices, ['refreshed']);
  });

  it('says that it failed, and can be pressed again', async () => {
    const { client, data, notices } = begin();
    void data.refresh();
    await client.only('refreshPsacwEntities').fail();
    ok(!data.isRefreshing.value);
    equal(data.edition.value, 0);
    void data.refresh();
    await client.only('refreshPsacwEntities').answer({ lastRefresh: 5 });
    deepEqual(notices, ['refreshFailed', 'refreshed']);
  });

  it('is given up with its page', async () => {
    const { client, data, notices } = begin();
    void data.refresh();
    const asked = client.only('refreshPsacwEntities');
    data[Symbol.dispose]();
    await turns();
    ok(asked.signal?.aborted);
    deepEqual(notices, []);
  });
});

describe('The texts', () => {
  it('are those of the document’s catalogue', () => {
    const { issues, notices, empty, confirm } = psaMessages.en;
    deepEqual(Object.values(issues), [
      'Required',
      'Invalid',
      'Max length for name is {{limit}} chars',
      'Configuration type mapping name already taken',
      'Product mapping name already taken',
      'Already exists a mapping with the same role and groups',
    ]);
    deepEqual(Object.values(notices).slice(0, 5), [
      'Successfully updated provider entities',
      'Error while refreshing provider entities',
      'Error fetching Company agreements',
      'Error setting device sync attributes',
      'Error fetching initial data',
    ]);
    deepEqual(Object.values(empty), [
      'No Organizations',
      'No Mappings',
      'There are no sites to be mapped',
      'No accounts available',
      'No role mappings available',
      'No results match',
    ]);
    equal(
      confirm.clear,
      'All provider Company-mapping data for the selected Organizations will be permanently deleted',
    );
    equal(confirm.clearQuestion, 'Are you sure you want to delete this data.');
  });
});
