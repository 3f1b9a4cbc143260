/** What can be done with what is selected, one entry an action, and when it can be done. Source: spec 000 §1, §6. */

import type { ActionMessageKey } from '../action-messages.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { BackupPlan } from '../plan-contract.ts';

export interface ActionSubject {
  entry: BackupEntry;
  plan: BackupPlan;
}

interface BackupAction {
  /** Whether it belongs to these things at all; an action that does not is not shown. */
  suits(subjects: readonly ActionSubject[]): boolean;
  /** Why it cannot be done with just these; `undefined` when it can. */
  refusal(subjects: readonly ActionSubject[]): ActionMessageKey | undefined;
}

export const actions = {
  download: {
    suits: (subjects) => subjects.some(({ entry }) => isDownloadable(entry)),
    refusal(subjects) {
      if (!subjects.every(({ entry }) => isDownloadable(entry))) return 'actionRefusal.notDownloadable';
      return isOnePlan(subjects) ? undefined : 'actionRefusal.onePlan';
    },
  },
  restore: {
    suits: (subjects) => subjects.some(({ entry }) => isRestorable(entry)),
    refusal(subjects) {
      if (!subjects.every(({ entry }) => isRestorable(entry))) return 'actionRefusal.notRestorable';
      return isOnePlan(subjects) ? undefined : 'actionRefusal.onePlan';
    },
  },
  sync: {
    suits: (subjects) =>
      subjects.every(({ entry, plan }) => entry.type === 'plan' && plan.capabilities?.sync !== false),
    refusal(subjects) {
      if (subjects.length !== 1) return 'actionRefusal.onlyPlans';
      return subjects.every(({ plan }) => plan.destination === 'CLOUD') ? 'actionRefusal.alreadyCloud' : undefined;
    },
  },
  delete: {
    suits: (subjects) => subjects.some(({ entry, plan }) => isDeletable(entry) && mayBeDeleted(entry, plan)),
    refusal(subjects) {
      if (subjects.some(({ entry, plan }) => !mayBeDeleted(entry, plan))) return 'actionRefusal.notDeletable';
      if (subjects.every(({ entry }) => entry.type === 'plan')) return undefined;
      if (subjects.some(({ entry }) => !isDeletable(entry) || entry.type === 'plan'))
        return 'actionRefusal.plansOrItems';
      return isOnePlan(subjects) ? undefined : 'actionRefusal.onePlan';
    },
  },
} as const satisfies Record<string, BackupAction>;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[];

/** The actions to show for some things, in order, each with why it cannot be done. */
export function offeredActions(
  subjects: readonly ActionSubject[],
): { name: ActionName; refusal: ActionMessageKey | undefined }[] {
  if (subjects.length === 0) return [];
  return actionNames
    .filter((name) => actions[name].suits(subjects))
    .map((name) => ({ name, refusal: actions[name].refusal(subjects) }));
}

/** Whether it has bytes that can be looked at: of a folder there are none, and an image is downloaded from. */
export function isPreviewable(entry: BackupEntry): boolean {
  return !entry.image && (entry.type === 'file' || entry.type === 'revision');
}

/** An image revision is restored or downloaded whole only after it is mounted, entry by entry. */
function isDownloadable(entry: BackupEntry): boolean {
  return entry.type === 'file' || entry.type === 'folder' || isFileRevision(entry);
}

function isRestorable(entry: BackupEntry): boolean {
  return isDownloadable(entry);
}

/** What is inside a mounted image goes with its revision. */
function isDeletable(entry: BackupEntry): boolean {
  return entry.type !== 'revision' && !entry.content;
}

/** Where its backups are kept, some can only be removed as a whole, and some not at all. */
function mayBeDeleted(entry: BackupEntry, { capabilities }: BackupPlan): boolean {
  const can = entry.type === 'plan' ? capabilities?.planDeletion : capabilities?.itemDeletion;
  return can !== false;
}

function isFileRevision(entry: BackupEntry): boolean {
  return entry.type === 'revision' && !entry.image;
}

function isOnePlan(subjects: readonly ActionSubject[]): boolean {
  return subjects.every(({ plan }) => plan.uid === subjects[0]?.plan.uid);
}
