/** The patch overrides of a policy as they are edited. */
import { type PatchOverride, patchOverridesSlice } from '../../console/policies/patch-overrides-slice.ts';
import { createPolicySession, type PolicySession } from '../editing/policy-session.ts';
import type { PartSessionOptions } from '../part/part-element.tsx';
import { type PolicyPatches, readPolicyPatches, savePolicyPatches } from './contract.ts';
import { patchOverrideKind } from './override-kind.ts';

export type PatchSession = PolicySession<typeof patchOverridesSlice, PatchOverride, PolicyPatches>;

export function createPatchSession({ client, policyId, onSaved }: PartSessionOptions): PatchSession {
  const params = { policyId };
  return createPolicySession<typeof patchOverridesSlice, PatchOverride, PolicyPatches>({
    kind: patchOverrideKind,
    read: (signal) => client.call(readPolicyPatches, { params }, { signal }),
    stateOf: ({ overrides }) => patchOverridesSlice.transitions.load(patchOverridesSlice.defaults, policyId, overrides),
    send({ overrides }, options) {
      const wanted = overrides.map(({ id, settings, inheritance: { overridden } }) => ({
        id,
        settings: { ...settings },
        overridden,
      }));
      return client.call(savePolicyPatches, { params, body: { overrides: wanted } }, options);
    },
    onSaved,
  });
}
