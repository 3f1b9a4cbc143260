/**
 * What an organization and its locations are mapped to at the second provider, and what another account takes away. Source:
 * spec 002 §2.7, §3.2, §4 and §5.
 */
import { brokenRules, type FormIssue, type RuleTable, required } from '../../base/form-rules.ts';
import type { AccountMapping, LocationMapping } from '../account-contract.ts';
import { type Named, namedFrom } from '../mapping-choice.ts';

export interface AccountValues {
  readonly account: Named | null;
  readonly roleMapping: Named | null;
}

const rules: RuleTable<AccountValues, 'required'> = { account: [required()] };

export const accountIssues = (values: AccountValues): FormIssue<'required'>[] => brokenRules(rules, values);

export const accountFromWire = (mapping: AccountMapping): AccountValues => ({
  account: namedFrom(mapping.accountId, mapping.accountName),
  roleMapping: namedFrom(mapping.installedProductCategoryMappingId, mapping.installedProductCategoryMappingName),
});

export const accountToWire = ({ account, roleMapping }: AccountValues) => ({
  accountId: account?.id ?? null,
  installedProductCategoryMappingId: roleMapping?.id ?? null,
});

/** Of the selected organizations account and category are gone. */
export function clearAccounts(mappings: readonly AccountMapping[], selected: ReadonlySet<string>): AccountMapping[] {
  return mappings.map((mapping) =>
    selected.has(mapping.clientId)
      ? {
          ...mapping,
          accountId: null,
          accountName: null,
          installedProductCategoryMappingId: null,
          installedProductCategoryMappingName: null,
          mappedLocationCount: 0,
          provenance: null,
        }
      : mapping,
  );
}

/** Whether saving it resets the organization's locations: then the warning is shown. */
export const resetsLocations = (mapping: AccountMapping, { account }: AccountValues): boolean =>
  (mapping.accountId ?? null) !== (account?.id ?? null);

/** What would be reset, for the preview before the account is changed. */
export const locationsToReset = (locations: readonly LocationMapping[], clientId: string): LocationMapping[] =>
  locations.filter((location) => location.clientId === clientId && location.autotaskLocationId != null);

/** Locations of an organization whose account is another one now. */
export const resetLocations = (
  locations: readonly LocationMapping[],
  clientId: string,
  account: Named | null,
): LocationMapping[] =>
  locations.map((location) =>
    location.clientId === clientId
      ? {
          ...location,
          autotaskAccountId: account?.id ?? null,
          autotaskAccountName: account?.name ?? null,
          autotaskLocationId: null,
          autotaskLocationName: null,
        }
      : location,
  );
