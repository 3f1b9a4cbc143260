/** What has to be true of a ticket ruleset, for its form and for the server. Source: spec 001 §5.4 and §9. */
import {
  atMost,
  brokenRules,
  type FormIssue,
  type FormRule,
  type RuleTable,
  refusedWhen,
  required,
} from '../../base/form-rules.ts';
import { timeUnits } from '../terms/choices.ts';
import { limits } from '../terms/limits.ts';
import { canReset, type RulesetType } from './ruleset-types.ts';
import type { ResetTime, RulesetValues } from './ruleset-values.ts';

export type RulesetIssueCode = 'required' | 'tooLong' | 'invalid' | 'inactiveForm' | 'unknownStatus' | 'notInRange';

export interface RulesetFacts extends RulesetValues {
  readonly type: RulesetType;
  /** Whether a ticket may have it. Undefined: that is not known here, or not yet. */
  isOffered(kind: 'form' | 'status' | 'priority' | 'severity', id: string): boolean | undefined;
}

type Rule<Value> = FormRule<Value, RulesetFacts, RulesetIssueCode>;

const resets = ({ type }: RulesetFacts) => canReset(type);
/** A condition that comes again changes the ticket that it has. */
const changes = (facts: RulesetFacts) => resets(facts) && !facts.createNewTicket;

const offered = (
  kind: Parameters<RulesetFacts['isOffered']>[0],
  code: RulesetIssueCode,
  when: (facts: RulesetFacts) => boolean = () => true,
): Rule<string> => refusedWhen(code, (id, facts) => id !== '' && when(facts) && facts.isOffered(kind, id) === false);

/** One for each unit, so that the limit which is told is the unit's own. */
const inRange: readonly Rule<ResetTime>[] = timeUnits.map((unit) => ({
  code: 'notInRange',
  limit: limits.resetTime[unit],
  isBroken: (time, facts) => resets(facts) && time.unit === unit && !isWithin(time.inputValue, limits.resetTime[unit]),
}));

/** Whole numbers only: 0 resets at once. */
const isWithin = (text: string, most: number) => /^\d{1,9}$/.test(text) && Number(text) <= most;

const rules: RuleTable<RulesetFacts, RulesetIssueCode> = {
  name: [required(), atMost(limits.name, 'tooLong')],
  ticketFormId: [required(), offered('form', 'inactiveForm')],
  status: [required(), offered('status', 'unknownStatus')],
  priority: [offered('priority', 'invalid')],
  severity: [offered('severity', 'invalid')],
  resetTime: [
    refusedWhen('required', ({ inputValue }, facts) => resets(facts) && inputValue.trim() === ''),
    ...inRange,
  ],
  resetStatus: [required({ when: resets }), offered('status', 'unknownStatus', resets)],
  retriggerStatus: [required({ when: changes }), offered('status', 'unknownStatus', resets)],
  retriggerPriority: [offered('priority', 'invalid', changes)],
  retriggerSeverity: [offered('severity', 'invalid', changes)],
};

export const rulesetIssues = (facts: RulesetFacts): FormIssue<RulesetIssueCode>[] => brokenRules(rules, facts);
