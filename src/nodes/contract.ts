/**
 * The calls of nodes that ask to be let in. The document shows what an approval is and what becomes of it (spec 002 §3.5
 * and §4), but no call: paths follow each other.
 */
import * as z from 'zod/mini';
import { approvalModes, nodeApproval } from '../console/approvals/node-approvals-slice.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { nothing, pathIdentifier } from '../host/http/wire.ts';

/** Nodes that are decided with one call. */
export const mostAtOnce = 1000;

const mode = z.object({ mode: z.enum(approvalModes) });
const named = z.object({ ids: z.array(pathIdentifier).check(z.minLength(1), z.maxLength(mostAtOnce)) });

export const listNodeApprovals = endpoint({
  name: 'listNodeApprovals',
  summary: 'Nodes that asked to be let in, newest first, and how new ones are treated',
  method: 'GET',
  path: '/nodes/approvals',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({
    ...mode.shape,
    approvals: z.array(nodeApproval),
    /** Of the security provider; `NOT_CONFIGURED` where there is none. */
    registrationStatus: z.nullish(z.string()),
  }),
  source: 'not shown',
});

export const setNodeApprovalMode = endpoint({
  name: 'setNodeApprovalMode',
  summary: 'Has new nodes approved by themselves, or wait for somebody; those that wait already go on waiting',
  method: 'PUT',
  path: '/nodes/approvals/mode',
  params: nothing,
  query: nothing,
  body: mode,
  response: mode,
  source: 'not shown',
});

/** Somebody has decided meanwhile. The answer is 409, and nothing is changed. */
export const nodeDecided = 'NODE_DECIDED';

/** What became of the nodes that were named. */
const decided = z.object({ approvals: z.array(nodeApproval) });

export const approveNodes = endpoint({
  name: 'approveNodes',
  summary: 'Approves nodes that are pending, all of them or, where one is not pending any more, none',
  method: 'POST',
  path: '/nodes/approvals/approve',
  params: nothing,
  query: nothing,
  body: named,
  response: decided,
  source: 'not shown',
});

export const rejectNodes = endpoint({
  name: 'rejectNodes',
  summary: 'Rejects nodes that are pending or approved, all of them or, where one is rejected already, none',
  method: 'POST',
  path: '/nodes/approvals/reject',
  params: nothing,
  query: nothing,
  body: named,
  response: decided,
  source: 'not shown',
});

export const clearNodeApprovals = endpoint({
  name: 'clearNodeApprovals',
  summary: 'Removes entries: such a node is new again when it asks the next time',
  method: 'POST',
  path: '/nodes/approvals/clear',
  params: nothing,
  query: nothing,
  body: named,
  response: z.object({ ids: z.array(pathIdentifier) }),
  source: 'not shown',
});

export const nodeEndpoints = [
  listNodeApprovals,
  setNodeApprovalMode,
  approveNodes,
  rejectNodes,
  clearNodeApprovals,
] as const;
