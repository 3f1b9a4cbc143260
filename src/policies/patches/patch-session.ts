/** The patch overrides of a policy as they are edited. */
import { type PatchOverride, patchOverridesSlice } from '../../console/policies/patch-overrides-slice.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type PolicyPatches, readPolicyPatches, savePolicyPatches } from '../contract.ts';
import { createPolicySession, type PolicySession } from '../editing/policy-session.ts';
import { patchOverrideKind } from '../inheritance/part-kinds.ts';

export type PatchSession = PolicySession<typeof patchOverridesSlice, PatchOverride, PolicyPatches>;

export interface PatchSessionOptions {
  readonly client: HttpClient;
  readonly policyId: string;
  onSaved(): void;
}

export function createPatchSession({ client, policyId, onSaved }: PatchSessionOptions): PatchSession {
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
