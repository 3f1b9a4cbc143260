/** Patch overrides as what is edited, by the transitions of their slice. */
import { type PatchOverride, patchOverridesSlice } from '../../console/policies/patch-overrides-slice.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { type PartKind, revertStep } from '../inheritance/part-kinds.ts';

type OverrideSettings = Pick<PatchOverride, 'settings'>;

const overrideSettings = ({ settings }: PatchOverride): OverrideSettings => ({ settings });

export const patchOverrideKind: PartKind<typeof patchOverridesSlice, PatchOverride, OverrideSettings> = {
  slice: patchOverridesSlice,
  idOf: ({ id }) => id,
  itemsOf: ({ overrides }) => overrides,
  settingsOf: overrideSettings,
  wantedOf: ({ settings, inheritance: { overridden } }) => ({ settings, overridden }),

  steps(before, wanted) {
    if (wanted === undefined) return before === undefined ? [] : [['remove', before.id]];
    if (before === undefined) return [['add', wanted.id, wanted.settings]];
    const { id, settings } = wanted;
    const { steps, from, isOverridden } = revertStep(before, wanted, id, overrideSettings);
    const isUnmarked = wanted.inheritance.overridden && !isOverridden;
    if (isUnmarked || !isSameValue(from.settings, settings)) steps.push(['edit', id, settings]);
    return steps;
  },
};
