/** What the matcher is given and what it answers: data, so that a worker can send it. */

/** Which is which; unique in its list. Where one comes again, the first counts. */
export type Id = string | number;

export interface NamedItem<ItemId extends Id = Id> {
  readonly id: ItemId;
  /** As people write it. One without letters and digits is matched with nothing. */
  readonly name: string;
}

/** Words are as they were compared: lower case, without accents, abbreviations written out. */
export type MatchReason =
  /** Letter for letter. */
  | { readonly code: 'identical' }
  /** But for case, accents, punctuation, spaces, "&" and "and", and abbreviations. */
  | { readonly code: 'spelling' }
  /** But for the legal form; keys such as `gmbh`, none where a name has none. */
  | { readonly code: 'legalForm'; readonly organization: readonly string[]; readonly company: readonly string[] }
  /** One is the initials of the other: `nwl`. */
  | { readonly code: 'initials'; readonly initials: string }
  | SimilarWords;

export interface SimilarWords {
  readonly code: 'similar';
  /** In both. */
  readonly shared: readonly string[];
  /** Taken for one word, spelt or shortened in two ways. */
  readonly alike: readonly { readonly organization: string; readonly company: string }[];
  /** In one name only. */
  readonly onlyOrganization: readonly string[];
  readonly onlyCompany: readonly string[];
}

export interface Candidate<CompanyId extends Id = Id> {
  readonly companyId: CompanyId;
  /** From 0 to 1; 1 only where the names are identical. */
  readonly score: number;
  readonly reason: MatchReason;
}

export interface NameMatch<OrganizationId extends Id = Id, CompanyId extends Id = Id> extends Candidate<CompanyId> {
  readonly organizationId: OrganizationId;
}

/** An organization that a person has to decide on: several come near, or only one that is not sure enough. */
export interface AmbiguousName<OrganizationId extends Id = Id, CompanyId extends Id = Id> {
  readonly organizationId: OrganizationId;
  /** Those that are nobody else's, best first, ten at most. */
  readonly candidates: readonly Candidate<CompanyId>[];
}

/** Organizations in neither list have no partner. The order in which names were given changes nothing in it. */
export interface MatchResult<OrganizationId extends Id = Id, CompanyId extends Id = Id> {
  /** One to one; best first, then by the organization's id. */
  readonly matches: readonly NameMatch<OrganizationId, CompanyId>[];
  readonly ambiguous: readonly AmbiguousName<OrganizationId, CompanyId>[];
}

export interface MatchOptions {
  /** The least score of a match, from 0.5 to 1. Default: `defaultThreshold`. */
  readonly threshold?: number;
}
