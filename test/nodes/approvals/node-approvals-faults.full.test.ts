/** Every call of node approvals, failing in every way of the reference server. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { onlyCandidates, storedApprovals, storedMode } from './approvals-server.ts';
import { NodeApprovalsHandle } from './node-approvals-handle.ts';

before(unhover);

describe('Node approvals before a server that fails', () => {
  let handle: NodeApprovalsHandle;

  beforeEach(async () => {
    await signIn();
    await onlyCandidates('PC-1', 'PC-2');
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  const open = async () => {
    handle = await NodeApprovalsHandle.waiting();
    await handle.lists('PC-1', 'PC-2');
  };
  const statusOf = async (name: string) =>
    (await storedApprovals()).find(({ displayName }) => displayName === name)?.approvalStatus;

  it('say that they did not come, and ask again', async () => {
    await failInEveryWay({
      calls: ['listNodeApprovals'],
      first: async () => {
        handle = NodeApprovalsHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('Node approvals couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.go('Pending');
    await handle.lists('PC-1', 'PC-2');
  });

  it('say that they may be out of date, and go on showing what was there', async () => {
    await open();
    await failInEveryWay({
      calls: ['listNodeApprovals'],
      first: () => handle.element.refresh(),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('This list may be out of date'),
    });
    await handle.lists('PC-1', 'PC-2');
    await handle.press('Retry');
    await eventually(() => equal(handle.all('.inline-alert-warning').length, 0));
  });

  for (const [action, call, status] of [
    ['Approve', 'approveNodes', 'APPROVED'],
    ['Reject', 'rejectNodes', 'REJECTED'],
  ] as const)
    it(`say that a node was not decided, and ${action} it once when that is tried again`, async () => {
      await open();
      await failInEveryWay({
        calls: [call],
        // Whatever the answer says, it says that it was done.
        except: ['broken-schema'],
        first: () => handle.pressIn('PC-1', action),
        again: () => handle.press('Retry'),
        sees: () => handle.sees(/PC-1 couldn’t be (approved|rejected)/),
      });
      await handle.press('Retry');
      await handle.lists('PC-2');
      equal(await statusOf('PC-1'), status);
      await eventually(() => equal(handle.changes().length, 1));
    });

  it('say that a node was not cleared, and clear it when that is pressed again', async () => {
    await open();
    await handle.pressIn('PC-1', 'Clear');
    await failInEveryWay({
      calls: ['clearNodeApprovals'],
      again: () => handle.confirm(),
      sees: () => handle.find('dialog .inline-alert-danger'),
    });
    await handle.confirm();
    await handle.isClosed();
    await handle.lists('PC-2');
  });

  it('say that the mode was not changed, and change it when that is tried again', async () => {
    await open();
    await failInEveryWay({
      calls: ['setNodeApprovalMode'],
      first: () => handle.chooseMode('Approve automatically'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The approval mode couldn’t be changed.'),
    });
    await handle.press('Retry');
    await eventually(async () => equal(await storedMode(), 'AUTOMATIC'));
    await eventually(() => deepEqual(handle.changes(), [{ action: 'setMode', mode: 'AUTOMATIC' }]));
  });
});
