import { extname } from 'node:path';
import { attachmentExtensions } from '../../../src/help/ticket-terms.ts';
import type { FileInspector } from '../store/file-inspector.ts';
import { startsWith } from '../store/file-kinds.ts';

/**
 * A media type, or `refused` where name or content is of no allowed one: a program that calls itself a picture is refused
 * with the ticket.
 */
export function attachmentKind(name: string, { head, hasZero }: FileInspector): string {
  const extension = extname(name).toLowerCase();
  if (!(attachmentExtensions as readonly string[]).includes(extension)) return 'refused';
  if (extension === '.png') return startsWith(head, '\x89PNG\r\n') ? 'image/png' : 'refused';
  if (extension === '.txt') return hasZero ? 'refused' : 'text/plain';
  if (extension === '.mov') {
    const isMovie = ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => startsWith(head, box, 4));
    return isMovie ? 'video/quicktime' : 'refused';
  }
  return startsWith(head, '\xff\xd8\xff') ? 'image/jpeg' : 'refused';
}
