import fc from 'fast-check';
import { approvalModes, approvalTabs } from '../../../src/console/approvals/node-approvals-slice.ts';
import { type AnyArguments, anyId, anyIds, anyList, anyName, orNull } from './arguments-of.ts';

export const anyNodeApproval = fc.record({
  id: anyId,
  nodeApprovalType: fc.constantFrom('CANDIDATE_NODE', 'node'),
  approvalStatus: fc.constantFrom('PENDING', 'APPROVED', 'REJECTED'),
  installationStatus: orNull(fc.constantFrom('WAITING', 'INSTALLED')),
  approvalStatusByAppUserName: orNull(anyName),
  approvalStatusByAppUserId: orNull(anyId),
  displayName: anyName,
  createTime: orNull(fc.nat()),
  approvalStatusTime: orNull(fc.nat()),
});

const anyApprover = fc.record({ id: orNull(anyId), name: orNull(anyName), time: fc.nat() });

export const anyApprovals: AnyArguments<'nodeApprovals'> = {
  nodeApprovals: {
    load: fc.tuple(anyList(anyNodeApproval, ({ id }) => id)),
    setMode: fc.tuple(fc.constantFrom(...approvalModes)),
    showTab: fc.tuple(fc.constantFrom(...approvalTabs)),
    approve: fc.tuple(anyIds, anyApprover),
    reject: fc.tuple(anyIds, anyApprover),
    clear: fc.tuple(anyIds),
  },
};
