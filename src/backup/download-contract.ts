/**
 * Downloading several things of a plan as one zip. Its paths are not shown in the specification; a backend without them
 * answers 404, and the browser puts the zip together itself.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { bytes, nothing, pathIdentifier } from '../host/http/wire.ts';
import { restoreItem } from './job-contract.ts';
import { nodeId, selectionLimit } from './plan-contract.ts';
import { outcome, plainId } from './recovery-contract.ts';

export const createDownload = endpoint({
  name: 'createDownload',
  summary: `Prepares files and folders of a backup as one zip, up to ${selectionLimit}; jobId says as of which backup job`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/downloads',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: z.object({
    items: z.array(restoreItem).check(z.minLength(1), z.maxLength(selectionLimit)),
    /** The backup job that everything is wanted as of; the latest state when absent. */
    jobId: z.optional(plainId),
    restoreDeleted: z.optional(z.boolean()),
  }),
  response: z.object({
    ...outcome.shape,
    /** Good for 15 minutes after it was last used. Absent where nothing is left to download. */
    downloadId: z.nullish(plainId),
    /** Ids of files that are left out, since the backup did not have them yet at the job. */
    absentIds: z.optional(z.array(plainId)),
  }),
  source: 'not shown',
});

export const readDownload = endpoint({
  name: 'readDownload',
  summary: 'The zip that createDownload prepared; “Changed names.txt” in it lists what has another name there',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/downloads/{downloadId}/data',
  params: z.object({ nodeId, planId: pathIdentifier, downloadId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: bytes,
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const downloadEndpoints = [createDownload, readDownload] as const;
