import type { FileFailure } from '../../../src/backup/report-contract.ts';
import { LeadsOut } from '../device/held-folder.ts';
import type { BackedUpFile } from '../plans/plan-content.ts';

/** The backup's own copy of a file could not be read. */
class UnreadableBackup extends Error {}

/** By what the system calls the error. */
const failures: Readonly<Record<string, FileFailure>> = {
  EACCES: 'ACCESS_DENIED',
  EPERM: 'ACCESS_DENIED',
  EBUSY: 'IN_USE',
  ETXTBSY: 'IN_USE',
  EEXIST: 'BLOCKED',
  EISDIR: 'BLOCKED',
  ENOTDIR: 'BLOCKED',
  ENOTEMPTY: 'BLOCKED',
  ELOOP: 'LINK',
  ENAMETOOLONG: 'NAME_TOO_LONG',
  ENOSPC: 'NO_SPACE',
};

/** Why a file could not be restored. */
export function fileFailureOf(error: unknown): FileFailure {
  if (error instanceof UnreadableBackup) return 'UNREADABLE';
  if (error instanceof LeadsOut) return 'LINK';
  return failures[(error as NodeJS.ErrnoException).code ?? ''] ?? 'OTHER';
}

/** The same file; a failure to read its bytes is known as one of the backup, not of the device. */
export function readable(file: BackedUpFile): BackedUpFile {
  return {
    ...file,
    async *read(start, end) {
      try {
        yield* file.read(start, end);
      } catch (error) {
        throw new UnreadableBackup('The backup of the file cannot be read', { cause: error });
      }
    },
  };
}
