/** What a task runs on: one entry for each kind, with where the directory has it. The document shows `GROUP` alone. */
import { groupTarget } from '../console/scheduling/task-shape.ts';
import type { DirectoryKind } from '../directory/directory-kinds.ts';

export const targetKinds = {
  DEVICE: 'device',
  ORGANIZATION: 'organization',
  [groupTarget]: 'group',
} as const satisfies Record<string, DirectoryKind>;

export type TargetType = keyof typeof targetKinds;
export const targetTypes = Object.keys(targetKinds) as readonly TargetType[];

export const isTargetType = (type: string): type is TargetType => Object.hasOwn(targetKinds, type);
