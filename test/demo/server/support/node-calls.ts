/** By endpoint of node approvals, one call that a new server answers, each of which may be made once. */
import type { Arguments, DemoClient } from './demo-client.ts';

interface Arrived {
  approvals: { id: string; displayName: string }[];
}

/** Agents that call for the first time. */
export const arrive = async (client: DemoClient, ...names: string[]) =>
  (await client.demo<Arrived>('POST', 'node-candidates', { names })).approvals;

export async function nodeCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const [approved, rejected, cleared] = await arrive(client, 'Approved', 'Rejected', 'Cleared');
  const naming = (id = '') => ({ body: { ids: [id] } });
  return {
    listNodeApprovals: {},
    setNodeApprovalMode: { body: { mode: 'MANUAL' } },
    approveNodes: naming(approved?.id),
    rejectNodes: naming(rejected?.id),
    clearNodeApprovals: naming(cleared?.id),
  };
}
