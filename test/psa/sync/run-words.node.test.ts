/** How runs and what they did are told. */
import { signal } from '@preact/signals-core';
import { translator } from '../../../src/host/messages.ts';
import type { SyncLogEntry, SyncRun } from '../../../src/psa/agreement-sync-contract.ts';
import { psaMessages } from '../../../src/psa/psa-messages.ts';
import { changeText, durationText, whyText } from '../../../src/psa/sync/runs/run-words.ts';
import { syncMessages } from '../../../src/psa/sync/sync-messages.ts';
import { equal } from '../../support/assert.ts';

const english = signal({ locale: 'en', translate: () => undefined });
const t = translator(syncMessages, english);
const tPsa = translator(psaMessages, english);

const entry = (kind: SyncLogEntry['kind'], before: string | null, after: string | null): SyncLogEntry => ({
  id: '1',
  kind,
  outcome: 'CHANGED',
  name: 'Device',
  before,
  after,
});
const told = (...side: Parameters<typeof entry>) => changeText(entry(...side), t, tPsa);

const run = (more: Partial<SyncRun>): SyncRun => ({
  id: '1',
  started: 0,
  state: 'COMPLETED',
  trigger: 'DEMAND',
  counts: { created: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0 },
  ...more,
});

describe('What a run did', () => {
  it('is told by the names that the pages have for it', () => {
    equal(told('CONFIGURATION', 'ram: 8 GB, siteId: 4', 'ram: 16 GB, siteId: '), 'RAM: 8 GB → 16 GB, Site: 4 → –');
    equal(told('CONFIGURATION', 'statusId: Active', 'statusId: Retired'), 'Status: Active → Retired');
    equal(told('CONFIGURATION', 'companyId: 5', 'companyId: 7'), 'Company: 5 → 7');
    equal(told('CONFIGURATION', 'model: A, B', 'model: C: D'), 'Model: A, B → C: D');
    equal(told('CONFIGURATION', 'constructor: 1', 'constructor: 2'), 'constructor: 1 → 2');
    equal(told('CONFIGURATION', null, null), '');
  });

  it('is told of agreements as quantities', () => {
    equal(told('AGREEMENT', '3', '5'), 'Quantity 3 → 5');
    equal(told('AGREEMENT', null, '5'), 'Quantity 5');
    equal(told('AGREEMENT', null, null), '');
  });

  it('is told with why it ran and how long that took', () => {
    equal(whyText(run({ startedBy: 'Aiko' }), t), 'Started by Aiko');
    equal(whyText(run({}), t), 'Started by hand');
    equal(whyText(run({ trigger: 'SCHEDULE', startedBy: null }), t), 'On schedule');
    equal(durationText(run({ finished: null }), 'en'), undefined);
    equal(durationText(run({ finished: 400 }), 'en'), '0 sec');
    equal(durationText(run({ finished: 125_000 }), 'en'), '2 min 5 sec');
    equal(durationText(run({ finished: 120_000 }), 'en'), '2 min');
  });
});
