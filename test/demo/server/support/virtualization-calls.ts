/** By endpoint of hosts and guests, one call that a new server answers, each of which may be made once. */
import { takeSnapshot } from '../../../../src/virtualization/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const noDetails = { tags: [], owner: null, warrantyStartDate: null, warrantyEndDate: null };

export async function virtualizationCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const guest = '11';
  const take = async (name: string) =>
    (await client.call(takeSnapshot, { params: { id: guest }, body: { name } })).currentSnapshotId ?? '';
  const [first, second] = [await take('First'), await take('Second')];
  return {
    listVirtualizationHosts: {},
    readVirtualizationHost: { params: { id: '1' } },
    readGuestReadings: { params: { id: guest } },
    updateVirtualizationHost: { params: { id: '3' }, body: noDetails },
    updateVirtualizationGuest: { params: { id: guest }, body: noDetails },
    changeGuestPower: { params: { id: guest }, body: { action: 'RESTART' } },
    takeSnapshot: { params: { id: guest }, body: { name: 'Third' } },
    renameSnapshot: { params: { id: guest, snapshotId: first }, body: { name: 'Renamed' } },
    revertToSnapshot: { params: { id: guest, snapshotId: first } },
    deleteSnapshot: { params: { id: guest, snapshotId: second } },
  };
}
