/**
 * What a rule refers to by ids, attributes and statuses of fields and people whom its texts mention included, and the same
 * rule with other ids.
 */

import { recordOf, stringOf } from '../../actions/action-values.ts';
import { actionOf } from '../../actions/actions.ts';
import {
  attributeField,
  attributeIdOf,
  conditionField,
  type FieldFacts,
  timeSinceField,
  timeSinceStatusOf,
} from '../../conditions/condition-fields.ts';
import { mentionsIn, type WrittenMention, withMentions } from '../../rich-text/mentions.ts';
import { conditionGroups } from '../../terms/automation.ts';
import { isBuiltInStatus, type NamedKind, type Noun, namedKinds } from '../../terms/choices.ts';
import { idOf } from '../../terms/ticket.ts';
import { referencesIn } from './automation-names.ts';
import type { ActionValues, AutomationValues, ConditionRow } from './automation-values.ts';

export interface Reference {
  readonly noun: NamedKind | 'attribute';
  readonly id: string;
  /** What the rule itself calls it, where it does. */
  readonly label?: string;
}

/** Each once. What has a fixed list needs no name. */
export function ruleReferences(values: AutomationValues, facts: FieldFacts): readonly Reference[] {
  const rows = conditionGroups.flatMap((group) => values.conditions[group]);
  const columns = [...values.columns, ...values.sortBy.map(({ field }) => field)];
  const attributes = [...rows.map(({ field }) => field), ...columns].flatMap((field) => attributeIdOf(field) ?? []);
  const set = values.actions
    .filter(({ field }) => field === 'attributes')
    .flatMap(({ value }) => Object.keys(recordOf(value)));
  const statuses = rows.flatMap(({ field }) => timeSinceStatusOf(field) ?? []);
  const all: Reference[] = [
    ...[...attributes, ...set].map((id) => ({ noun: 'attribute' as const, id })),
    ...statuses.map((id) => ({ noun: 'status' as const, id })),
    ...referencesIn(values, facts).flatMap(({ noun, id }) => (isNamed(noun) ? [{ noun, id }] : [])),
    ...values.actions.flatMap(({ value }) => mentionsIn(bodyOf(value)).map(mentionReference)),
  ];
  const once = new Map(all.map((reference) => [keyOf(reference), reference]));
  return [...once.values()].filter(({ noun, id }) => !(noun === 'status' && isBuiltInStatus(id)));
}

export const keyOf = ({ noun, id }: Reference) => `${noun} ${id}`;

const mentionReference = ({ id, name }: WrittenMention): Reference => ({
  noun: 'user',
  id,
  ...(name !== '' && { label: name }),
});

/** Of a mail or a comment. */
const bodyOf = (value: unknown): string => stringOf(recordOf(value).body);

const isNamed = (noun: Noun): noun is NamedKind => namedKinds.some((kind) => kind === noun);

export interface Mapping {
  /** Undefined leaves it out. */
  idOf(reference: Reference): string | undefined;
  /** What to call somebody who takes the place of somebody mentioned. */
  nameOf(user: string): string;
  /** Of a choice of an attribute; undefined where the other attribute has no such one. */
  choiceOf(attribute: string, choice: string): string | undefined;
}

/** Rows about an attribute or a status that is left out are left out with it. */
export function withReferences(values: AutomationValues, mapping: Mapping, facts: FieldFacts): AutomationValues {
  const column = (field: string): string[] => {
    const id = attributeIdOf(field);
    if (id === undefined) return [field];
    const mapped = mapping.idOf({ noun: 'attribute', id });
    return mapped === undefined ? [] : [attributeField(mapped)];
  };
  const rows = (list: readonly ConditionRow[]) => list.flatMap((row) => mappedCondition(row, mapping, facts));
  return {
    ...values,
    conditions: { all: rows(values.conditions.all), any: rows(values.conditions.any) },
    actions: values.actions.flatMap((row) => mappedAction(row, mapping)),
    columns: [...new Set(values.columns.flatMap(column))],
    sortBy: values.sortBy.flatMap((sorting) => column(sorting.field).map((field) => ({ ...sorting, field }))),
  };
}

function mappedCondition(row: ConditionRow, mapping: Mapping, facts: FieldFacts): ConditionRow[] {
  const attribute = attributeIdOf(row.field);
  if (attribute !== undefined) {
    const mapped = mapping.idOf({ noun: 'attribute', id: attribute });
    if (mapped === undefined) return [];
    return [
      { ...row, field: attributeField(mapped), value: mappedValue(row.value, (id) => mapping.choiceOf(attribute, id)) },
    ];
  }
  const status = timeSinceStatusOf(row.field);
  if (status !== undefined) {
    const mapped = isBuiltInStatus(status) ? status : mapping.idOf({ noun: 'status', id: status });
    return mapped === undefined ? [] : [{ ...row, field: timeSinceField(mapped) }];
  }
  const noun = conditionField(row.field, facts)?.noun;
  if (noun === undefined || !isNamed(noun)) return [row];
  return [{ ...row, value: mappedValue(row.value, (id) => mapping.idOf({ noun, id })) }];
}

/** One, or a list. */
function mappedValue(value: unknown, map: (id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => map(idOf(one)) ?? []);
  const id = idOf(value);
  return id === '' ? value : (map(id) ?? '');
}

function mappedAction(row: ActionValues, mapping: Mapping): ActionValues[] {
  const kind = actionOf(row.field);
  if (!kind) return [row];
  if (row.field === 'attributes') {
    const set = Object.entries(recordOf(row.value)).flatMap(([id, value]): [string, unknown][] => {
      const mapped = mapping.idOf({ noun: 'attribute', id });
      return mapped === undefined ? [] : [[mapped, mappedValue(value, (one) => mapping.choiceOf(id, one))]];
    });
    return [{ ...row, value: Object.fromEntries(set) }];
  }
  const value = kind.withReferences(kind.read(row.value), (noun, reference) =>
    isNamed(noun) && !(noun === 'status' && isBuiltInStatus(idOf(reference)))
      ? mapping.idOf({ noun, id: idOf(reference) })
      : idOf(reference),
  );
  return [{ ...row, value: withMentioned(value ?? kind.initial, mapping) }];
}

function withMentioned(value: unknown, { idOf: placeOf, nameOf }: Mapping): unknown {
  const body = bodyOf(value);
  const mapped = withMentions(body, ({ id }) => {
    const place = placeOf({ noun: 'user', id });
    return place === undefined ? undefined : { id: place, name: nameOf(place) };
  });
  return mapped === body ? value : { ...recordOf(value), body: mapped };
}
