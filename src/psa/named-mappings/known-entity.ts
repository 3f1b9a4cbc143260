import { type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import type { Named } from '../mapping-choice.ts';
import type { ProviderEntity } from '../psa-shapes.ts';

/** What was chosen as the provider has it now: under its new name, or deleted. As it was chosen while nobody knows. */
export function knownEntity(
  chosen: Named | null,
  list: ResourceState<readonly ProviderEntity[]>,
): ProviderEntity | null {
  const entities = valueIn(list);
  if (chosen === null || entities === undefined) return chosen;
  return entities.find(({ id }) => id === chosen.id) ?? { ...chosen, deleted: true };
}
