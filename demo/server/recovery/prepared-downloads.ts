import { randomUUID } from 'node:crypto';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { notFound } from '../http/refusal.ts';

export interface PreparedDownload {
  /** Of the session that ordered it. */
  sessionId: string;
  /** The plan's number. */
  planId: number;
  /** Pinned to the revisions and jobs that they had when they were ordered. */
  items: readonly RestoreItem[];
  restoreDeleted: boolean;
}

const lifetime = 15 * 60 * 1000;
const mostKept = 200;

/** What is to be downloaded, between the call that names it and those that read it. A restart forgets it. */
export class PreparedDownloads {
  readonly #kept = new Map<string, { download: PreparedDownload; until: number }>();
  readonly #now: () => number;

  /** `now` in milliseconds. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  add(download: PreparedDownload): string {
    const id = randomUUID();
    this.#keep(id, download);
    for (const [oldId, { until }] of this.#kept) {
      if (until >= this.#now() && this.#kept.size <= mostKept) break;
      this.#kept.delete(oldId);
    }
    return id;
  }

  /** Of this session and plan only. */
  read(id: string, sessionId: string, planId: number): PreparedDownload {
    const kept = this.#kept.get(id);
    if (!kept || kept.until < this.#now() || kept.download.sessionId !== sessionId || kept.download.planId !== planId)
      throw notFound('The download');
    this.#keep(id, kept.download);
    return kept.download;
  }

  /** The last one used stands last. */
  #keep(id: string, download: PreparedDownload): void {
    this.#kept.delete(id);
    this.#kept.set(id, { download, until: this.#now() + lifetime });
  }
}
