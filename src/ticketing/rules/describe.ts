/** A rule in one sentence, in the reader's language: the editor shows it, and reads it out as what the rule is. */
import { listFormat } from '../../base/intl-cache.ts';
import { actionOf } from '../actions/actions.ts';
import { conditionField } from '../conditions/condition-fields.ts';
import { conditionKind } from '../conditions/condition-kinds.ts';
import { isOperator, operatorKey, operatorRow } from '../conditions/operators.ts';
import { textsOf } from '../conditions/text-conditions.ts';
import { timeSinceParts } from '../conditions/time-since.ts';
import { type ActionRow, type Automation, type Condition, conditionsOf } from '../terms/automation.ts';
import type { TicketEvent } from '../terms/choices.ts';
import type { RuleNames, RuleWords } from './words.ts';

/** @param names Attributes and names that only the server knows; without them ids are shown. */
export function automationSentence(automation: Automation, words: RuleWords, names: RuleNames = {}): string {
  // What has yet to be chosen stands as “…”, which ends a sentence as well as a full stop.
  return wholeSentence(automation, words, names).replace(/…\.$/, '…');
}

function wholeSentence(automation: Automation, words: RuleWords, names: RuleNames): string {
  const { type } = automation;
  const conditions = conditionsOf(automation);
  const event = type === 'EVENT_BASED' ? eventOf(conditions.all) : undefined;
  const all = conditions.all.filter((row) => row !== event?.row).map((row) => conditionWords(row, words, names));
  const any = conditions.any.map((row) => conditionWords(row, words, names));
  const when = conditionList(all, any, words);
  const actions = (automation.actions ?? []).map((row) => actionWords(row, words));
  const then = actions.length > 0 ? words.list(actions) : words.text('sentence.nothing');
  if (type === 'BOARD') return when ? words.text('sentence.board', { when }) : words.text('sentence.boardOfAll');
  if (type === 'RESPONSE_TEMPLATE') return words.text('sentence.template', { then });
  const kind = type === 'TIME_BASED' ? 'time' : event ? event.name : 'event';
  return words.text(`sentence.${kind}${when ? 'If' : ''}`, { when, then });
}

/** What it is called for stands at the front of the sentence, where exactly one thing is. */
function eventOf(all: readonly Condition[]): { readonly row: Condition; readonly name: TicketEvent } | undefined {
  const rows = all.filter(({ field }) => field === 'action');
  const [row] = rows;
  if (!row || rows.length > 1 || (row.value !== 'INSERT' && row.value !== 'UPDATE')) return undefined;
  if (row.operator === 'equals') return { row, name: row.value };
  return row.operator === 'not_equals' ? { row, name: row.value === 'INSERT' ? 'UPDATE' : 'INSERT' } : undefined;
}

function conditionList(all: readonly string[], any: readonly string[], words: RuleWords): string {
  const [first] = any;
  if (first === undefined) return words.list(all);
  const either =
    any.length === 1 ? first : words.text('sentence.either', { conditions: words.list(any, 'disjunction') });
  return words.list([...all, either]);
}

export function conditionWords({ field, operator, value }: Condition, words: RuleWords, names: RuleNames = {}): string {
  const row = conditionField(field, names);
  const name = words.fieldName(field);
  if (!row || !isOperator(operator)) return words.text('conditions.unknown', { field: name });
  if (row.kind === 'hours') return words.text(`conditions.${operator}`);
  if (row.kind === 'elapsed') {
    const { hours, minutes } = timeSinceParts(value);
    return words.text(`conditions.${operatorKey(operator)}`, {
      field: name,
      value: durationWords(Number(hours) * 60 + Number(minutes), words),
    });
  }
  const values = textsOf(conditionKind(row.kind).fromWire(operator, value)).map((one) =>
    isTextual(row.kind) ? words.text('quoted', { text: one }) : words.valueName(field, row.noun, one),
  );
  // "Is one of" of what there is one of, "contain any of" of what there are several of.
  const form = isTextual(row.kind) ? '_text' : row.isList ? '' : '_single';
  const key = operator.startsWith('contains_') ? `${operator}${form}` : operator;
  const needsValue = operatorRow(operator).takes !== 'none' && values.length === 0;
  return words.text(`conditions.${key}`, {
    field: name,
    value: needsValue ? words.text('conditions.noValue') : words.list(values, 'disjunction'),
  });
}

const isTextual = (kind: string) => kind === 'text';

export function durationWords(minutes: number, words: RuleWords): string {
  if (!Number.isFinite(minutes)) return words.text('conditions.noValue');
  const parts: [string, number][] = [
    ['days', Math.floor(minutes / 1440)],
    ['hours', Math.floor(minutes / 60) % 24],
    ['minutes', minutes % 60],
  ];
  const units = parts
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => words.text(`duration.${unit}`, { count }));
  if (units.length === 0) return words.text('duration.minutes', { count: 0 });
  return listFormat(words.locale, { type: 'unit', style: 'narrow' }).format(units);
}

export function actionWords({ field, value }: ActionRow, words: RuleWords): string {
  const kind = actionOf(field);
  return kind ? kind.describe(kind.read(value), words) : words.text('does.unknown', { field });
}
