/** The states a plan or a folder is marked with. Source: spec 000 §4 (Backup browsing), one entry a tag. */
import type { PlanFolder } from './contract.ts';
import { type BackupPlan, isImagePlan } from './plan-contract.ts';

interface TagRule {
  tone: 'neutral' | 'warning' | 'danger';
  appliesToPlan(plan: BackupPlan): boolean;
  appliesToFolder(folder: PlanFolder): boolean;
}

export const tagRules = {
  planDeleted: {
    tone: 'danger',
    appliesToPlan: (plan) => plan.deleted,
    appliesToFolder: () => false,
  },
  disabled: {
    tone: 'neutral',
    appliesToPlan: (plan) => isImagePlan(plan) && !plan.deleted && !plan.enabled,
    appliesToFolder: () => false,
  },
  /** Of whatever is about to be deleted, while that can be undone: who lists it knows. */
  deleting: {
    tone: 'danger',
    appliesToPlan: () => false,
    appliesToFolder: () => false,
  },
  missing: {
    tone: 'warning',
    appliesToPlan: (plan) => plan.status === 'DELETED',
    appliesToFolder: (folder) => folder.deleted === true || folder.status === 'DELETED',
  },
  removed: {
    tone: 'neutral',
    appliesToPlan: (plan) => isDropped(plan.status),
    appliesToFolder: (folder) => isDropped(folder.status),
  },
} as const satisfies Record<string, TagRule>;

export type TagName = keyof typeof tagRules;
const tagNames = Object.keys(tagRules) as TagName[];

export function planTags(plan: BackupPlan): TagName[] {
  return tagNames.filter((name) => tagRules[name].appliesToPlan(plan));
}

export function folderTags(folder: PlanFolder): TagName[] {
  return tagNames.filter((name) => tagRules[name].appliesToFolder(folder));
}

/** Neither defined by the plan nor gone from the device: the plan was changed and protects it no more. */
function isDropped(status: string | null | undefined): boolean {
  return typeof status === 'string' && status !== 'DEFINED' && status !== 'DELETED';
}
