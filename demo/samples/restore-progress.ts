import type { RestoreProgressElement } from '../../elements/restore-progress.ts';
import { contentEntries } from '../common/device-plans.ts';
import type { Sample } from './sample.ts';

export const restoreProgressSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  note: 'The device’s restores, syncs and backups appear here. Start a restore above.',
  markup: '<rmm-restore-progress node-id="1"></rmm-restore-progress>',
  setUp: () => undefined,
  states: [
    { name: 'A new job', setUp: (element) => void begin(element, 'OVERWRITE') },
    {
      name: 'A slow job',
      setUp: (element) => void withFault({ fault: 'slow', filesPerSecond: 3 }).then(() => begin(element, 'OVERWRITE')),
    },
    {
      name: 'Stalled job',
      setUp: (element) => void withFault({ fault: 'stalled', afterShare: 0.3 }).then(() => begin(element, 'OVERWRITE')),
    },
    {
      name: 'Failing job',
      setUp: (element) => void withFault({ fault: 'fails', afterShare: 0.3 }).then(() => begin(element, 'OVERWRITE')),
    },
    { name: 'No such job', setUp: (element) => show(element, 'no-such-job') },
    {
      name: 'Inline list, three more jobs',
      setUp: () => void withFault({ fault: 'slow', times: 3 }).then(() => Promise.all([make(), make(), make()])),
    },
  ],
};

async function begin(element: HTMLElement, ifExists: string): Promise<void> {
  show(element, await make(ifExists));
}

function show(element: HTMLElement, jobUid: string): void {
  Object.assign(element as RestoreProgressElement, { jobUid, open: true });
}

/** Restores what is in the first plan to another place on device 1; answers the job's id. */
async function make(ifExists = 'OVERWRITE'): Promise<string> {
  // Several are restored at a time: of a few files nobody would see that the job is slow, or where it stops.
  const entries = (await contentEntries('Documents', 100)) as { id: string; type: string; planId: string }[];
  const { jobUID } = await send('POST', '/backup/lockhart/nodes/1/restore-jobs', {
    planId: entries[0]?.planId,
    items: entries.map(({ type, id }) => ({ type: type.toUpperCase(), id })),
    ifExists,
    location: 'other',
    destination: { nodeId: 1, path: '/tmp' },
  });
  return String(jobUID);
}

async function withFault(order: object): Promise<void> {
  await send('PUT', '/demo/job-faults', order);
}

async function send(method: string, address: string, body: object): Promise<{ jobUID?: string }> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<{ jobUID?: string }>;
}
