import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/**
 * Keeps a second server out of the data folder. The lock is a transaction of its own database file that stays open: the
 * system lets go of it when the process ends, however it ends, so no stale lock can be left behind.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const client = createClient({ url: pathToFileURL(join(folder, 'lock.db')).href });
  try {
    const transaction = await client.transaction('write');
    return () => {
      transaction.close();
      client.close();
    };
  } catch (error) {
    client.close();
    throw new Error(`${folder} is used by another server. End it, or set DATA_FOLDER to another folder.`, {
      cause: error,
    });
  }
}
