/** By endpoint of node approvals and of maintenance, one call that a new server answers, each of which may be made once. */
import { startMaintenance } from '../../../../src/policies/maintenance/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const anHour = {
  durationInSeconds: 3600,
  options: { notifications: true as const, alerts: true, notificationChannels: false },
};

interface Arrived {
  approvals: { id: string; displayName: string }[];
}

/** Agents that call for the first time. */
export const arrive = async (client: DemoClient, ...names: string[]) =>
  (await client.demo<Arrived>('POST', 'node-candidates', { names })).approvals;

export async function nodeCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const [approved, rejected, cleared] = await arrive(client, 'Approved', 'Rejected', 'Cleared');
  await client.call(startMaintenance, { params: { nodeId: '8' }, body: anHour });
  const naming = (id = '') => ({ body: { ids: [id] } });
  return {
    listNodeApprovals: {},
    setNodeApprovalMode: { body: { mode: 'MANUAL' } },
    approveNodes: naming(approved?.id),
    rejectNodes: naming(rejected?.id),
    clearNodeApprovals: naming(cleared?.id),
    readMaintenance: { params: { nodeId: '7' } },
    startMaintenance: { params: { nodeId: '7' }, body: anHour },
    extendMaintenance: { params: { nodeId: '8' }, body: { seconds: 3600 } },
    endMaintenance: { params: { nodeId: '9' } },
  };
}
