import type { ElementDefinition } from '../../../host/element-definition.ts';
import { partMembers } from '../../part/part-definition.ts';

export const patchOverridesDefinition = {
  tag: 'rmm-patch-overrides',
  ...partMembers,
} as const satisfies ElementDefinition;
