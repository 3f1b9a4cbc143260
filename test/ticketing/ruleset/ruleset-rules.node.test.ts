/** What has to be true of a ruleset, and how it comes from and goes to the wire. Source: spec 001 §4.4, §5.4 and §9. */
import { type RulesetFacts, rulesetIssues } from '../../../src/ticketing/ruleset/ruleset-rules.ts';
import { rulesetTypes } from '../../../src/ticketing/ruleset/ruleset-types.ts';
import {
  emptyRuleset,
  type RulesetValues,
  rulesetFromWire,
  rulesetToWire,
  withinUnit,
} from '../../../src/ticketing/ruleset/ruleset-values.ts';
import { deepEqual, equal } from '../../support/assert.ts';

const complete: RulesetValues = {
  ...emptyRuleset,
  name: 'Servers',
  ticketFormId: '1',
  status: 'NEW',
  tags: ['vip'],
  resetStatus: 'RESOLVED',
  retriggerStatus: 'OPEN',
  retriggerTags: ['again'],
  retriggerPriority: 'HIGH',
  retriggerSeverity: 'MAJOR',
};
const issues = (values: Partial<RulesetValues> = {}, facts: Partial<RulesetFacts> = {}) =>
  rulesetIssues({ ...complete, ...values, type: 'CONDITION_RULE', isOffered: () => undefined, ...facts });
const told = (...args: Parameters<typeof issues>) => issues(...args).map(({ path, code }) => `${path} ${code}`);
const time = (inputValue: string, unit: 'MINUTES' | 'HOURS' | 'DAYS' = 'HOURS') => ({
  resetTime: { inputValue, unit },
});

describe('The rules of a ticket ruleset', () => {
  it('require name, form and status of each type, and of condition rules what follows', () => {
    deepEqual(told(), []);
    const nothing = { ...emptyRuleset, resetTime: { inputValue: '', unit: 'DAYS' } } as const;
    deepEqual(told(nothing), [
      'name required',
      'ticketFormId required',
      'status required',
      'resetTime required',
      'resetStatus required',
      'retriggerStatus required',
    ]);
    for (const type of ['SCRIPT_RULE', 'ACTIVITY_RULE'] as const)
      deepEqual(told(nothing, { type }), ['name required', 'ticketFormId required', 'status required']);
    deepEqual(told({ name: '   ' }), ['name required']);
  });

  it('allow a name of 50 characters', () => {
    deepEqual(told({ name: 'x'.repeat(50) }), []);
    deepEqual(issues({ name: 'x'.repeat(51) }), [{ path: 'name', code: 'tooLong', limit: 50 }]);
  });

  it('want no status of a condition that comes again where a new ticket is created', () => {
    deepEqual(told({ createNewTicket: true, retriggerStatus: '' }), []);
    deepEqual(told({ createNewTicket: false, retriggerStatus: '' }), ['retriggerStatus required']);
  });

  it('allow whole reset times up to the maximum of the unit', () => {
    for (const [unit, most] of [
      ['MINUTES', 59_999],
      ['HOURS', 999],
      ['DAYS', 41],
    ] as const) {
      for (const good of [0, 1, most]) deepEqual(told(time(String(good), unit)), []);
      for (const bad of [String(most + 1), '-1', '1.5', 'soon', '1e2', '9'.repeat(30)])
        deepEqual(issues(time(bad, unit)), [{ path: 'resetTime', code: 'notInRange', limit: most }], `${bad} ${unit}`);
    }
    deepEqual(told({ ...time('99999999') }, { type: 'SCRIPT_RULE' }), []);
  });

  it('refuse what is not offered, once that is known, where it would be sent', () => {
    const nothingIsOffered = { isOffered: () => false };
    deepEqual(told({ priority: 'HIGH', severity: 'MAJOR' }, nothingIsOffered), [
      'ticketFormId inactiveForm',
      'status unknownStatus',
      'priority invalid',
      'severity invalid',
      'resetStatus unknownStatus',
      'retriggerStatus unknownStatus',
      'retriggerPriority invalid',
      'retriggerSeverity invalid',
    ]);
    deepEqual(
      told({ createNewTicket: true }, nothingIsOffered).filter((one) => one.startsWith('retrigger')),
      ['retriggerStatus unknownStatus'],
    );
    deepEqual(told({}, { ...nothingIsOffered, type: 'ACTIVITY_RULE' }), [
      'ticketFormId inactiveForm',
      'status unknownStatus',
    ]);
  });
});

describe('A ticket ruleset on the wire', () => {
  it('comes back as it was sent', () => {
    for (const type of rulesetTypes) {
      const sent = rulesetToWire(complete, type);
      deepEqual(rulesetToWire(rulesetFromWire(sent), type), sent);
    }
    deepEqual(rulesetFromWire(rulesetToWire(complete, 'CONDITION_RULE')), complete);
  });

  it('begins with Use Policy, Use Current and an hour', () => {
    const { conditionTriggerSettings, conditionReTriggerSettings, conditionResetSettings } = rulesetToWire(
      emptyRuleset,
      'CONDITION_RULE',
    );
    deepEqual([conditionTriggerSettings.priority, conditionTriggerSettings.severity], [null, null]);
    deepEqual([conditionReTriggerSettings?.priority, conditionReTriggerSettings?.severity], [null, null]);
    deepEqual(conditionResetSettings, { status: null, time: { value: 1, unit: 'HOURS' } });
  });

  it('has tags, priority and severity of a retrigger cleared where a new ticket is created, and keeps its status', () => {
    const { conditionReTriggerSettings } = rulesetToWire({ ...complete, createNewTicket: true }, 'CONDITION_RULE');
    deepEqual(conditionReTriggerSettings, {
      createNewTicket: true,
      status: 'OPEN',
      tags: [],
      priority: null,
      severity: null,
    });
  });

  it('has reset and retrigger of condition rules only', () => {
    const names = Object.keys(rulesetToWire(complete, 'SCRIPT_RULE'));
    deepEqual(names, ['enabled', 'name', 'type', 'conditionTriggerSettings']);
  });
});

describe('Another unit of the reset time', () => {
  it('takes at most its maximum, and leaves what is less, or is no number, as it was typed', () => {
    for (const [inputValue, unit, expected] of [
      ['100', 'DAYS', '41'],
      ['41', 'DAYS', '41'],
      ['5000', 'HOURS', '999'],
      ['70000', 'MINUTES', '59999'],
      ['12', 'DAYS', '12'],
      ['', 'DAYS', ''],
      ['soon', 'DAYS', 'soon'],
    ] as const)
      equal(withinUnit({ inputValue, unit }).inputValue, expected);
  });
});
