import { type ElementDefinition, tagName } from '../../../host/element-definition.ts';
import { partMembers } from '../../part/part-definition.ts';

export const policyBackupsDefinition = {
  tag: tagName('policy-backups'),
  ...partMembers,
} as const satisfies ElementDefinition;
