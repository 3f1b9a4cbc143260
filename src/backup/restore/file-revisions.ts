/**
 * The revisions that files had at a backup job. A batch is restored as of one date, but the server takes a job for
 * folders only: without a revision a file would come as it was at last.
 */
import type { HttpClient } from '../../host/http/http-client.ts';
import type { RecoveryPoint } from '../recovery/points-model.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { listDownloadRevisions } from '../recovery-contract.ts';

export interface FoundRevisions {
  /** Revision by the file's id. */
  revisions: ReadonlyMap<string, string>;
  /** Ids of files that the backup did not have yet. */
  absent: readonly string[];
}

/** Files that are asked for at once. */
const width = 4;

export async function revisionsAt(
  client: HttpClient,
  plan: { nodeId: number; planId: string },
  fileIds: readonly string[],
  job: Pick<RecoveryPoint, 'created'>,
  signal: AbortSignal,
): Promise<FoundRevisions> {
  const revisions = new Map<string, string>();
  const absent: string[] = [];
  const waiting = [...new Set(fileIds)];

  async function work(): Promise<void> {
    for (let fileId = waiting.shift(); fileId !== undefined; fileId = waiting.shift()) {
      const found = await revisionOf(fileId);
      if (found === undefined) absent.push(fileId);
      else revisions.set(fileId, found);
    }
  }

  async function revisionOf(fileId: string): Promise<string | undefined> {
    for (let page = 0; ; page += 1) {
      const query = { page, size: recoveryLimits.revisionPageSize, onCloud: 'false' } as const;
      const params = { ...plan, fileId };
      const { results, totalPages } = await client.call(listDownloadRevisions, { params, query }, { signal });
      const found = results.find(({ created }) => created <= job.created);
      if (found) return found.id;
      if (results.length === 0 || page + 1 >= totalPages) return undefined;
    }
  }

  await Promise.all(Array.from({ length: Math.min(width, waiting.length) }, work));
  return { revisions, absent };
}
