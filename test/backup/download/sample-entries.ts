/** A file and a folder of the small folder that device 1 of the reference server backs up. */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';

interface WireEntry {
  id: string;
  name: string;
  path: string;
  type: string;
  size?: number;
}

export const backupPath = '/backup/lockhart';

export async function read<Answer>(path: string): Promise<Answer> {
  return (await fetch(backupPath + path)).json() as Promise<Answer>;
}

/** Of the small folder that device 1 backs up. */
export async function findEntries(): Promise<Record<string, BackupEntry>> {
  const plans = await read<{ uid: string; name: string; numericId: number; type: string }[]>('/nodes/1/plans');
  for (const plan of plans.filter(({ type }) => type === 'FILE_FOLDER')) {
    const folders = await read<WireEntry[]>(`/nodes/1/plans/${plan.uid}/folders?page=0&size=50`);
    for (const folder of Array.isArray(folders) ? folders : []) {
      const list = async (id: string) =>
        (await read<{ results: WireEntry[] }>(`/v2/nodes/1/plans/${plan.uid}/folders/${id}/content?page=0&size=250`))
          .results;
      const top = await list(folder.id);
      const sizes = top?.find(({ name }) => name === 'sizes');
      const nested = top?.find(({ name }) => name === 'nested');
      if (!sizes || !nested) continue;
      const file = (await list(sizes.id)).find(({ size }) => size === 1_048_576);
      const facts = {
        planId: String(plan.uid),
        planName: plan.name,
        planNumericId: plan.numericId,
        planUuid: plan.uid,
      };
      return {
        folder: {
          ...facts,
          ...nested,
          id: String(nested.id),
          type: 'folder',
          size: undefined,
        } as unknown as BackupEntry,
        file: { ...facts, ...file, id: String(file?.id), type: 'file' } as unknown as BackupEntry,
      };
    }
  }
  throw new Error('The sample folder was not found');
}
