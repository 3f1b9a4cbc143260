/** Nodes that ask to be let in: who of them waits, and who decided. Source: spec 002 §2.9, §3.5 and §4. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { constant, id, listBy, moment } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

export const approvalModes = ['AUTOMATIC', 'MANUAL'] as const;
export const approvalTabs = ['security', 'pending', 'approved', 'rejected'] as const;
export type ApprovalTab = (typeof approvalTabs)[number];

/** Of the two types the only one whose constant the document shows: what is no candidate is a node already. */
export const candidate = 'CANDIDATE_NODE';

export const nodeApproval = z.object({
  id,
  nodeApprovalType: constant,
  approvalStatus: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  /** `WAITING`; others are kept as they come. */
  installationStatus: z.nullable(constant),
  approvalStatusByAppUserName: z.nullable(z.string()),
  approvalStatusByAppUserId: z.nullable(id),
  displayName: z.string(),
  /** When it asked, and when somebody decided: the document shows neither, and a backend may leave them out. */
  createTime: z.nullish(moment),
  approvalStatusTime: z.nullish(moment),
});
export type NodeApproval = Frozen<z.output<typeof nodeApproval>>;

export type ApprovalMode = (typeof approvalModes)[number];

/** Who decides, and when. Without an id and a name it is the automatic mode, in which nobody does. */
export interface Approver {
  readonly id: string | null;
  readonly name: string | null;
  readonly time: number;
}

const approvals = entriesBy('id', 'node approval');

export const nodeApprovalsSlice = defineSlice({
  name: 'nodeApprovals',
  section: '002 §2.9, §3.5, §4',
  tells: ['setMode', 'approve', 'reject', 'clear'],
  shape: z.object({
    mode: z.enum(approvalModes),
    tab: z.enum(approvalTabs),
    entries: listBy('id', nodeApproval),
  }),
  defaults: { mode: 'MANUAL', tab: 'pending', entries: [] },
  transitions: {
    load: (state, entries: readonly NodeApproval[]) => ({ ...state, entries }),
    setMode: (state, mode: ApprovalMode) => ({ ...state, mode }),
    showTab: (state, tab: ApprovalTab) => ({ ...state, tab }),
    approve: (state, ids: readonly string[], by: Approver) => ({
      ...state,
      entries: decided(state.entries, ids, (entry) => approved(entry, by)),
    }),
    reject: (state, ids: readonly string[], by: Approver) => ({
      ...state,
      entries: decided(state.entries, ids, (entry) => rejected(entry, by)),
    }),
    clear: (state, ids: readonly string[]) => ({ ...state, entries: approvals.removed(state.entries, ids) }),
  },
});

/** What a tab lists; `security` lists nothing. */
export const approvalsOf = (entries: readonly NodeApproval[], tab: ApprovalTab): NodeApproval[] =>
  entries.filter(({ approvalStatus }) => approvalStatus.toLowerCase() === tab);

function decided(
  entries: readonly NodeApproval[],
  ids: readonly string[],
  decide: (entry: NodeApproval) => NodeApproval,
): readonly NodeApproval[] {
  let next = entries;
  for (const each of ids) next = approvals.changed(next, each, decide);
  return next;
}

function approved(entry: NodeApproval, by: Approver): NodeApproval {
  if (entry.approvalStatus !== 'PENDING')
    throw new IllegalTransition(
      `The node "${entry.displayName}" cannot be approved`,
      `it is ${entry.approvalStatus}, and only what is PENDING waits for that`,
    );
  const isCandidate = entry.nodeApprovalType === candidate;
  return {
    ...entry,
    approvalStatus: 'APPROVED',
    installationStatus: isCandidate ? 'WAITING' : entry.installationStatus,
    ...decidedBy(by),
  };
}

function rejected(entry: NodeApproval, by: Approver): NodeApproval {
  if (entry.approvalStatus === 'REJECTED')
    throw new IllegalTransition(`The node "${entry.displayName}" cannot be rejected`, 'it is REJECTED already');
  // Nothing is installed any more on what was let in before.
  return { ...entry, approvalStatus: 'REJECTED', installationStatus: null, ...decidedBy(by) };
}

const decidedBy = ({ id, name, time }: Approver) => ({
  approvalStatusByAppUserId: id,
  approvalStatusByAppUserName: name,
  approvalStatusTime: time,
});
