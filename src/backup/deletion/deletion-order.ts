/** What of the backed-up things goes into which list of which call. Source: spec 000 §7 (deleting backup data). */
import { jsonText } from '../../base/json-text.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import { deletionName } from '../recovery-contract.ts';

interface OrderBase {
  nodeId: number;
  items: readonly BackupEntry[];
  /** Of several plans all names, separated by commas. */
  planName: string;
}

/** The body of `deletePlans`: whole plans. */
export interface PlanDeletion extends OrderBase {
  of: 'plans';
  planIds: readonly string[];
}

/** The body of `deleteRevisions`: things of one plan. */
export interface ItemDeletion extends OrderBase {
  of: 'items';
  planId: string;
  fileIds: readonly string[];
  folderIds: readonly string[];
  volumes: readonly { fileId: string; planId: string }[];
}

export type DeletionOrder = PlanDeletion | ItemDeletion;

/** `undefined` where a thing goes only with what it belongs to: neither call has a list for it. */
const listOf = {
  plan: 'planIds',
  file: 'fileIds',
  folder: 'folderIds',
  volume: 'volumes',
  revision: undefined,
} as const satisfies Record<BackupEntry['type'], string | undefined>;

/** What is inside a mounted image is a part of its revision. */
export function isDeletable({ type, content }: BackupEntry): boolean {
  return listOf[type] !== undefined && !content;
}

export type DeletionRefusal = 'not-deletable' | 'mixed' | 'several-plans';

/** All or nothing: an order that left something out would not be what was confirmed. */
export function deletionOrder({ nodeId, items }: RecoveryRequest): DeletionOrder | DeletionRefusal {
  if (!items.every(isDeletable)) return 'not-deletable';
  const arePlans = items.every(({ type }) => type === 'plan');
  if (!arePlans && items.some(({ type }) => type === 'plan')) return 'mixed';
  const [first] = items;
  if (!first) return 'not-deletable';
  if (arePlans) {
    const plans = new Map(items.map((item) => [item.planId, item.planName]));
    return { of: 'plans', nodeId, items, planName: deletionName([...plans.values()]), planIds: [...plans.keys()] };
  }
  if (items.some(({ planId }) => planId !== first.planId)) return 'several-plans';
  const ofList = (list: 'fileIds' | 'folderIds' | 'volumes') => items.filter(({ type }) => listOf[type] === list);
  return {
    of: 'items',
    nodeId,
    items,
    planName: deletionName([first.planName]),
    planId: first.planId,
    fileIds: unique(ofList('fileIds').map((item) => item.fileId ?? item.id)),
    folderIds: unique(ofList('folderIds').map((item) => item.id)),
    volumes: unique(ofList('volumes').map((item) => item.fileId ?? item.id)).map((fileId) => ({
      fileId,
      planId: first.planId,
    })),
  };
}

/** The same things of the same device have the same key. */
export function orderKey(order: DeletionOrder): string {
  if (order.of === 'plans') return jsonText([order.nodeId, [...order.planIds].sort()]);
  const { nodeId, planId, fileIds, folderIds, volumes } = order;
  const sorted = [fileIds, folderIds, volumes.map(({ fileId }) => fileId)].map((ids) => [...ids].sort());
  return jsonText([nodeId, planId, ...sorted]);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
