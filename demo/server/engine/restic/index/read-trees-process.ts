/** Reads the trees of snapshots in a process of its own, so that serving goes on beside it. Started by `tree-reader.ts`. */
import { Refusal } from '../../../http/refusal.ts';
import { ResticProgram } from '../program/restic-program.ts';
import type { ResticSettings } from '../program/restic-settings.ts';
import { openIndex } from './index-database.ts';
import { type ReadTreeOrder, readTree, settingsVariable } from './read-tree.ts';

export interface ReadTreesSettings {
  settings: ResticSettings;
  indexFile: string;
}

export type ReadTreeNews =
  | { number: number; plan: number; nodes: number }
  | { number: number; plan: number; end: 'read' }
  | { number: number; plan: number; end: 'failed'; message: string };

const { settings, indexFile } = JSON.parse(process.env[settingsVariable] ?? '{}') as ReadTreesSettings;
const program = new ResticProgram(settings);
const index = openIndex(indexFile, { isWritten: true });
const tell = (news: ReadTreeNews) => process.send?.(news);

process.once('disconnect', () => void program.close().finally(() => process.exit(1)));

process.on('message', (order: ReadTreeOrder) => void work(order));

async function work(order: ReadTreeOrder): Promise<void> {
  const { number, plan } = order;
  try {
    await readTree(await index, program, order, (nodes) => tell({ number, plan, nodes }));
    tell({ number, plan, end: 'read' });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const message = error instanceof Refusal ? error.message : 'A snapshot could not be read.';
    tell({ number, plan, end: 'failed', message });
  }
}
