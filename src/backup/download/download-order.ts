/** From what somebody selected to what is downloaded: which kind it is, how it is called, which call has its bytes. */
import { fold } from '../../base/fold.ts';
import { jsonText } from '../../base/json-text.ts';
import type { Endpoint } from '../../host/http/endpoint.ts';
import type { CallArguments } from '../../host/http/http-client.ts';
import type { BackupEntry } from '../backup-entry.ts';
import { downloadFile, downloadFolder, downloadImageItem } from '../recovery-contract.ts';
import type { DownloadKind, DownloadOrder } from './download-types.ts';
import { safeName } from './safe-name.ts';

export function kindOf(items: readonly BackupEntry[]): DownloadKind {
  const [only] = items;
  if (items.length !== 1 || only === undefined) return 'several';
  const isFolder = only.type === 'folder';
  if (only.content) return isFolder ? 'image-folder' : 'image-file';
  return isFolder ? 'folder' : 'file';
}

/** A folder is saved as <name>.zip, several items by the name of their plan. */
export function fileNameOf(kind: DownloadKind, items: readonly BackupEntry[]): string {
  const [first] = items;
  const name = kind === 'several' ? first?.planName : first?.name;
  const isZip = kind === 'several' || kind === 'folder' || kind === 'image-folder';
  return safeName(`${name || 'download'}${isZip ? '.zip' : ''}`);
}

/** Bytes of all items together; `undefined` where one of them is not known. */
export function sizeOf(items: readonly { size: number | undefined }[]): number | undefined {
  return fold(
    items,
    (sum: number | undefined, { size }) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
}

/** Two orders of the same bytes are one: somebody pressed twice. */
export function orderKey({ kind, nodeId, planId, items, revisionId, jobId, includeDeleted }: DownloadOrder): string {
  const things = items.map(({ type, id, revisionId, downloadPath }) => [type, id, revisionId, downloadPath]);
  return jsonText([kind, nodeId, planId, things, revisionId, jobId, includeDeleted]);
}

export interface ByteCall {
  endpoint: Endpoint;
  args: CallArguments<Endpoint>;
  /** Milliseconds until it has to say something, where that takes longer than elsewhere. */
  patience?: number;
}

/** Milliseconds that mounting an image may take before it counts as failed. */
export const mountPatience = 180_000;

/** The call whose answer is the download. */
export function callOf({ kind, nodeId, planId, items, revisionId, jobId, includeDeleted }: DownloadOrder): ByteCall {
  const [item] = items;
  switch (kind) {
    case 'file':
      return { endpoint: downloadFile, args: { params: { nodeId, planId, revisionId } } };
    case 'folder': {
      const params = { nodeId, planId, folderId: item?.id, jobId };
      return { endpoint: downloadFolder, args: { params, query: { restoreDeleted: String(includeDeleted) } } };
    }
    case 'image-file':
    case 'image-folder':
      return imageCall({ nodeId, planId, revisionId }, item?.downloadPath ?? item?.path ?? '', kind === 'image-folder');
    case 'several':
      throw new Error('Several items are prepared by a call first');
  }
}

export function imageCall(
  { nodeId, planId, revisionId }: { nodeId: number; planId: string; revisionId: string | undefined },
  path: string,
  isFolder: boolean,
): ByteCall {
  const query = { fileBase64: base64Of(path), type: isFolder ? 'FOLDER' : 'FILE' };
  const args = { params: { nodeId, imagePlanId: planId, revisionId }, query };
  return { endpoint: downloadImageItem, args, patience: mountPatience };
}

/** Of the path's UTF-8 bytes: `btoa` by itself knows no letter beyond Latin-1. */
export function base64Of(path: string): string {
  return btoa([...new TextEncoder().encode(path)].map((byte) => String.fromCharCode(byte)).join(''));
}
