/**
 * What somebody changed since the automation was opened or saved, in words: shown where it would be lost. What would be
 * sent is compared, so that what is undone, or written another way, is no change.
 */
import { jsonText } from '../../../base/json-text.ts';
import { toStoredActions } from '../../actions/stored-actions.ts';
import { actionWords, conditionWords } from '../../rules/describe.ts';
import type { RuleNames, RuleWords } from '../../rules/words.ts';
import { type AutomationType, type ConditionGroup, conditionGroups } from '../../terms/automation.ts';
import {
  type ActionValues,
  type AutomationValues,
  automationToWire,
  type ConditionRow,
  isSentAlike,
} from './automation-values.ts';

export function changeList(
  before: AutomationValues,
  after: AutomationValues,
  type: AutomationType,
  words: RuleWords,
  names: RuleNames = {},
): readonly string[] {
  if (isSentAlike(before, after, type)) return [];
  const [then, now] = [automationToWire(before, type), automationToWire(after, type)];
  const differs = (name: 'columns' | 'sortBy' | 'uploads') => jsonText(then[name] ?? []) !== jsonText(now[name] ?? []);
  return [
    ...nameChange(then.name, now.name, words),
    ...(then.description === now.description ? [] : [words.text('changes.description')]),
    ...(then.enabled === now.enabled ? [] : [words.text(now.enabled ? 'changes.enabled' : 'changes.disabled')]),
    ...conditionChanges(before, after, words, names),
    ...actionChanges(before.actions, after.actions, words),
    ...(differs('columns') ? [words.text('changes.columns')] : []),
    ...(differs('sortBy') ? [words.text('changes.sorting')] : []),
    ...(differs('uploads') ? [words.text('changes.attachments')] : []),
  ];
}

/** One that had none has been given one. */
function nameChange(then: string, now: string, words: RuleWords): string[] {
  if (then === now) return [];
  const quoted = (text: string) => words.text('quoted', { text });
  const after = quoted(now);
  return [
    then === '' ? words.text('changes.named', { after }) : words.text('changes.name', { before: quoted(then), after }),
  ];
}

interface PlacedCondition {
  readonly group: ConditionGroup;
  readonly row: ConditionRow;
}

const placed = ({ conditions }: AutomationValues): ReadonlyMap<string, PlacedCondition> =>
  new Map(conditionGroups.flatMap((group) => conditions[group].map((row) => [row.id, { group, row }])));

/** Rows keep their ids while they are edited, moved and undone. */
function conditionChanges(
  before: AutomationValues,
  after: AutomationValues,
  words: RuleWords,
  names: RuleNames,
): string[] {
  const [then, now] = [placed(before), placed(after)];
  const wordsOf = (row: ConditionRow) => conditionWords(row, words, names);
  const gone = [...then.values()].filter(({ row }) => !now.has(row.id));
  return [
    ...[...now.values()].flatMap(({ group, row }): string[] => {
      const old = then.get(row.id);
      if (!old) return [words.text('changes.conditionAdded', { row: wordsOf(row) })];
      if (old.group !== group)
        return [
          words.text(group === 'any' ? 'changes.conditionMoved' : 'changes.conditionMovedToAll', { row: wordsOf(row) }),
        ];
      if (isSameRow(old.row, row)) return [];
      return [words.text('changes.conditionChanged', { before: wordsOf(old.row), after: wordsOf(row) })];
    }),
    ...gone.map(({ row }) => words.text('changes.conditionRemoved', { row: wordsOf(row) })),
  ];
}

const isSameRow = (one: ConditionRow, other: ConditionRow) =>
  one === other ||
  (one.field === other.field &&
    one.operator === other.operator &&
    jsonText(one.value ?? null) === jsonText(other.value ?? null));

function actionChanges(before: readonly ActionValues[], after: readonly ActionValues[], words: RuleWords): string[] {
  const then = new Map(before.map((row) => [row.id, row]));
  const now = new Set(after.map(({ id }) => id));
  const kept = after.filter(({ id }) => then.has(id)).map(({ id }) => id);
  const wereInOrder = before.filter(({ id }) => now.has(id)).map(({ id }) => id);
  return [
    ...after.flatMap((row): string[] => {
      const old = then.get(row.id);
      const current = actionWords(row, words);
      if (!old) return [words.text('changes.actionAdded', { row: current })];
      if (old === row || jsonText(toStoredActions([old])) === jsonText(toStoredActions([row]))) return [];
      const was = actionWords(old, words);
      // A body is not in the words.
      return [
        was === current
          ? words.text('changes.actionEdited', { row: current })
          : words.text('changes.actionChanged', { before: was, after: current }),
      ];
    }),
    ...before
      .filter(({ id }) => !now.has(id))
      .map((row) => words.text('changes.actionRemoved', { row: actionWords(row, words) })),
    ...(kept.join() === wereInOrder.join() ? [] : [words.text('changes.actionsReordered')]),
  ];
}
