/**
 * What is wrong with an automation, a response template or a board. The editor shows it, and the server refuses by the
 * same rules. Source: spec 001 §5.1 and §5.2.
 */
import { rowKey } from '../../base/form-rules.ts';
import { stringOf } from '../actions/action-values.ts';
import { actionOf } from '../actions/actions.ts';
import { dayOf, numberOf } from '../conditions/amount-conditions.ts';
import {
  attributeIdOf,
  conditionField,
  isTimeSince,
  operatorsOf,
  timeSinceStatusOf,
} from '../conditions/condition-fields.ts';
import { conditionKind } from '../conditions/condition-kinds.ts';
import { isOperator, operatorRow } from '../conditions/operators.ts';
import { textsOf } from '../conditions/text-conditions.ts';
import { isQuarter, isWhole, timeSinceParts } from '../conditions/time-since.ts';
import {
  type ActionRow,
  type Automation,
  type AutomationType,
  type Condition,
  type ConditionGroup,
  conditionGroups,
  conditionsOf,
} from '../terms/automation.ts';
import { type AutomationIssue, below, type FieldIssue } from '../terms/issue.ts';
import { limits } from '../terms/limits.ts';
import { isListed, type ReferenceFacts, refusalOf } from '../terms/references.ts';
import { idOf, type TicketAttribute } from '../terms/ticket.ts';
import { isSystemColumn } from './board-columns.ts';

export interface ValidationFacts extends ReferenceFacts {
  /** Where they are not given, attributes and their operators are not looked at. */
  readonly attributes?: readonly TicketAttribute[] | undefined;
  readonly numericMaximum?: number | undefined;
}

/** What was found in the rows of a group, each at its row's index; of one that has to be looked at again, `undefined`. */
interface CheckedRows {
  readonly facts: ValidationFacts;
  readonly rows: readonly Condition[];
  readonly found: readonly (readonly FieldIssue[] | undefined)[];
}
type CheckedGroups = Map<ConditionGroup, CheckedRows>;

/** In the order of the editor: general, conditions, actions, columns. */
export const automationIssues = (automation: Automation, facts: ValidationFacts = {}): AutomationIssue[] =>
  createAutomationCheck()(automation, facts);

/**
 * The same for one that is edited, of one type: rows that are as they were at the call before are not looked at again, so that a key in
 * one of hundreds does not take as long as all of them.
 */
export function createAutomationCheck(): (automation: Automation, facts: ValidationFacts) => AutomationIssue[] {
  const checked: CheckedGroups = new Map();
  return (automation, facts) => [
    ...generalIssues(automation),
    ...(automation.system === true ? [] : conditionIssues(automation, facts, checked)),
    ...actionIssues(automation, facts),
    ...columnIssues(automation, facts),
  ];
}

function generalIssues(automation: Automation): AutomationIssue[] {
  // Of a file or another program they may be anything.
  const name = stringOf(automation.name);
  const description = stringOf(automation.description);
  const issues: AutomationIssue[] = [];
  if (name.trim() === '') issues.push({ path: 'name', code: 'required' });
  if (name.length > limits.name) issues.push({ path: 'name', code: 'nameTooLong', limit: limits.name });
  if (description.length > limits.description)
    issues.push({ path: 'description', code: 'descriptionTooLong', limit: limits.description });
  return issues;
}

function conditionIssues(automation: Automation, facts: ValidationFacts, checked: CheckedGroups): AutomationIssue[] {
  const { type } = automation;
  if (type === 'RESPONSE_TEMPLATE') return [];
  const conditions = conditionsOf(automation);
  const issues: AutomationIssue[] = [];
  for (const group of conditionGroups) {
    const rows = conditions[group];
    const before = checked.get(group);
    const last = before?.facts === facts ? before : undefined;
    const found: (readonly FieldIssue[] | undefined)[] = [];
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as Condition;
      const known = last?.rows[index] === row ? last.found[index] : undefined;
      const now = known ?? issuesOfRow(row, type, group, facts);
      if (now.length > 0) issues.push(...below(`conditions.${group}.${rowKey(row, index)}`, now));
      // Whoever is named may be deleted at any time.
      found.push(known ?? (conditionField(row.field, facts)?.noun === undefined ? now : undefined));
    }
    checked.set(group, { facts, rows, found });
  }
  if (conditions.all.length + conditions.any.length === 0) return [{ path: 'conditions', code: 'noConditions' }];
  if (type === 'TIME_BASED' && !conditions.all.some(({ field }) => isTimeSince(field)))
    issues.unshift({ path: 'conditions', code: 'noTimeSince' });
  return issues;
}

function issuesOfRow(
  row: Condition,
  type: AutomationType,
  group: ConditionGroup,
  facts: ValidationFacts,
): FieldIssue[] {
  const field = conditionField(row.field, facts);
  const isOfFacts = attributeIdOf(row.field) !== undefined && facts.attributes === undefined;
  if (!field) return isOfFacts ? [] : [{ path: 'field', code: 'unknownField' }];
  if (!field.types.includes(type) || isUnknownStatus(row.field, facts))
    return [{ path: 'field', code: 'unknownField' }];
  if (!field.groups.includes(group)) return [{ path: 'field', code: 'wrongGroup' }];
  if (!isOperator(row.operator) || !operatorsOf(row.field, type, facts).includes(row.operator))
    return [{ path: 'operator', code: 'unknownOperator' }];
  if (operatorRow(row.operator).takes === 'none') return [];
  if (field.kind === 'elapsed') return timeSinceIssues(row.value);
  if (textsOf(conditionKind(field.kind).fromWire(row.operator, row.value)).length === 0)
    return [{ path: 'value', code: 'required' }];
  const refusal = refusalOf(field.noun, row.value, facts);
  if (refusal) return [{ path: 'value', code: refusal }];
  if (field.kind === 'date' && dayOf(row.value) === undefined) return [{ path: 'value', code: 'notADate' }];
  return field.kind === 'number' ? numberIssues(row, facts) : [];
}

const isUnknownStatus = (field: string, { statuses }: ValidationFacts) => {
  const status = timeSinceStatusOf(field);
  return status !== undefined && !isListed(status, statuses);
};

function timeSinceIssues(value: unknown): FieldIssue[] {
  const { hours, minutes } = timeSinceParts(value);
  if (!isWhole(hours) || Number(hours) > limits.timeSinceHours)
    return [{ path: 'value', code: 'notInRange', minimum: 0, limit: limits.timeSinceHours }];
  if (!isWhole(minutes) || !isQuarter(minutes)) return [{ path: 'value', code: 'notAQuarter' }];
  return Number(hours) === 0 && Number(minutes) === 0 ? [{ path: 'value', code: 'required' }] : [];
}

/** A decimal attribute takes decimals; of a whole number the document says what it may be. */
function numberIssues({ field, value }: Condition, { attributes = [], numericMaximum }: ValidationFacts): FieldIssue[] {
  const maximum = numericMaximum ?? limits.numericAttribute;
  const attribute = attributes.find(({ id }) => idOf(id) === attributeIdOf(field));
  const text = String(value).trim();
  const isDecimal = attribute?.attributeType === 'DECIMAL';
  if (isDecimal ? numberOf(text) === undefined : !/^0*[1-9]\d*$/.test(text))
    return [{ path: 'value', code: isDecimal ? 'notANumber' : 'notAPositiveInteger' }];
  return Number(text) > maximum ? [{ path: 'value', code: 'numberTooLarge', limit: maximum }] : [];
}

function actionIssues({ type, actions }: Automation, facts: ValidationFacts): AutomationIssue[] {
  if (type === 'BOARD') return [];
  const rows = actions ?? [];
  if (rows.length === 0) return [{ path: 'actions', code: 'noActions' }];
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const path = `actions.${rowKey(row, index)}`;
    const isAgain = seen.has(row.field);
    seen.add(row.field);
    return actionRowIssues(row, isAgain, type, facts, path);
  });
}

function actionRowIssues(
  { field, value }: ActionRow,
  isAgain: boolean,
  type: Automation['type'],
  facts: ValidationFacts,
  path: string,
): AutomationIssue[] {
  const kind = actionOf(field);
  if (!kind?.types.includes(type)) return [{ path: `${path}.field`, code: 'unknownAction' }];
  if (isAgain && kind.isOnce) return [{ path: `${path}.field`, code: 'onlyOnce' }];
  return below(`${path}.value`, kind.validate(kind.read(value), { ...facts, type }));
}

function columnIssues({ type, columns = [] }: Automation, { attributes }: ValidationFacts): AutomationIssue[] {
  if (type !== 'BOARD') return [];
  if (columns.length === 0) return [{ path: 'columns', code: 'noColumns' }];
  const known = attributes && new Set(attributes.map(({ id }) => idOf(id)));
  const isKnown = (column: string) => {
    const id = attributeIdOf(column);
    return id === undefined ? isSystemColumn(column) : !known || known.has(id);
  };
  return columns.every(isKnown) ? [] : [{ path: 'columns', code: 'unknownColumn' }];
}
