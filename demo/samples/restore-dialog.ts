import { contentEntries, giveItems, oneFile, planEntries } from '../common/device-plans.ts';
import type { Sample } from './sample.ts';

export const restoreDialogSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-restore-dialog node-id="1" open></rmm-restore-dialog>',
  setUp: (element) => giveItems(element, ofType('file', 1)),
  example: { unchecked: { items: [oneFile] } },
  states: [
    { name: 'A file', setUp: (element) => giveItems(element, ofType('file', 1), true) },
    { name: 'A folder', setUp: (element) => giveItems(element, ofType('folder', 1), true) },
    { name: 'Several items', setUp: (element) => giveItems(element, contentEntries('Project', 6), true) },
    { name: 'From an image', setUp: (element) => giveItems(element, inImage(), true) },
  ],
};

/** The first of a folder that has both. */
async function ofType(wanted: 'file' | 'folder', count: number): Promise<object[]> {
  const entries = (await contentEntries('User folders', 100)) as { type: string }[];
  return entries.filter(({ type }) => type === wanted).slice(0, count);
}

/** As the backup browser tells of a folder in a mounted image. */
async function inImage(): Promise<object[]> {
  const [plan] = (await planEntries('Windows VM image')) as { planId: string; planNumericId: number }[];
  if (!plan) return [];
  const base = '/backup/lockhart';
  const [volume] = await read(`${base}/image/v2/nodes/1/plans/${plan.planId}/volumes`);
  if (!volume) return [];
  const files = `${base}/v3/nodes/1/plans/${plan.planNumericId}/files`;
  const [revision] = await read(`${files}/${encodeURIComponent(volume.id)}/revisions?page=0&size=1`);
  const path = '/Users/ayumi/Documents';
  const content = { id: path, name: 'Documents', path, downloadPath: path, content: true, image: true };
  return [{ ...plan, ...content, type: 'folder', fileId: volume.id, revisionId: String(revision?.id) }];
}

async function read(address: string): Promise<{ id: string }[]> {
  const answer = (await (await fetch(address)).json()) as { id: string }[] | { results: { id: string }[] };
  return Array.isArray(answer) ? answer : answer.results;
}
