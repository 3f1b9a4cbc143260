import type { Option } from '../../../ui/select/option.ts';
import { attributeIdOf, conditionField, type FieldFacts } from '../../conditions/condition-fields.ts';
import type { RuleWords } from '../../rules/words.ts';

const groups = ['ticket', 'time', 'attributes'] as const;
type FieldGroup = (typeof groups)[number];

/** What a condition may look at, under the headings that people look for it. */
export function fieldOptions(
  fields: readonly string[],
  words: RuleWords,
  headingOf: (group: FieldGroup) => string,
  facts: FieldFacts,
): readonly Option[] {
  return groups.flatMap((group) =>
    fields
      .filter((field) => groupOf(field, facts) === group)
      .map((field) => ({ value: field, label: words.fieldName(field), group: headingOf(group) })),
  );
}

function groupOf(field: string, facts: FieldFacts): FieldGroup {
  if (attributeIdOf(field) !== undefined) return 'attributes';
  const kind = conditionField(field, facts)?.kind;
  return kind === 'elapsed' || kind === 'hours' ? 'time' : 'ticket';
}
