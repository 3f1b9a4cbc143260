/** Locations with sites of the same name, as the auto map of an organization's dialog proposes them. Source: spec 002 §2.2 and §2.4. */
import type { Named } from '../mapping-choice.ts';
import { matchNames } from '../matching/match-logic.ts';
import type { Candidate, MatchReason } from '../matching/match-types.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import type { OrganizationValues } from './organization-mapping.ts';

export interface LocationMatch {
  readonly locationId: string;
  readonly locationName: string;
  readonly site: Named;
  readonly score: number;
  readonly reason: MatchReason;
}

export interface AmbiguousLocation {
  readonly locationId: string;
  readonly locationName: string;
  readonly candidates: readonly (Candidate<string> & { readonly siteName: string })[];
}

export interface LocationPreview {
  /** What would be mapped; empty: there is nothing to press Auto Map for. */
  readonly matches: readonly LocationMatch[];
  /** What a person has to decide. */
  readonly ambiguous: readonly AmbiguousLocation[];
}

/** Of locations that have no site, with sites that no location has. */
export function previewLocations(
  { locations }: Pick<OrganizationValues, 'locations'>,
  sites: readonly ProviderEntity[],
): LocationPreview {
  const taken = new Set(locations.flatMap(({ site }) => site?.id ?? []));
  const free = sites.filter(({ id, deleted }) => deleted !== true && !taken.has(id));
  const unmapped = locations.filter(({ site }) => site === null);
  const names = new Map(unmapped.map(({ id, name }) => [id, name]));
  const siteNames = new Map(free.map(({ id, name }) => [id, name]));
  const { matches, ambiguous } = matchNames(unmapped, free);
  return {
    matches: matches.map(({ organizationId, companyId, score, reason }) => ({
      locationId: organizationId,
      locationName: names.get(organizationId) ?? '',
      site: { id: companyId, name: siteNames.get(companyId) ?? '' },
      score,
      reason,
    })),
    ambiguous: ambiguous.map(({ organizationId, candidates }) => ({
      locationId: organizationId,
      locationName: names.get(organizationId) ?? '',
      candidates: candidates.map((one) => ({ ...one, siteName: siteNames.get(one.companyId) ?? '' })),
    })),
  };
}

/** @param ticked Ids of the locations that stay ticked; default all */
export function applyLocationMatches(
  values: OrganizationValues,
  matches: readonly LocationMatch[],
  ticked: ReadonlySet<string> = new Set(matches.map(({ locationId }) => locationId)),
): OrganizationValues {
  const sites = new Map(matches.map(({ locationId, site }) => [locationId, site]));
  return {
    ...values,
    locations: values.locations.map((location) => {
      const site = ticked.has(location.id) ? sites.get(location.id) : undefined;
      return site ? { ...location, site } : location;
    }),
  };
}
