/**
 * The names of what an automation refers to, also of rows that nobody has scrolled to: the sentence, the validation and the
 * copy without what has been deleted need all of them.
 */

import type { DirectoryKind } from '../../../directory/directory-kinds.ts';
import { directoryNames } from '../../../directory/directory-names-model.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { type NamedReference, referencesTo } from '../../actions/action-kind.ts';
import { actionOf } from '../../actions/actions.ts';
import { conditionField, type FieldFacts } from '../../conditions/condition-fields.ts';
import { conditionGroups } from '../../terms/automation.ts';
import type { Lookup, NamedKind, Noun } from '../../terms/choices.ts';
import { idOf, type Reference } from '../../terms/ticket.ts';
import type { AutomationValues } from './automation-values.ts';

/** Where the directory has them; statuses and channels come at once, by calls of their own. */
export const directoryKindOf = {
  organization: 'organization',
  location: 'location',
  form: 'ticket-form',
  user: 'user',
  template: 'email-template',
  tag: 'tag',
} as const satisfies Partial<Record<NamedKind, DirectoryKind>>;

type DirectoryNoun = keyof typeof directoryKindOf;

export const isInDirectory = (noun: Noun): noun is DirectoryNoun => Object.hasOwn(directoryKindOf, noun);

/** Reads signals: what asks by it hears when a name comes. */
export function directoryLookup(client: HttpClient): Lookup {
  return (noun, id) => {
    if (!isInDirectory(noun)) return undefined;
    const entry = directoryNames(client, directoryKindOf[noun]).entries.value.get(id);
    if (!entry || entry.state === 'unknown') return undefined;
    return { name: entry.name, deleted: entry.state === 'deleted', inactive: entry.state === 'inactive' };
  };
}

export function wantNames(client: HttpClient, references: readonly NamedReference[]): void {
  const nouns = new Set(references.map(({ noun }) => noun).filter(isInDirectory));
  for (const noun of nouns) {
    const ids = references.filter((reference) => reference.noun === noun).map(({ id }) => id);
    directoryNames(client, directoryKindOf[noun]).want([...new Set(ids)]);
  }
}

export function referencesIn({ conditions, actions }: AutomationValues, facts: FieldFacts): readonly NamedReference[] {
  return [
    ...conditionGroups.flatMap((group) =>
      conditions[group].flatMap(({ field, value }) => {
        const noun = conditionField(field, facts)?.noun;
        return noun === undefined ? [] : referencesTo(noun, value);
      }),
    ),
    ...actions.flatMap(({ field, value }) => {
      const kind = actionOf(field);
      return kind ? kind.references(kind.read(value)) : [];
    }),
  ];
}

/** What is inactive cannot be used any more, either. */
export function isGone(lookup: Lookup, noun: Noun, reference: Reference): boolean {
  const found = isInDirectory(noun) ? lookup(noun, idOf(reference)) : undefined;
  return typeof found === 'object' && (found.deleted === true || found.inactive === true);
}
