/** Who is let in, and by whom. Source: spec 002 §4. */

import {
  approvalsOf,
  type NodeApproval,
  nodeApprovalsSlice,
} from '../../../src/console/approvals/node-approvals-slice.ts';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { deepEqual, equal, match, throws } from '../../support/assert.ts';

const { defaults, transitions } = nodeApprovalsSlice;
const ada = { id: '7', name: 'Ada', time: 1_700_000_000_000 };

const waiting = (id: string, more: Partial<NodeApproval> = {}): NodeApproval => ({
  id,
  nodeApprovalType: 'CANDIDATE_NODE',
  approvalStatus: 'PENDING',
  installationStatus: null,
  approvalStatusByAppUserName: null,
  approvalStatusByAppUserId: null,
  displayName: `PC-${id}`,
  ...more,
});
const loaded = transitions.load(defaults, [
  waiting('1'),
  waiting('2', { nodeApprovalType: 'node' }),
  waiting('3', { approvalStatus: 'APPROVED', installationStatus: 'WAITING' }),
  waiting('4', { approvalStatus: 'REJECTED' }),
]);
const entry = (state: typeof loaded, id: string) => state.entries.find((one) => one.id === id);

describe('Node approvals', () => {
  it('wait for somebody to decide, on the tab of those that are pending', () => {
    deepEqual(defaults, { mode: 'MANUAL', tab: 'pending', entries: [] });
  });

  it('let a candidate in that waits for its installation then, and record who approved', () => {
    const { approvalStatus, installationStatus, approvalStatusByAppUserId, approvalStatusByAppUserName } =
      entry(transitions.approve(loaded, ['1'], ada), '1') ?? waiting('1');
    equal(approvalStatus, 'APPROVED');
    equal(installationStatus, 'WAITING');
    equal(approvalStatusByAppUserId, '7');
    equal(approvalStatusByAppUserName, 'Ada');
  });

  it('let a node in that has been installed already', () => {
    equal(entry(transitions.approve(loaded, ['2'], ada), '2')?.installationStatus, null);
  });

  it('reject what is pending as what was approved, and record by whom', () => {
    const state = transitions.reject(loaded, ['1', '3'], ada);
    for (const id of ['1', '3']) {
      equal(entry(state, id)?.approvalStatus, 'REJECTED');
      equal(entry(state, id)?.approvalStatusByAppUserName, 'Ada');
      equal(entry(state, id)?.installationStatus, null);
    }
  });

  it('are approved from pending alone, and rejected once', () => {
    match(throws(() => transitions.approve(loaded, ['3'], ada), IllegalTransition).message, /PC-3.*APPROVED/);
    match(throws(() => transitions.approve(loaded, ['4'], ada), IllegalTransition).message, /PC-4.*REJECTED/);
    match(throws(() => transitions.reject(loaded, ['4'], ada), IllegalTransition).message, /PC-4.*already/);
  });

  it('are decided together or not at all', () => {
    throws(() => transitions.approve(loaded, ['1', '3'], ada), IllegalTransition);
    equal(entry(loaded, '1')?.approvalStatus, 'PENDING');
  });

  it('are gone when they are cleared', () => {
    deepEqual(
      transitions.clear(loaded, ['1', '4']).entries.map(({ id }) => id),
      ['2', '3'],
    );
    throws(() => transitions.clear(loaded, ['9']), IllegalTransition);
  });

  it('are listed on the tab of their status', () => {
    const idsOn = (tab: 'pending' | 'approved' | 'rejected' | 'security') =>
      approvalsOf(loaded.entries, tab).map(({ id }) => id);
    deepEqual(
      [idsOn('pending'), idsOn('approved'), idsOn('rejected'), idsOn('security')],
      [['1', '2'], ['3'], ['4'], []],
    );
  });
});
