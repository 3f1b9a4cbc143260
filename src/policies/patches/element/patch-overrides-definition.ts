import { type ElementDefinition, tagName } from '../../../host/element-definition.ts';
import { partMembers } from '../../part/part-definition.ts';

export const patchOverridesDefinition = {
  tag: tagName('patch-overrides'),
  ...partMembers,
} as const satisfies ElementDefinition;
