/**
 * What the mapping table is told of a provider: how its organizations are listed, mapped and cleared, and what a row says.
 * One for each provider: `company-source.ts` and `account-source.ts`. Source: spec 002 §2.1, §2.4 and §2.7.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Press } from '../../../host/http/idempotency.ts';
import type {
  AutoMapPreview,
  MappingCounts,
  PreviewProgress,
  Provenance,
  ProviderEntity,
  Undone,
} from '../../psa-shapes.ts';
import type { MappingOrigin, MappingState, Provider } from '../../psa-terms.ts';

/** What a row of either provider has. */
export interface MappedRow {
  readonly clientId: string;
  readonly clientName: string;
  /** How many of its locations have a site: they lose it with another company or account. */
  readonly mappedLocationCount: number;
  readonly provenance?: Provenance | null | undefined;
}

/** Product, configuration type and role mappings, by the member that the provider's calls have for each; null is none. */
export type AssignedIds = Readonly<Record<string, string | null>>;

/** What an organization is mapped to. */
export interface MappedTo {
  readonly target: ProviderEntity | null;
  readonly assigned: AssignedIds;
  /** Of what is assigned, for people. */
  readonly names: readonly string[];
  /** Locations with a site: they lose it with another company or account. */
  readonly sites: number;
}

/** What is to be saved of an organization. What is absent stays as it is. */
export interface Assignment {
  readonly clientId: string;
  /** Null clears it. */
  readonly targetId?: string | null;
  readonly assigned?: AssignedIds;
  readonly score?: number;
  readonly reason?: { readonly code: string };
}

export interface MappingQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly state?: MappingState | undefined;
  readonly sortField?: 'clientName' | 'targetName' | undefined;
  readonly sortDirection?: 'ASC' | 'DESC' | undefined;
}

export interface MappingAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly pages: number;
  readonly counts: MappingCounts;
}

export interface Changed {
  /** Organizations. */
  readonly changed: number;
  /** Locations that have lost what they were mapped to; 0 where the provider does not tell. */
  readonly resetLocations: number;
  /** With which it can be taken back; undefined where the server keeps no way back. */
  readonly changeId: string | undefined;
}

/** Of an answer, which may not tell all of it. */
export const changedBy = ({
  changed,
  resetLocations = 0,
  changeId,
}: {
  changed: number;
  resetLocations?: number;
  changeId?: string | null | undefined;
}): Changed => ({ changed, resetLocations, changeId: changeId ?? undefined });

export interface MappingCalls<Row> {
  list(question: MappingQuestion, signal: AbortSignal): Promise<MappingAnswer<Row>>;
  /**
   * Saves nothing; without ids it is about every organization that is not mapped. Where it takes long, tells how far it is;
   * aborted, it is given up.
   */
  preview(
    clientIds: readonly string[] | undefined,
    signal: AbortSignal,
    onProgress?: (progress: PreviewProgress) => void,
  ): Promise<AutoMapPreview>;
  save(origin: MappingOrigin, assignments: readonly Assignment[], press: Press): Promise<Changed>;
  clear(clientIds: readonly string[], press: Press): Promise<Changed>;
  /** Takes these changes back as one, but for the organizations that others have changed since and that are left as they are. */
  undo(changeIds: readonly string[], exceptClientIds: readonly string[], press: Press): Promise<Undone>;
  /** Pairs that are not proposed again. */
  refuse(pairs: readonly { clientId: string; targetId: string }[], press: Press): Promise<void>;
  /** Companies or accounts that are offered, by id; `lastId` continues after the last one. */
  listTargets(lastId: string | undefined, signal: AbortSignal): Promise<readonly ProviderEntity[]>;
}

/** Milliseconds: the first time the provider's whole list is read, page by page and as slowly as it wants. */
export const previewTime = 120_000;

/** Milliseconds between two questions, for servers that answer at once how far it is. */
const previewPause = 250;

/** Asks until it is there. */
export async function wholePreview(
  ask: () => Promise<AutoMapPreview>,
  onProgress: ((progress: PreviewProgress) => void) | undefined,
): Promise<AutoMapPreview> {
  for (;;) {
    const preview = await ask();
    if (!preview.progress) return preview;
    onProgress?.(preview.progress);
    await new Promise((resolve) => setTimeout(resolve, previewPause));
  }
}

/** Names of the endpoints that change something, as `rmm-mapping-saved` tells them. */
export interface ChangingCalls {
  readonly save: string;
  readonly clear: string;
  readonly undo: string;
  readonly refuse: string;
}

interface ChangedElsewhere {
  readonly clientId?: string;
  readonly changeId?: string;
}

export interface MappingSource<Row extends MappedRow = MappedRow> extends MappingCalls<Row> {
  readonly provider: Provider;
  readonly names: ChangingCalls;
  mappedTo(row: Row): MappedTo;
  /** Another object each time somebody else has changed an organization. */
  readonly changedElsewhere: ReadonlySignal<ChangedElsewhere>;
  /**
   * To be called when an organization was saved outside of the table, such as in its dialog: rows and counts are read anew,
   * and the change can be undone. Without an id it is about any of them, such as with other criteria.
   */
  changed(clientId?: string, changeId?: string | null): void;
}

/** Adds what sources of both providers have. */
export function mappingSource<Row extends MappedRow>(
  parts: Omit<MappingSource<Row>, 'changedElsewhere' | 'changed'>,
): MappingSource<Row> {
  const changedElsewhere = signal<ChangedElsewhere>({});
  return {
    ...parts,
    changedElsewhere,
    changed(clientId, changeId) {
      changedElsewhere.value = { ...(clientId !== undefined && { clientId }), ...(changeId != null && { changeId }) };
    },
  };
}
