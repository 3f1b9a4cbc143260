import { contentEntries, giveItems, oneFile } from '../common/device-plans.ts';
import type { Sample } from './sample.ts';

export const downloadDialogSample: Sample = {
  attributes: { 'node-id': '1', 'offer-restore': '' },
  isSmall: true,
  markup: '<rmm-download-dialog node-id="1" open></rmm-download-dialog>',
  setUp: (element) => giveItems(element, entries('file', 1)),
  example: { unchecked: { items: [oneFile] } },
  states: [
    { name: 'A file', setUp: (element) => giveItems(element, entries('file', 1), true) },
    { name: 'A folder', setUp: (element) => giveItems(element, entries('folder', 1), true) },
    { name: 'Several items', setUp: (element) => giveItems(element, entries(undefined, 6), true) },
    { name: 'A large file', setUp: (element) => giveItems(element, large(), true) },
    { name: 'A deleted file', setUp: (element) => giveItems(element, gone(), true) },
  ],
};

async function entries(type: string | undefined, count: number): Promise<object[]> {
  const all = (await contentEntries('User folders', 100)) as { type: string }[];
  return all.filter((entry) => type === undefined || entry.type === type).slice(0, count);
}

async function large(): Promise<object[]> {
  const items = await entries(undefined, 2);
  return items.map((item) => ({ ...item, size: 3 * 2 ** 30 }));
}

/** A file that no backup has. */
async function gone(): Promise<object[]> {
  const items = await entries('file', 1);
  return items.map((item) => ({ ...item, id: 'none', fileId: 'none' }));
}
