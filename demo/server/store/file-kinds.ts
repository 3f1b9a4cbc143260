/** What a file is, by its name and its first bytes: browsers believe neither, and nor do we. */
import { extname } from 'node:path';

/** As many bytes tell a type. */
export const headLength = 16;

const programs = /\.(?:app|bat|cmd|com|cpl|dll|exe|hta|jar|js|lnk|msi|ps1|scr|sh|vbs|wsf)$/i;

export function isProgram(name: string, head: Uint8Array): boolean {
  return programs.test(name) || startsWith(head, 'MZ');
}

/** Of a picture that a browser may show; undefined where it is none. */
export function pictureType(head: Uint8Array): string | undefined {
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  return startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a') ? 'image/gif' : undefined;
}

const byExtension: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.zip': 'application/zip',
};

/** What a mail says that its attachment is. */
export const mediaType = (name: string, head: Uint8Array): string =>
  pictureType(head) ?? byExtension[extname(name).toLowerCase()] ?? 'application/octet-stream';

export function startsWith(head: Uint8Array, text: string, at = 0): boolean {
  return Buffer.from(head.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'));
}
