/**
 * What is already there where something is about to be restored: the names at its top are looked for in the listing of
 * the destination. It only tells: whatever it finds, or fails to find, nothing waits for it.
 */

import { createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { fold } from '../../base/fold.ts';
import { jsonText } from '../../base/json-text.ts';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { nameKey } from '../file-name.ts';
import { recoveryLimits } from '../recovery/recovery-limits.ts';
import { type DeviceEntry, listDeviceDirectory } from '../recovery-contract.ts';

export interface PreflightTarget {
  nodeId: number;
  nodeClass: string;
  /** The names that are restored into each folder. */
  folders: readonly { path: string; names: readonly string[] }[];
  /** A folder that is not there is made. */
  makesFolders: boolean;
}

export interface ExistingName {
  name: string;
  isFolder: boolean;
}

export type Preflight =
  | {
      is: 'checked';
      existing: readonly ExistingName[];
      total: number;
      /** There is more than was looked at. */
      isPartial: boolean;
    }
  /** The destination itself is not there. */
  | { is: 'no-folder'; path: string };

interface Shape {
  /** `idle` while nobody has said where to. */
  readonly state: ReadonlySignal<ResourceState<Preflight>>;
  /** Looks anew: something may be there that was not. */
  look(): void;
}
export type PreflightModel = Model<Shape>;

/** Milliseconds from the last key of a path to the question. */
export const preflightDelay = 400;
/** Pages of a folder, and folders, that are looked at: it is a help, not an inventory. */
const mostPages = 5;
const mostFolders = 20;

export function createPreflight(
  client: HttpClient,
  target: ReadonlySignal<PreflightTarget | undefined>,
): PreflightModel {
  return new (createModel<Shape>(() => preflightModel(client, target)))();
}

function preflightModel(client: HttpClient, target: ReadonlySignal<PreflightTarget | undefined>): Shape {
  const found = createResource<PreflightTarget, Preflight>({
    read: (wanted, signal) => existingIn(client, wanted, signal),
  });
  const looks = signal(0);
  let last = '';

  effect(() => {
    const wanted = target.value;
    looks.value;
    const key = jsonText(wanted ?? '');
    if (wanted === undefined) found.reset();
    else found.ask(wanted, { delay: preflightDelay, keepsValue: key === last });
    last = key;
  });

  return {
    state: found.state,
    look() {
      looks.value += 1;
    },
  };
}

async function existingIn(client: HttpClient, target: PreflightTarget, given: AbortSignal): Promise<Preflight> {
  const { folders, makesFolders } = target;
  const existing: ExistingName[] = [];
  let isPartial = folders.length > mostFolders;
  for (const { path, names } of folders.slice(0, mostFolders)) {
    try {
      const found = await namesIn(client, target, path, names, given);
      existing.push(...found.existing);
      isPartial ||= found.isPartial;
    } catch (error) {
      if (!(error instanceof CallError && error.kind === 'not-found')) throw error;
      if (!makesFolders) return { is: 'no-folder', path };
    }
  }
  const total = fold(folders, (sum, { names }) => sum + names.length, 0);
  return { is: 'checked', existing, total, isPartial };
}

async function namesIn(
  client: HttpClient,
  { nodeId, nodeClass }: PreflightTarget,
  path: string,
  names: readonly string[],
  given: AbortSignal,
): Promise<{ existing: ExistingName[]; isPartial: boolean }> {
  const keyOf = (name: string) => nameKey(name, path, nodeClass);
  const there = new Map<string, DeviceEntry>();
  let hasMore = true;
  for (let page = 0; page < mostPages && hasMore && !names.every((name) => there.has(keyOf(name))); page += 1) {
    const query = { page, size: recoveryLimits.treePageSize, path };
    const answer = await client.call(listDeviceDirectory, { params: { nodeId }, query }, { signal: given });
    for (const entry of answer.results) there.set(keyOf(entry.name), entry);
    hasMore = page + 1 < answer.totalPages && answer.results.length > 0;
  }
  const found = names.filter((name) => there.has(keyOf(name)));
  return {
    existing: found.map((name) => ({ name, isFolder: there.get(keyOf(name))?.type === 'FOLDER' })),
    isPartial: hasMore && found.length < names.length,
  };
}
