/** When what may be done, and what is to be filled in. Source: spec 000 §4 (restore location) and §5 (restore). */
import { atMost, brokenRules, type FormIssue, type RuleTable, refusedWhen, required } from '../../base/form-rules.ts';
import type { ResourceStatus } from '../../base/resource/resource-state.ts';
import type { BackupEntry } from '../backup-entry.ts';
import { pathProblem, platformOf } from '../file-name.ts';
import { pathLimit, selectionLimit } from '../plan-contract.ts';
import type { ConflictChoice, RestoreLocation } from './restore-order.ts';

/** Why the original location is not offered. */
export type OriginalRefusal = 'flag' | 'image' | 'batch' | 'checking' | 'unknown' | 'offline';

export function originalRefusal({
  items,
  isEnabled,
  device,
}: {
  items: readonly BackupEntry[];
  /** The flag restore_original_location. */
  isEnabled: boolean;
  device: { status: ResourceStatus; isOnline: boolean };
}): OriginalRefusal | undefined {
  if (!isEnabled) return 'flag';
  if (items.some(({ content }) => content)) return 'image';
  if (items.length > 1 && items.some(({ root }) => root)) return 'batch';
  if (device.status === 'loading') return 'checking';
  if (device.status === 'failed') return 'unknown';
  return device.isOnline ? undefined : 'offline';
}

/** A restore order as it is filled in, and what the rules have to know besides. */
export interface RestoreFacts {
  items: readonly unknown[];
  /** What says as of when; to the server the latest state is one, too. */
  needs: 'revisions' | 'jobs' | 'none';
  /** Ids of the chosen ones. */
  revision: string | undefined;
  date: string | undefined;
  ifExists: ConflictChoice | undefined;
  location: RestoreLocation | undefined;
  /** Id of the destination. */
  device: number | undefined;
  /** On the destination, without white space around it. */
  path: string;
  /** Of the destination; empty where it is not known. */
  nodeClass: string;
}

const isElsewhere = ({ location }: RestoreFacts) => location === 'other';

/** In the order of the form; the server runs the same ones. What is required is what is still to be chosen. */
export const restoreRules: RuleTable<RestoreFacts, RestoreErrorCode> = {
  items: [required(), atMost(selectionLimit, 'tooMany')],
  revision: [required({ when: ({ needs }) => needs === 'revisions' })],
  date: [required({ when: ({ needs }) => needs === 'jobs' })],
  ifExists: [required()],
  location: [required()],
  device: [required({ when: isElsewhere })],
  path: [
    required({ when: isElsewhere }),
    atMost(pathLimit, 'tooLong'),
    refusedWhen('invalid', (path, facts) => isElsewhere(facts) && !isPath(path, facts.nodeClass)),
  ],
};

export type RestoreErrorCode = 'required' | 'tooLong' | 'tooMany' | 'invalid';
export type RestoreIssue = FormIssue<RestoreErrorCode>;

export function restoreIssues(facts: RestoreFacts): RestoreIssue[] {
  return brokenRules(restoreRules, facts);
}

/** What the call's body calls the fields. */
export const restoreMembers: Readonly<Record<string, string>> = {
  device: 'destination.nodeId',
  path: 'destination.path',
};

function isPath(path: string, nodeClass: string): boolean {
  if (nodeClass !== '') return pathProblem(path, platformOf(nodeClass)) === undefined;
  return (['windows', 'linux'] as const).some((platform) => pathProblem(path, platform) === undefined);
}
