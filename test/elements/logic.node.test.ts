/** The rules as they are built, for programs without a page. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const folder = 'dist/logic';
const entries = readdirSync(folder).filter((file) => file.endsWith('.js'));

describe('The logic without a page', () => {
  it('is built from each entry', () => {
    assert.deepEqual(
      entries,
      readdirSync('elements/logic').map((file) => file.replace(/\.ts$/, '.js')),
    );
  });

  for (const entry of entries) {
    it(`${entry} is whole in itself and asks for no page`, () => {
      const source = readFileSync(join(folder, entry), 'utf8');
      assert.doesNotMatch(source, /^import|\bimport\(/m);
      assert.doesNotMatch(source, /\b(?:document|window|customElements)\./);
    });
  }

  it('schedules in Node', () => {
    const script = `
      import { describeSchedule, fromRecurrenceRule, nextRuns, toRecurrenceRule, validateSchedule } from './${folder}/schedule.js';
      const schedule = {
        repeats: 'WEEKLY', repeatsEveryCount: 2, daysOfWeek: ['MONDAY'],
        startDate: '2026-03-16', runAtHour: 8, runAtMinute: 30, end: { type: 'NEVER' },
      };
      console.log(JSON.stringify([
        nextRuns(schedule, { after: '2026-03-17T00:00:00Z', timeZone: 'Europe/Berlin', count: 1 }),
        describeSchedule(schedule, { locale: 'en-GB' }), toRecurrenceRule(schedule),
        fromRecurrenceRule(toRecurrenceRule(schedule)).daysOfWeek, validateSchedule({ ...schedule, daysOfWeek: [] }),
      ]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(answer), [
      ['2026-03-30T06:30:00.000Z'],
      'Every 2 weeks on Monday at 08:30, starting 16 March 2026.',
      'DTSTART:20260316T083000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
      ['MONDAY'],
      [{ path: 'daysOfWeek', message: 'Required' }],
    ]);
  });

  it('matches names in Node', () => {
    const script = `
      import { describeMatch, matchNames } from './${folder}/match-names.js';
      const { matches, ambiguous } = matchNames(
        [{ id: 7, name: 'Contosso Shipping' }, { id: 8, name: 'Nordwell' }],
        [{ id: 'a', name: 'Contoso Shipping GmbH' }, { id: 'b', name: 'Nordwell Ltd' }, { id: 'c', name: 'Nordwell Inc.' }],
      );
      console.log(JSON.stringify([
        matches.map(({ organizationId, companyId }) => [organizationId, companyId]), describeMatch(matches[0].reason),
        ambiguous.map(({ organizationId, candidates }) => [organizationId, candidates.map(({ companyId }) => companyId)]),
      ]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(answer), [
      [[7, 'a']],
      'Both have “shipping”. Similar words: “contosso” and “contoso”.',
      [[8, ['b', 'c']]],
    ]);
  });

  it('bills a month in Node', () => {
    const script = `
      import { billMonth, billTotals, describeReason } from './${folder}/billing.js';
      const lines = billMonth(
        [
          { id: 'care', variant: 'managed', name: 'Server care', price: 9500, taxable: true, quantity: { mode: 'DYNAMIC' }, nodeRoles: ['1'] },
          { id: 'work', variant: 'user-role', name: 'Field work', price: 12000, userRoles: ['7'], offHoursMultiplier: 150 },
        ],
        {
          devices: [{ id: 1, nodeRoleId: 1, groups: [] }, { id: 2, nodeRoleId: 4, groups: [] }],
          users: [], storage: [],
          timeEntries: [{ id: 'a', technicianId: 'tom', seconds: 1200, offHours: true }],
          technicians: [{ id: 'tom', userRoles: ['7'] }],
        },
      );
      console.log(JSON.stringify([
        lines.map(({ productId, quantity, unitPrice, total }) => [productId, quantity, unitPrice, total]),
        billTotals(lines), lines.flatMap(({ reasons }) => reasons).map((reason) => describeReason(reason)),
      ]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(answer), [
      [
        ['work', '0.5', 12000, 6000],
        ['care', '1', 9500, 9500],
      ],
      { total: 15_500, taxable: 9500 },
      ['0.33 h on site outside normal hours in 1 time entry, × 1 × 1.5.', '1 device has one of the product’s roles.'],
    ]);
  });

  it('answers in Node', () => {
    const script = `
      import { describe, evaluate, lint, operatorsOf, validate } from './${folder}/automation.js';
      const conditions = { all: [{ id: 'a', field: 'status', operator: 'changed_to', value: 'RESOLVED' }], any: [] };
      const situation = {
        before: { status: 'OPEN' }, after: { status: 'RESOLVED' }, now: '2026-03-16T10:00:00Z', statuses: [], attributes: [],
      };
      const automation = { type: 'EVENT_BASED', name: '', conditions, actions: [{ field: 'add_tags', value: ['vip'] }] };
      console.log(JSON.stringify([
        evaluate(conditions, situation), operatorsOf('action', 'EVENT_BASED'), validate(automation),
        describe(automation, { locale: 'en' }), lint(automation),
      ]));`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(answer), [
      {
        verdict: 'pass',
        all: [{ id: 'a', verdict: 'pass', reason: 'Status changed from Open to Resolved.' }],
        any: [],
      },
      ['equals', 'not_equals'],
      [{ path: 'name', message: 'Required' }],
      'When a ticket is created or updated, if Status changed to Resolved: add the tag vip.',
      [],
    ]);
  });
});
