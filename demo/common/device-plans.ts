/** What samples about backed-up data are about: plans of device 1, as a browser's event would give them. */

/** For code that is shown: entries as short as they may be. */
export const onePlan = { type: 'plan', id: 'p1', planId: 'p1', planName: 'Documents', name: 'Documents' } as const;
export const oneFile = {
  type: 'file',
  id: '40',
  planId: 'p1',
  planName: 'Documents',
  name: 'may.pdf',
  path: '/srv/may.pdf',
} as const;

interface WirePlan {
  uid: string;
  numericId: number;
  name: string;
  type: string;
}

/** The device's plans as entries, those with the wanted names first found; all when none is named. */
export async function planEntries(...names: string[]): Promise<object[]> {
  const response = await fetch('/backup/lockhart/nodes/1/plans');
  const plans = (await response.json()) as WirePlan[];
  return plans
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map(({ uid, numericId, name, type }) => ({
      type: 'plan',
      id: uid,
      planId: uid,
      planUuid: uid,
      planNumericId: numericId,
      planName: name,
      name,
      image: type !== 'FILE_FOLDER',
    }));
}

/** Folders and files at the top of a plan's first folder. */
export async function contentEntries(planName: string, count: number): Promise<object[]> {
  const [plan] = (await planEntries(planName)) as { planId: string; planName: string; planNumericId: number }[];
  if (!plan) return [];
  const { planId } = plan;
  const base = '/backup/lockhart';
  const folders = await read(`${base}/nodes/1/plans/${planId}/folders?page=0&size=10`);
  const content = await read(
    `${base}/v2/nodes/1/plans/${planId}/folders/${folders[0]?.id}/content?page=0&size=${count}`,
  );
  return content.map(({ id, name, path, type, size }) => ({
    ...plan,
    id: String(id),
    name,
    path,
    fullPath: path,
    size,
    type: type === 'FOLDER' ? 'folder' : 'file',
    fileId: type === 'FOLDER' ? undefined : String(id),
  }));
}

/** Gives them to the sample's element once they are known, before it is defined too. */
export function giveItems(element: HTMLElement, entries: Promise<object[]>, open = false): void {
  void entries.then((items) => {
    // A state sets up after the sample, and what it fetches may come before: then it stays.
    if (open || !(element as HTMLElement & { open?: boolean }).open) Object.assign(element, { items, open });
  });
}

interface WireEntry {
  /** A number or a text, as the server likes. */
  id: string | number;
  name: string;
  path: string;
  type: string;
  size?: number;
}

async function read(address: string): Promise<WireEntry[]> {
  const answer = (await (await fetch(address)).json()) as WireEntry[] | { results: WireEntry[] };
  return Array.isArray(answer) ? answer : answer.results;
}
