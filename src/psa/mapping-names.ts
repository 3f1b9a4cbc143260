/** Names of mappings: how they may be, and what a copy is called. Source: spec 002 §4, §5 and §9. */
import { copiedName } from '../base/copied-name.ts';
import { atMost, type FormRule, refusedWhen, required } from '../base/form-rules.ts';
import { collator } from '../base/intl-cache.ts';
import { psaLimits } from './psa-terms.ts';

export type NameIssueCode = 'required' | 'tooLong' | 'taken' | 'invalid';

export interface NameFacts {
  /** Of the one that is edited; undefined: one is created. */
  readonly id: string | undefined;
  readonly name: string;
  /** All there are, itself included. */
  readonly mappings: readonly { readonly id: string; readonly name: string }[];
}

const namesOfOthers = ({ id, mappings }: NameFacts) =>
  mappings.filter((mapping) => mapping.id !== id).map(({ name }) => name.trim());

/** White space around a name does not count. */
export const nameRules: readonly FormRule<string, NameFacts, NameIssueCode>[] = [
  required(),
  {
    code: 'tooLong',
    limit: psaLimits.name,
    isBroken: (name) => atMost(psaLimits.name, 'tooLong').isBroken(name.trim(), undefined),
  },
  refusedWhen('taken', (name, facts) => namesOfOthers(facts).includes(name.trim())),
];

/** Of the second provider: case does not count, and there is one text for all that is wrong. */
export const roleMappingNameRules: readonly FormRule<string, NameFacts, NameIssueCode>[] = [
  required({ code: 'invalid' }),
  refusedWhen('invalid', (name, facts) =>
    namesOfOthers(facts).some((other) => other.toLowerCase() === name.trim().toLowerCase()),
  ),
];

/** A name that none of the mappings has, also where case does not count. */
export function copiedMappingName(name: string, mappings: readonly { readonly name: string }[]): string {
  const taken = new Set(mappings.map((mapping) => mapping.name.trim().toLowerCase()));
  return copiedName(name, { longest: psaLimits.name, isTaken: (copied) => taken.has(copied.toLowerCase()) });
}

/**
 * Of the mappings of a list, by name as people read it.
 *
 * @param locale Of whoever reads it: that of the machine may be one that knows no language, such as `C`.
 */
export const inNameOrder = <Mapping extends { readonly name: string }>(
  mappings: readonly Mapping[],
  locale: string,
): Mapping[] => {
  const { compare } = collator(locale, { numeric: true });
  return mappings.toSorted((one, other) => compare(one.name, other.name));
};

/** Add New Mapping is there always, the others where exactly one is checked. */
export const mappingActions = (checked: number) => ({
  add: true,
  edit: checked === 1,
  remove: checked === 1,
  copy: checked === 1,
});
