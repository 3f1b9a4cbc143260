/** The words of one language for rules: the names of what they name, their operators, and lists. */
import { listFormat } from '../../base/intl-cache.ts';
import type { MessageValues } from '../../base/message-tree.ts';
import { visible } from '../../base/visible.ts';
import { attributeIdOf, timeSinceStatusOf } from '../conditions/condition-fields.ts';
import { choices, type Lookup, type NamedKind, type Noun, namedKinds } from '../terms/choices.ts';
import { idOf, type TicketAttribute, type TicketStatus } from '../terms/ticket.ts';
import type { Words } from '../terms/words.ts';

export interface RuleNames {
  readonly lookup?: Lookup | undefined;
  readonly statuses?: readonly TicketStatus[] | undefined;
  readonly attributes?: readonly TicketAttribute[] | undefined;
}

/** Words that also know fields, and the choices of attributes. */
export interface RuleWords extends Words {
  fieldName(field: string): string;
  /** Of a condition's field: of the noun that it has, or of an attribute's choices. */
  valueName(field: string, noun: Noun | undefined, value: string): string;
}

export function ruleWords(
  locale: string,
  text: (key: string, values?: MessageValues) => string,
  names: RuleNames = {},
): RuleWords {
  const attributeOf = (field: string) => {
    const id = attributeIdOf(field);
    return id === undefined ? undefined : names.attributes?.find((one) => idOf(one.id) === id);
  };
  const words: RuleWords = {
    locale,
    text,
    list: (items, type = 'conjunction') => listFormat(locale, { type }).format(items),
    nameOf(noun, id) {
      const fixed: readonly string[] = noun in choices ? choices[noun as keyof typeof choices] : [];
      const given = givenName(noun, id, names);
      if (given !== undefined) return visible(given);
      return fixed.includes(id) ? text(`${noun}.${id}`) : visible(id);
    },
    fieldName(field) {
      const status = timeSinceStatusOf(field);
      if (status !== undefined) return text('timeSince', { status: words.nameOf('status', status) });
      if (attributeIdOf(field) !== undefined) return visible(attributeOf(field)?.name ?? field);
      const key = `fields.${field}`;
      const name = text(key);
      // A key without a text is given back as it is: what a rule from elsewhere names, under its own name.
      return name === key ? visible(field) : name;
    },
    valueName(field, noun, value) {
      if (noun !== undefined) return words.nameOf(noun, value);
      const attribute = attributeOf(field);
      if (attribute?.attributeType === 'CHECKBOX' && /^(?:true|false)$/.test(value)) return text(`checkbox.${value}`);
      const choice = attribute?.content?.values?.find(({ id }) => idOf(id) === value)?.name;
      // A value that is no choice is a text of its own, of several lines perhaps.
      return choice === undefined ? value : visible(choice);
    },
  };
  return words;
}

function givenName(noun: Noun, id: string, { lookup, statuses }: RuleNames): string | undefined {
  if (noun === 'status') {
    const name = statuses?.find((status) => idOf(status.id) === id)?.displayName;
    if (name) return name;
  }
  if (!namedKinds.some((kind) => kind === noun)) return undefined;
  const found = lookup?.(noun as NamedKind, id);
  return typeof found === 'string' ? found : found?.name;
}
