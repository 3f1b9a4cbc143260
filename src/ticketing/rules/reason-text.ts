/** Why a row of conditions passed, failed or is not known, in words. */
import { conditionField } from '../conditions/condition-fields.ts';
import type { Reason } from '../conditions/verdict.ts';
import { durationWords } from './describe.ts';
import type { RuleNames, RuleWords } from './words.ts';

export function reasonText(reason: Reason, words: RuleWords, names: RuleNames = {}): string {
  const row = conditionField(reason.field, names);
  const field = words.fieldName(reason.field);
  const named = (values: readonly string[]) =>
    values.length === 0
      ? words.text('reasons.empty')
      : words.list(
          values.map((value) =>
            row?.kind === 'text'
              ? words.text('quoted', { text: shortened(value) })
              : words.valueName(reason.field, row?.noun, value),
          ),
        );
  switch (reason.kind) {
    case 'is':
      return words.text(reason.values.length === 0 ? 'reasons.isEmpty' : 'reasons.is', {
        field,
        value: named(reason.values),
      });
    case 'changed':
      return words.text('reasons.changed', { field, from: named(reason.from), value: named(reason.values) });
    case 'wasSet':
    case 'unchanged':
    case 'unknownStatus':
      return words.text(`reasons.${reason.kind}`, { field, value: named(reason.values) });
    case 'elapsed':
      return words.text('reasons.elapsed', { field, value: durationWords(reason.minutes, words) });
    case 'unknownOperator':
      return words.text('reasons.unknownOperator', { field, operator: reason.operator });
    default:
      return words.text(`reasons.${reason.kind}`, { field });
  }
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
