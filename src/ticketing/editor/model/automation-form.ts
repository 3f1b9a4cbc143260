/**
 * An automation while it is edited: a form whose rows are signals of their own, with undo and redo, and with what can be
 * done to rows. Everything that a row may be follows from the tables of fields, operators and actions.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, untracked } from '@preact/signals-core';
import { randomId } from '../../../base/random-id.ts';
import { createUndoHistory } from '../../../base/undo-history.ts';
import { createFormModel } from '../../../ui/form/form-model.ts';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { type ActionField, actionOf, actionsFor } from '../../actions/actions.ts';
import { conditionField, fieldsOf, operatorsOf } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import { isOperator, operatorRow } from '../../conditions/operators.ts';
import { createAutomationCheck, type ValidationFacts } from '../../rules/validate.ts';
import { type AutomationType, type ConditionGroup, conditionGroups } from '../../terms/automation.ts';
import {
  type ActionValues,
  type AutomationValues,
  automationOf,
  type ConditionRow,
  newAction,
  newCondition,
} from './automation-values.ts';

export interface AutomationFormOptions {
  readonly type: AutomationType;
  readonly initial: AutomationValues;
  /** A system board that is not copied: its name, description and conditions stay. */
  readonly isSystem?: boolean;
  /** What the rules know; rows of attributes are checked once they have come. */
  readonly facts: ReadonlySignal<ValidationFacts>;
  onSave(values: AutomationValues, signal: AbortSignal): unknown;
  /** Milliseconds of any clock that does not go back. */
  now?(): number;
}

export type RowList = ConditionGroup | 'actions';

interface Shape {
  form: FormModel<AutomationValues>;
  /** What a new condition may look at, in the order of the document. */
  fieldsOf(group: ConditionGroup): readonly string[];
  /** What may still be done: an action that may be there once is not offered twice. */
  actions: ReadonlySignal<readonly ActionField[]>;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  /** What was typed last is a step of its own: the field has lost the focus. */
  seal(): void;
  addCondition(group: ConditionGroup, field: string): ConditionRow;
  addAction(field: ActionField): ActionValues;
  /** Takes the first operator of the field; the value begins anew, as it named other things. */
  setField(group: ConditionGroup, id: string, field: string): void;
  /** The value stays where the other operator takes as many. */
  setOperator(group: ConditionGroup, id: string, operator: string): void;
  /** Undefined where an action may be there only once. */
  duplicate(list: RowList, id: string): string | undefined;
  remove(list: RowList, id: string): void;
  move(list: RowList, id: string, to: number): void;
  /** Behind a row, or at the end. */
  insert(list: RowList, rows: readonly (ConditionRow | ActionValues)[], after?: string): void;
  /** Another automation, or this one as it is saved now; there is no way back to the one before. */
  reset(values: AutomationValues): void;
}
export type AutomationForm = Model<Shape>;

export function createAutomationForm(options: AutomationFormOptions): AutomationForm {
  return new (createModel<Shape>(() => automationForm(options)))();
}

function automationForm(options: AutomationFormOptions): Shape {
  const { type, initial, isSystem = false, facts, onSave, now } = options;
  let editedKey: string | undefined;
  /** What the history gave is no edit. */
  let given: AutomationValues | undefined;
  const issuesOf = createAutomationCheck();
  const form = createFormModel<AutomationValues>({
    initial,
    check: (values) => issuesOf(automationOf(values, { type, isSystem }), facts.value),
    accept(next, previous) {
      editedKey = keyOfEdit(previous, next);
      return next;
    },
    onSubmit: onSave,
  });
  const history = createUndoHistory<AutomationValues>({ initial, ...(now && { now }) });

  effect(() => {
    const values = form.values.value;
    untracked(() => {
      if (values !== given) history.edit(values, editedKey);
    });
  });
  effect(() => () => {
    history[Symbol.dispose]();
    form[Symbol.dispose]();
  });

  function go(step: () => void): void {
    step();
    form.assign(history.current.peek());
    given = form.values.peek();
  }

  const rowsOf = (list: RowList): readonly (ConditionRow | ActionValues)[] =>
    list === 'actions' ? form.values.peek().actions : form.values.peek().conditions[list];

  function setRows(list: RowList, rows: readonly (ConditionRow | ActionValues)[]): void {
    const values = form.values.peek();
    if (list === 'actions') form.assign({ actions: rows });
    else form.assign({ conditions: { ...values.conditions, [list]: rows } });
  }

  function changeRow(group: ConditionGroup, id: string, change: (row: ConditionRow) => ConditionRow): void {
    setRows(
      group,
      form.values.peek().conditions[group].map((row) => (row.id === id ? change(row) : row)),
    );
  }

  const isTaken = (field: string) =>
    actionOf(field)?.isOnce === true && form.values.peek().actions.some((row) => row.field === field);

  function insert(list: RowList, rows: readonly (ConditionRow | ActionValues)[], after?: string): void {
    const present = rowsOf(list);
    const at = after === undefined ? -1 : present.findIndex(({ id }) => id === after);
    setRows(list, present.toSpliced(at < 0 ? present.length : at + 1, 0, ...rows));
  }

  return {
    form,
    fieldsOf: (group) => fieldsOf(type, group, facts.value),
    actions: computed(() => {
      const { actions } = form.values.value;
      return actionsFor(type).filter(
        (field) => !actionOf(field)?.isOnce || !actions.some((row) => row.field === field),
      );
    }),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    undo: () => go(history.undo),
    redo: () => go(history.redo),
    seal: history.seal,

    addCondition(group, field) {
      const row = newCondition(field, operatorsOf(field, type, facts.peek())[0] ?? '', facts.peek());
      insert(group, [row]);
      return row;
    },
    addAction(field) {
      const row = newAction(field);
      insert('actions', [row]);
      return row;
    },
    setField(group, id, field) {
      const [operator = ''] = operatorsOf(field, type, facts.peek());
      changeRow(group, id, () => ({ ...newCondition(field, operator, facts.peek()), id }));
    },
    setOperator(group, id, operator) {
      changeRow(group, id, (row) => ({ ...row, operator, value: valueFor(row, operator) }));
    },

    duplicate(list, id) {
      const row = rowsOf(list).find((one) => one.id === id);
      if (!row || isTaken(row.field)) return undefined;
      const copy = { ...row, id: randomId() };
      insert(list, [copy], id);
      return copy.id;
    },
    remove(list, id) {
      setRows(
        list,
        rowsOf(list).filter((row) => row.id !== id),
      );
    },
    move(list, id, to) {
      const row = rowsOf(list).find((one) => one.id === id);
      if (!row) return;
      const others = rowsOf(list).filter((one) => one !== row);
      setRows(list, others.toSpliced(to, 0, row));
    },
    insert,
    reset(values) {
      given = values;
      form.reset(values);
      history.reset(values);
    },
  };

  function valueFor({ field, operator, value }: ConditionRow, next: string): unknown {
    const row = conditionField(field, facts.peek());
    if (!row || !isOperator(next)) return value;
    const isAlike = isOperator(operator) && operatorRow(operator).takes === operatorRow(next).takes;
    // One of what was a list, or a list of what was one.
    return isAlike ? value : conditionKind(row.kind).fromWire(next, value);
  }
}

/**
 * Which value was edited, where it was just one: typing on in it is one step. What adds, removes or moves rows, or changes
 * several values, is a step of its own.
 */
function keyOfEdit(before: AutomationValues, after: AutomationValues): string | undefined {
  for (const name of ['name', 'description'] as const) if (before[name] !== after[name]) return name;
  for (const group of conditionGroups) {
    const key = editedRow(before.conditions[group], after.conditions[group]);
    if (key !== undefined) return `${group}.${key}`;
  }
  const key = editedRow(before.actions, after.actions);
  return key === undefined ? undefined : `actions.${key}`;
}

function editedRow(
  before: readonly (ConditionRow | ActionValues)[],
  after: readonly (ConditionRow | ActionValues)[],
): string | undefined {
  if (before === after || before.length !== after.length) return undefined;
  // From both ends and by counting: this runs for every key, over hundreds of rows.
  let first = 0;
  let last = after.length - 1;
  while (first < last && before[first] === after[first]) first += 1;
  while (last > first && before[last] === after[last]) last -= 1;
  const [old, row] = [before[first], after[first]];
  const isValue = old?.id === row?.id && old?.field === row?.field && old?.operator === row?.operator;
  return first === last && old !== row && isValue ? row?.id : undefined;
}
