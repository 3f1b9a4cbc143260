/** Which companies are offered for mapping: at least one type and one status. Source: spec 002 §2.1 and §3.1. */
import { brokenRules, type FormIssue, type RuleTable, required } from '../../base/form-rules.ts';
import type { CompanyCriteria } from '../company-contract.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

export interface CriteriaValues {
  /** Ids. */
  readonly types: readonly string[];
  readonly statuses: readonly string[];
}

const rules: RuleTable<CriteriaValues, 'required'> = { types: [required()], statuses: [required()] };

export const criteriaIssues = (values: CriteriaValues): FormIssue<'required'>[] => brokenRules(rules, values);

export const criteriaFromWire = ({ selectedTypes, selectedStatuses }: CompanyCriteria): CriteriaValues => ({
  types: selectedTypes.map(({ id }) => id),
  statuses: selectedStatuses.map(({ id }) => id),
});

/** What there is to choose, and what is chosen and deleted at the provider since: it can only be taken away. */
export function criteriaOptions(
  offered: readonly ProviderEntity[],
  selected: readonly ProviderEntity[],
): ProviderEntity[] {
  const known = new Set(offered.map(({ id }) => id));
  return [...offered, ...selected.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, deleted: true }))];
}
