/**
 * What a location, or an organization, has of product mappings and configuration type mappings: that of its organization,
 * none, or one of its own. Source: spec 002 §3.1 and §4.
 */
import type { ProviderEntity } from './psa-shapes.ts';
import type { MappingType } from './psa-terms.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface MappingChoice {
  readonly type: MappingType;
  /** Null with `NONE`, and with `DEFAULT` where the organization has none. */
  readonly id: string | null;
  readonly name: string | null;
}

export const noMapping: MappingChoice = { type: 'NONE', id: null, name: null };

/** The organization's mapping, as a location takes it over. */
export const defaultMapping = ({ id, name }: MappingChoice): MappingChoice => ({ type: 'DEFAULT', id, name });

/** Of an organization, which has no default to follow. */
export const organizationChoice = (chosen: Named | null): MappingChoice =>
  chosen === null ? noMapping : { type: 'SPECIFIC', id: chosen.id, name: chosen.name };

/** What somebody chooses for a location: a mapping, whatever its organization has, or none. */
export type ChosenMapping = Named | 'DEFAULT' | null;

/** Of a location: choosing what its organization has makes it follow. */
export function locationChoice(chosen: ChosenMapping, ofOrganization: MappingChoice): MappingChoice {
  if (chosen === null) return noMapping;
  if (chosen === 'DEFAULT') return defaultMapping(ofOrganization);
  return chosen.id === ofOrganization.id ? defaultMapping(ofOrganization) : organizationChoice(chosen);
}

/** What becomes of a location's when its organization has another one now: a default goes along. */
export function followOrganization(choice: MappingChoice, ofOrganization: MappingChoice): MappingChoice {
  if (choice.type === 'DEFAULT') return defaultMapping(ofOrganization);
  return choice.type === 'SPECIFIC' && choice.id === ofOrganization.id ? defaultMapping(ofOrganization) : choice;
}

export interface MappingOption {
  /** `''` is none. */
  readonly id: string;
  readonly type: MappingType;
  readonly name: string;
}

/** None first, then the organization's, then the others in their order. */
export function mappingOptions(mappings: readonly Named[], ofOrganization?: MappingChoice): MappingOption[] {
  const standard = mappings.filter(({ id }) => id === ofOrganization?.id);
  const others = mappings.filter(({ id }) => id !== ofOrganization?.id);
  return [
    { id: '', type: 'NONE', name: '' },
    ...standard.map(({ id, name }) => ({ id, type: 'DEFAULT' as const, name })),
    ...others.map(({ id, name }) => ({ id, type: 'SPECIFIC' as const, name })),
  ];
}

/** From the wire, where all of it may be missing. */
export function choiceFrom(
  id: string | null | undefined,
  name: string | null | undefined,
  type: MappingType | null | undefined,
): MappingChoice {
  if (type === 'DEFAULT') return { type, id: id ?? null, name: name ?? null };
  return id === null || id === undefined ? noMapping : { type: 'SPECIFIC', id, name: name ?? null };
}

/** Something that was chosen, from the wire. */
export const namedFrom = (id: string | null | undefined, name: string | null | undefined): Named | null =>
  id === null || id === undefined ? null : { id, name: name ?? '' };

/** The same of something that the wire tells to be deleted at the provider. */
export const entityFrom = (named: Named | null, isGone: boolean | null | undefined): ProviderEntity | null =>
  named && (isGone ? { ...named, deleted: true } : named);

export const isDeleted = ({ deleted }: ProviderEntity): boolean => deleted === true;
