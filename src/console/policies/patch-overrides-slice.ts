/** Patches that the open policy treats in a way of its own. Source: spec 002 §3.5 and §4. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { assertOwn, inheritanceOf, overridden, ownInheritance, reverted } from './inheritance.ts';
import { policySettings } from './policy-settings.ts';

const overrideSettings = z.object({ settings: policySettings });
type OverrideSettings = Frozen<z.output<typeof overrideSettings>>;

export const patchOverride = z.object({ id, ...overrideSettings.shape, inheritance: inheritanceOf(overrideSettings) });
export type PatchOverride = Frozen<z.output<typeof patchOverride>>;

const overrides = entriesBy('id', 'patch override');

export const patchOverridesSlice = defineSlice({
  name: 'patchOverrides',
  section: '002 §3.5, §4',
  shape: z.object({ policyId: z.nullable(id), overrides: listBy('id', patchOverride) }),
  defaults: { policyId: null, overrides: [] },
  transitions: {
    load: (_, policyId: string, loaded: readonly PatchOverride[]) => ({ policyId, overrides: loaded }),

    add: (state, patchId: string, settings: OverrideSettings['settings']) => ({
      ...state,
      overrides: overrides.added(state.overrides, { id: patchId, settings, inheritance: ownInheritance }),
    }),

    edit: (state, patchId: string, settings: OverrideSettings['settings']) => ({
      ...state,
      overrides: overrides.changed(state.overrides, patchId, (override) =>
        overridden(override, { settings }, { settings: override.settings }),
      ),
    }),

    revert: (state, patchId: string) => ({
      ...state,
      overrides: overrides.changed(state.overrides, patchId, (override) => reverted(override, nameOf(patchId))),
    }),

    remove: (state, patchId: string) => {
      assertOwn(overrides.found(state.overrides, patchId), nameOf(patchId));
      return { ...state, overrides: overrides.removed(state.overrides, [patchId]) };
    },
  },
});

const nameOf = (patchId: string) => `override of the patch "${patchId}"`;
