/** Node approvals as they stand on the server, past the element. */
import type { ApprovalMode, NodeApproval } from '../../../src/console/approvals/node-approvals-slice.ts';

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const storedApprovals = async () =>
  (await ask<{ approvals: NodeApproval[]; mode: ApprovalMode }>('GET', '/nodes/approvals')).approvals;
export const storedMode = async () => (await ask<{ mode: ApprovalMode }>('GET', '/nodes/approvals')).mode;
export const setStoredMode = (mode: ApprovalMode) => ask('PUT', '/nodes/approvals/mode', { mode });
export const decideStored = (decision: 'approve' | 'reject' | 'clear', ...ids: string[]) =>
  ask('POST', `/nodes/approvals/${decision}`, { ids });

/** Agents that call for the first time. */
export const arrive = async (...names: string[]) =>
  (await ask<{ approvals: NodeApproval[] }>('POST', '/demo/node-candidates', { names })).approvals;

/** Only these are there, waiting: other tests have left theirs. */
export async function onlyCandidates(...names: string[]): Promise<NodeApproval[]> {
  await setStoredMode('MANUAL');
  const before = await storedApprovals();
  if (before.length > 0) await decideStored('clear', ...before.map(({ id }) => id));
  return arrive(...names);
}
