/**
 * What is allowed in a rule but hardly meant. It warns and never blocks. A rule of the lint is one entry of the table; its
 * text is in the messages, by its name.
 */
import { rowKey } from '../../base/form-rules.ts';
import type { MessageValues } from '../../base/message-tree.ts';
import { recordOf, stringOf } from '../actions/action-values.ts';
import { actionOf } from '../actions/actions.ts';
import { conditionField, type FieldFacts } from '../conditions/condition-fields.ts';
import { placeholdersIn } from '../placeholders/placeholder-text.ts';
import { type Automation, type Condition, type ConditionGroup, conditionsOf } from '../terms/automation.ts';
import { idOf, idsOf } from '../terms/ticket.ts';
import { changesOf, changesTicket, type FieldChange } from './action-changes.ts';
import { constraintOf, contradict, oppositeOf } from './constraints.ts';

export interface LintFacts extends FieldFacts {
  /** The other automations in their order, of which those that follow may undo this one. */
  readonly others?: readonly Automation[] | undefined;
}

export interface Finding {
  readonly rule: LintRule;
  /** Paths: `conditions.all.3`, `actions.0`; a row by its `id` where it has one. */
  readonly rows: readonly string[];
  readonly values?: MessageValues;
}

type Check = (automation: Automation, facts: LintFacts) => readonly Omit<Finding, 'rule'>[];

export const LINT_RULES = {
  contradiction: (automation, facts) => pairs(automation, 'all', facts, constraintOf),
  tautology: (automation, facts) => pairs(automation, 'any', facts, oppositeOf),
  endless: (automation, facts) => (isEndless(automation, facts) ? [{ rows: timeRows(automation) }] : []),
  addedAndRemoved: tagsAddedAndRemoved,
  placeholder: misplacedPlaceholders,
  retriggers: ownTriggers,
  undone: undoneByOthers,
} as const satisfies Record<string, Check>;

export type LintRule = keyof typeof LINT_RULES;

export function findings(automation: Automation, facts: LintFacts = {}): Finding[] {
  return (Object.keys(LINT_RULES) as LintRule[]).flatMap((rule) => {
    const check: Check = LINT_RULES[rule];
    return check(automation, facts).map((finding) => ({ rule, ...finding }));
  });
}

function pairs(
  automation: Automation,
  group: ConditionGroup,
  facts: LintFacts,
  demandOf: typeof constraintOf,
): Omit<Finding, 'rule'>[] {
  const rows = conditionsOf(automation)[group].map((row, index) => ({
    field: row.field,
    path: conditionPath(group, row, index),
    demand: demandOf(row, facts),
  }));
  return rows.flatMap((one, index) =>
    rows
      .slice(index + 1)
      .filter(({ field, demand }) => field === one.field && one.demand && demand && contradict(one.demand, demand))
      .map((other) => ({ rows: [one.path, other.path] })),
  );
}

const conditionPath = (group: ConditionGroup, row: Condition, index: number) =>
  `conditions.${group}.${rowKey(row, index)}`;
const actionPath = ({ actions }: Automation, index: number) => `actions.${rowKey(actions?.[index], index)}`;

const timeRows = (automation: Automation) =>
  conditionsOf(automation).all.flatMap((row, index) =>
    conditionField(row.field)?.kind === 'elapsed' ? [conditionPath('all', row, index)] : [],
  );

/** Asked every quarter of an hour, it acts every quarter of an hour: nothing that it does makes it stop holding. */
function isEndless(automation: Automation, facts: LintFacts): boolean {
  if (automation.type !== 'TIME_BASED' || !automation.actions?.length) return false;
  const { all } = conditionsOf(automation);
  if (!all.some(({ field }) => conditionField(field)?.kind === 'elapsed')) return false;
  const changes = changesOf(automation.actions);
  return !all.some(
    (row) =>
      row.operator === 'hours_since:is' ||
      (row.field === 'ticket_changed' &&
        row.operator !== 'hours_since:less_or_equal_than' &&
        changesTicket(automation.actions ?? [])) ||
      changes.some((change) => ends(change, row, facts)),
  );
}

/** Afterwards the condition does not hold. */
function ends({ field, change, values }: FieldChange, row: Condition, facts: LintFacts): boolean {
  const demand = constraintOf(row, facts);
  // Another status begins its own time; the time since the last one goes on.
  if (row.field !== field || !demand) return false;
  if (demand.kind === 'single' && change === 'set')
    return contradict(demand, { kind: 'single', values, isOneOf: true });
  if (demand.kind !== 'several' || demand.values === 'any')
    return demand.kind === 'several' && !demand.has && change === 'added';
  const wanted = demand.values;
  if (change === 'removed') return demand.has && wanted.every((value) => values.includes(value));
  if (change === 'set' && demand.has) return !wanted.some((value) => values.includes(value));
  return !demand.has && wanted.some((value) => values.includes(value));
}

function tagsAddedAndRemoved(automation: Automation): Omit<Finding, 'rule'>[] {
  const changes = changesOf(automation.actions ?? []).filter(({ field }) => field === 'tags');
  return changes.flatMap((one, index) =>
    changes
      .slice(index + 1)
      .flatMap((other) =>
        doesOpposite(one, other)
          ? [{ rows: [actionPath(automation, one.row), actionPath(automation, other.row)] }]
          : [],
      ),
  );
}

/** The second takes back what the first did. */
function doesOpposite(one: FieldChange, other: FieldChange): boolean {
  const shares = one.values.some((value) => other.values.includes(value));
  if (one.change === 'added')
    return other.change === 'removed' ? shares : other.change === 'set' && !covers(other, one);
  if (one.change === 'removed') return other.change !== 'removed' && shares;
  return other.change === 'removed' ? shares : other.change === 'set' && !covers(other, one);
}

const covers = (all: FieldChange, part: FieldChange) => part.values.every((value) => all.values.includes(value));

const placeholderCodes = ['noCurrentUser', 'badPlaceholder', 'severalCommentPlaceholders', 'placeholderInWrongField'];

/** As the server would refuse it, before it does. */
function misplacedPlaceholders(automation: Automation): Omit<Finding, 'rule'>[] {
  return (automation.actions ?? []).flatMap(({ field, value }, index) => {
    const kind = actionOf(field);
    const issues = kind?.validate(kind.read(value), { type: automation.type }) ?? [];
    return issues.some(({ code }) => placeholderCodes.includes(code))
      ? [{ rows: [actionPath(automation, index)] }]
      : [];
  });
}

/** It changes what it waits for, and so is called by its own change. */
function ownTriggers(automation: Automation): Omit<Finding, 'rule'>[] {
  if (automation.type !== 'EVENT_BASED') return [];
  const { all, any } = conditionsOf(automation);
  if (
    all.some(
      ({ field, operator, value }) => field === 'action' && (operator === 'equals') === (idOf(value) === 'INSERT'),
    )
  )
    return [];
  const waiting = [
    ...all.map((row, index) => ({ row, path: conditionPath('all', row, index) })),
    ...any.map((row, index) => ({ row, path: conditionPath('any', row, index) })),
  ];
  const grows = (automation.actions ?? []).flatMap(({ field, value }, index) =>
    field === 'ticket' && placeholdersIn(stringOf(recordOf(value).summary)).includes('ticket.subject')
      ? [{ rows: [actionPath(automation, index)] }]
      : [],
  );
  return [
    ...grows,
    ...changesOf(automation.actions ?? []).flatMap((change) =>
      waiting
        .filter(({ row }) => row.field === change.field && isCalledBy(change, row))
        .map(({ path }) => ({ rows: [path, actionPath(automation, change.row)] })),
    ),
  ];
}

const isCalledBy = ({ change, values }: FieldChange, { operator, value }: Condition) =>
  change === 'set' && (operator === 'changed' || (operator === 'changed_to' && idsOf(value)[0] === values[0]));

/** Whenever this one runs a later one does, and takes back what it did. */
function undoneByOthers(automation: Automation, { others = [] }: LintFacts): Omit<Finding, 'rule'>[] {
  const at = others.findIndex(({ id }) => id !== undefined && idOf(id) === idOf(automation.id));
  const own = changesOf(automation.actions ?? []);
  return others
    .slice(at + 1)
    .filter((other) => other.enabled !== false && other.type === automation.type)
    .flatMap((other) => {
      const theirs = changesOf(other.actions ?? []);
      const undone = own.filter((change) =>
        theirs.some(
          (their) =>
            their.field === change.field &&
            (change.field === 'tags' ? doesOpposite(change, their) : !covers(their, change)),
        ),
      );
      return undone.length === 0 || !alwaysFollows(other, automation)
        ? []
        : [{ rows: undone.map(({ row }) => actionPath(automation, row)), values: { name: other.name } }];
    });
}

/** It demands nothing that this one does not demand as well. */
function alwaysFollows(other: Automation, one: Automation): boolean {
  const [theirs, ours] = [conditionsOf(other), conditionsOf(one)];
  return theirs.any.length === 0 && theirs.all.every((row) => ours.all.some((own) => isSame(own, row)));
}

const isSame = (one: Condition, other: Condition) =>
  one.field === other.field &&
  one.operator === other.operator &&
  idsOf(one.value).join('\n') === idsOf(other.value).join('\n');
