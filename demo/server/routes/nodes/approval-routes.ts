/** Nodes that ask to be let in, and who decides (spec 002 §4). The demo lets new ones come. */
import * as z from 'zod/mini';
import {
  approveNodes,
  clearNodeApprovals,
  listNodeApprovals,
  rejectNodes,
  setNodeApprovalMode,
} from '../../../../src/nodes/contract.ts';
import { ownerOf } from '../../http/keyed-changes.ts';
import type { Session } from '../../http/sessions.ts';
import { arrive, changeMode, clearApprovals, decideNodes, listApprovals } from '../../nodes/node-approvals.ts';
import { demoCalls, readOrder } from '../demo-calls.ts';
import type { Services } from '../services.ts';

const candidates = z.object({
  names: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(500)),
});

export function serveApprovals({ app, calls, changes, sessions, database, clock }: Services): void {
  const approver = ({ user: { id, name } }: Session) => ({ id, name, time: clock.now() });

  calls.implement(listNodeApprovals, () => listApprovals(database));
  calls.change(setNodeApprovalMode, ({ body, commit }) => commit(() => changeMode(database, body.mode)));
  calls.change(approveNodes, ({ body, session, commit }) =>
    commit(() => decideNodes(database, 'approve', body.ids, approver(session))),
  );
  calls.change(rejectNodes, ({ body, session, commit }) =>
    commit(() => decideNodes(database, 'reject', body.ids, approver(session))),
  );
  calls.change(clearNodeApprovals, ({ body, commit }) => commit(() => clearApprovals(database, body.ids)));

  demoCalls({ app, sessions })('POST', '/demo/node-candidates', async (session, context) => {
    const { names } = await readOrder(context, candidates);
    const call = { owner: ownerOf(session), route: 'candidates', key: undefined, fingerprint: () => '' };
    return changes.run(call, (commit) => commit(() => arrive(database, names, clock.now())));
  });
}
