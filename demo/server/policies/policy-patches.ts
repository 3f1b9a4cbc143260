/** The patch overrides of policies. */
import { ownInheritance } from '../../../src/console/policies/inheritance.ts';
import { type PatchOverride, patchOverridesSlice } from '../../../src/console/policies/patch-overrides-slice.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type {
  PolicyPatches,
  savePolicyPatches as savePolicyPatchesCall,
} from '../../../src/policies/patches/contract.ts';
import { patchOverrideKind } from '../../../src/policies/patches/override-kind.ts';
import { patchIssues, valuesOfPatch } from '../../../src/policies/patches/patch-values.ts';
import { isSameValue } from '../../../src/ui/form/same-value.ts';
import type { Database } from '../database/open-database.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type ReadPart, readPart, type Saving, type StoredPart, savePart } from './policy-parts.ts';

const storedOverrides: StoredPart<typeof patchOverridesSlice, PatchOverride, Pick<PatchOverride, 'settings'>> = {
  part: 'patches',
  kind: patchOverrideKind,
  stateOf: (policyId, overrides) =>
    patchOverridesSlice.transitions.load(patchOverridesSlice.defaults, policyId, overrides),
};

export const readPolicyPatches = async (database: Database, id: string): Promise<PolicyPatches> =>
  asPatches(await readPart(database, storedOverrides, id));

/** Within a change. */
export async function savePolicyPatches(
  database: Database,
  id: string,
  { overrides }: EndpointBody<typeof savePolicyPatchesCall>,
  saving: Saving,
): Promise<Change<PolicyPatches>> {
  const wanted = overrides.map(
    ({ overridden, ...override }): PatchOverride => ({
      ...override,
      inheritance: { ...ownInheritance, overridden },
    }),
  );
  const before = await readPart(database, storedOverrides, id);
  const { writes, read } = await savePart(database, storedOverrides, id, {
    wanted,
    saving,
    check: (items) => requireValidOverrides(before.items, items),
  });
  return { writes, answer: asPatches(read) };
}

/** By the rules of their form, those that were changed. */
function requireValidOverrides(before: readonly PatchOverride[], overrides: readonly PatchOverride[]): void {
  const known = new Map(before.map((override) => [override.id, override]));
  const changed = overrides.filter((override) => !isSameValue(known.get(override.id), override));
  const issues = changed.flatMap((override) => {
    const takenIds = overrides.filter((other) => other !== override).map(({ id }) => id);
    return patchIssues({ ...valuesOfPatch(override), takenIds }).map((issue) => ({
      ...issue,
      path: `overrides.${override.id}.${issue.path}`,
    }));
  });
  requireValid(issues, { words: { overrides: { required: 'An override lacks something that it needs' } } });
}

const asPatches = ({ members, items }: ReadPart<PatchOverride>): PolicyPatches => ({
  ...members,
  overrides: items as PolicyPatches['overrides'],
});
