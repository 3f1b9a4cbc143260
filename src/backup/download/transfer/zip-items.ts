/** What goes into a zip of several items: the files, and what is in the folders and below. */

import { joinPath } from '../../../base/device-path.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import { listFolderContent, listMountedContent } from '../../contract.ts';
import { browserPageSize } from '../../plan-contract.ts';
import { recoveryLimits } from '../../recovery/recovery-limits.ts';
import { downloadFile, listDownloadRevisions } from '../../recovery-contract.ts';
import { type ByteCall, imageCall, mountPatience } from '../download-order.ts';
import { createNamer } from '../safe-name.ts';

export interface ZipItem {
  /** In the zip, safe and not taken; a folder's ends with a slash. */
  name: string;
  /** In the backup, to be told of. */
  path: string;
  /** Bytes, where known beforehand. */
  size: number | undefined;
  /** Milliseconds since 1970, where known. */
  modified: number | undefined;
  /** The call for its bytes: `undefined` where no revision of it can be downloaded. A folder has none. */
  find: ((signal: AbortSignal) => Promise<ByteCall | undefined>) | undefined;
}

/** More than a zip can hold. */
export class TooLargeForZip extends Error {
  override readonly name = 'TooLargeForZip';
}

export interface ZipOrder {
  client: HttpClient;
  nodeId: number;
  planId: string;
  items: readonly BackupEntry[];
  includeDeleted: boolean;
}

type NewFile = Pick<ZipItem, 'path' | 'size' | 'modified' | 'find'>;

/**
 * All of them, folders before what they hold. Folders are listed page by page, which may take its time: `onFound` hears
 * how many files there are so far.
 */
export async function listZipItems(
  order: ZipOrder,
  signal: AbortSignal,
  onFound: (files: number) => void = () => undefined,
): Promise<readonly ZipItem[]> {
  const { client, nodeId, planId, items, includeDeleted } = order;
  const nameIn = createNamer();
  const found: ZipItem[] = [];
  let files = 0;

  for (const { type, id, fileId, name, path, size, content, revisionId, downloadPath = path } of items) {
    if (type === 'folder' && content) await addMounted({ name, path: downloadPath, revisionId }, '');
    else if (type === 'folder') await addFolder({ id, name, path }, '');
    else {
      const find = content ? mountedFile(downloadPath, revisionId) : file(fileId ?? id, revisionId);
      add(name, '', { path, size, modified: undefined, find });
    }
  }
  return found;

  function add(name: string, outer: string, item: NewFile): string {
    if (found.length >= recoveryLimits.zipItems) throw new TooLargeForZip(`More than ${found.length} items`);
    const full = `${outer}${nameIn(outer, name)}${item.find ? '' : '/'}`;
    found.push({ name: full, ...item });
    if (item.find) {
      files += 1;
      onFound(files);
    }
    return full;
  }

  function addDirectory(name: string, path: string, outer: string): string {
    return add(name, outer, { path, size: 0, modified: undefined, find: undefined });
  }

  async function addFolder(folder: { id: string; name: string; path: string }, outer: string) {
    const inside = addDirectory(folder.name, folder.path, outer);
    const params = { nodeId, planId, folderId: folder.id };
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const query = { page, size: browserPageSize };
      const { results, totalPages } = await client.call(listFolderContent, { params, query }, { signal });
      pages = totalPages;
      for (const { id, type, name, path, size, modified, deleted } of results) {
        if (deleted === true && !includeDeleted) continue;
        if (type === 'FOLDER') await addFolder({ id, name, path }, inside);
        else
          add(name, inside, {
            path,
            size: size ?? undefined,
            modified: modified ?? undefined,
            find: file(id, undefined),
          });
      }
    }
  }

  async function addMounted(folder: { name: string; path: string; revisionId: string | undefined }, outer: string) {
    const { revisionId } = folder;
    const inside = addDirectory(folder.name, folder.path, outer);
    const params = { nodeId, planId, revisionId: revisionId ?? '' };
    // The total is not told: a page that is not full is the last.
    for (let start = 0, count = browserPageSize; count === browserPageSize; start += count) {
      const query = { folder: folder.path, start, count: browserPageSize };
      const call = client.call(listMountedContent, { params, query }, { signal, timeout: mountPatience });
      const { results } = await call;
      count = results.length;
      for (const { type, name, size, modified } of results) {
        const path = joinPath(folder.path, name);
        if (type === 'FOLDER') await addMounted({ name, path, revisionId }, inside);
        else {
          const find = mountedFile(path, revisionId);
          add(name, inside, { path, size: size ?? undefined, modified: modified ?? undefined, find });
        }
      }
    }
  }

  function mountedFile(path: string, revisionId: string | undefined) {
    return async () => imageCall({ nodeId, planId, revisionId }, path, false);
  }

  /** At the revision that was chosen, or at the latest. */
  function file(fileId: string, chosen: string | undefined) {
    return async (fileSignal: AbortSignal): Promise<ByteCall | undefined> => {
      const revisionId = chosen ?? (await latestRevision(fileId, fileSignal));
      return revisionId === undefined
        ? undefined
        : { endpoint: downloadFile, args: { params: { nodeId, planId, revisionId } } };
    };
  }

  async function latestRevision(fileId: string, fileSignal: AbortSignal): Promise<string | undefined> {
    const query = { page: 0, size: 1, onCloud: 'false' } as const;
    const args = { params: { nodeId, planId, fileId }, query };
    const { results } = await client.call(listDownloadRevisions, args, { signal: fileSignal });
    return results[0]?.id;
  }
}
