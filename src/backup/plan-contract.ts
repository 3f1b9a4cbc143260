/**
 * The part of the contract that the list of plans needs; `contract.ts` has the rest, and all of it for whoever wants
 * all. Apart, because the rest comes with the first step into a plan.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { byteCount, identifier, instant, nothing } from '../host/http/wire.ts';

/** Rows of a listing that are fetched at once. Source: spec 000 §9. */
export const browserPageSize = 250;

/** Things that may be selected, and named in one call. */
export const selectionLimit = 10_000;

/** Characters of a path on a device. */
export const pathLimit = 4096;

export const nodeId = z.coerce.number().check(z.int(), z.minimum(1));

/** `FILE_FOLDER` in the list allows browsing and restoring without `canViewAndRestoreBackupData`. */
export const fileFolderPermission = 'FILE_FOLDER';
export const backupPermissions = z.nullish(z.array(z.string()));

/** `ARROW_IMAGE` is an image plan of the newer engine. */
export const planTypes = ['FILE_FOLDER', 'IMAGE', 'ARROW_IMAGE'] as const;

export const backupPlan = z.object({
  uid: identifier,
  numericId: z.number(),
  deleted: z.boolean(),
  enabled: z.boolean(),
  name: z.string(),
  schedule: z.nullish(z.string()),
  type: z.enum(planTypes),
  destination: z.enum(['CLOUD', 'LOCAL', 'HYBRID']),
  backupPermissions,
  lastSuccess: z.nullish(instant),
  /** `DEFINED`; `DELETED` where the source is gone (Missing); any other value where the plan dropped it (Removed). */
  status: z.nullish(z.string()),
  storage: z.nullish(
    z.object({ volumes: z.nullish(z.number()), local: z.nullish(byteCount), cloud: z.nullish(byteCount) }),
  ),
  /** What can be done with its backups beside reading them; what isn't said can be. */
  capabilities: z.nullish(
    z.object({
      sync: z.nullish(z.boolean()),
      planDeletion: z.nullish(z.boolean()),
      itemDeletion: z.nullish(z.boolean()),
      /** Tells how much space a deletion frees; nobody asks where this isn’t said. */
      freedSpace: z.nullish(z.boolean()),
    }),
  ),
});
export type BackupPlan = z.output<typeof backupPlan>;

/** Image plans hold volumes, the others folders. */
export function isImagePlan(plan: BackupPlan): boolean {
  return plan.type !== 'FILE_FOLDER';
}

export const listPlans = endpoint({
  name: 'listPlans',
  summary: "A device's backup plans",
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans',
  params: z.object({ nodeId }),
  query: nothing,
  body: nothing,
  response: z.array(backupPlan),
  source: '000 §7 Device backup browser',
});
