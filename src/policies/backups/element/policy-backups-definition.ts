import type { ElementDefinition } from '../../../host/element-definition.ts';
import { partMembers } from '../../part/part-definition.ts';

export const policyBackupsDefinition = {
  tag: 'rmm-policy-backups',
  ...partMembers,
} as const satisfies ElementDefinition;
