/** Nodes that ask to be let in: seen as they come, decided one by one and together. Source: spec 002 §2.9, §3.5 and §4. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { press, unhover } from '../../support/user.ts';
import {
  arrive,
  decideStored,
  onlyCandidates,
  setStoredMode,
  storedApprovals,
  storedMode,
} from './approvals-server.ts';
import { NodeApprovalsHandle } from './node-approvals-handle.ts';

before(unhover);

describe('Node approvals', () => {
  let handle: NodeApprovalsHandle;
  let remove: (() => void) | undefined;

  beforeEach(async () => {
    await signIn();
    await onlyCandidates('PC-1', 'PC-2', 'PC-3');
  });
  afterEach(() => {
    handle.remove();
    remove?.();
    remove = undefined;
  });

  const open = async (configuration = {}) => {
    handle = await NodeApprovalsHandle.waiting(configuration);
    await handle.lists('PC-1', 'PC-2', 'PC-3');
  };
  const idOf = async (name: string) =>
    (await storedApprovals()).find(({ displayName }) => displayName === name)?.id ?? '';

  it('approve a candidate, which then waits for its installation, and say who decided', async () => {
    await open();
    await expectNoAxeViolations(handle.element);
    const id = await idOf('PC-2');
    await handle.pressIn('PC-2', 'Approve');
    await handle.lists('PC-1', 'PC-3');
    await handle.sees('PC-2 was approved');
    await handle.go('Approved');
    const row = await handle.row('PC-2');
    await eventually(() => ok(/Waiting.*Aiko Tanaka/.test(row.textContent ?? ''), row.textContent ?? ''));
    const change = { action: 'approve', ids: [id] };
    deepEqual([handle.of('rmm-approval-request'), handle.changes()], [[change], [change]]);
    const stored = (await storedApprovals()).find((one) => one.id === id);
    deepEqual(
      [stored?.approvalStatus, stored?.installationStatus, stored?.approvalStatusByAppUserId],
      ['APPROVED', 'WAITING', 'admin'],
    );
    ok(Number(stored?.approvalStatusTime) >= Number(stored?.createTime));
  });

  it('decide several at once', async () => {
    await open();
    await handle.pressWith(['PC-1', 'PC-3'], 'Approve');
    await handle.sees('2 nodes were approved');
    await handle.lists('PC-2');
    await handle.go('Approved');
    await handle.lists('PC-1', 'PC-3');
    await expectNoAxeViolations(handle.element);
    await handle.pressWith(['PC-1', 'PC-3'], 'Reject');
    await handle.sees('Reject 2 nodes?');
    await handle.button('Cancel');
    await handle.press('Reject');
    await handle.isClosed();
    await handle.go('Rejected');
    await handle.lists('PC-1', 'PC-3');
    await handle.pressWith(['PC-1', 'PC-3'], 'Clear');
    await handle.sees('Clear 2 nodes?');
    await handle.press('Clear');
    await handle.isClosed();
    await handle.sees('No nodes have been rejected.');
    equal((await storedApprovals()).length, 1);
  });

  it('ask before what is approved is rejected, not before what is pending is', async () => {
    await open();
    await handle.pressIn('PC-1', 'Reject');
    await handle.lists('PC-2', 'PC-3');
    await handle.pressIn('PC-2', 'Approve');
    await handle.lists('PC-3');
    await handle.go('Approved');
    await handle.pressIn('PC-2', 'Reject');
    await handle.sees('Reject PC-2?');
    await expectNoAxeViolations(handle.element);
    await handle.press('Cancel');
    await handle.isClosed();
    await handle.lists('PC-2');
    equal((await storedApprovals()).filter(({ approvalStatus }) => approvalStatus === 'REJECTED').length, 1);
  });

  it('ask before they are cleared', async () => {
    await open();
    await handle.pressIn('PC-3', 'Clear');
    await handle.sees('The entry and the record of who decided are removed.');
    equal(handle.focused(), 'Cancel');
    await handle.press('Clear');
    await handle.isClosed();
    await handle.lists('PC-1', 'PC-2');
    await handle.sees('PC-3 was cleared');
  });

  it('show nodes that come while the page is open', async () => {
    await open();
    await arrive('PC-4');
    await handle.element.refresh();
    await handle.lists('PC-1', 'PC-2', 'PC-3', 'PC-4');
    await handle.find('[role="tab"]', /^Pending4$/);
  });

  it('let new nodes in by themselves in automatic mode, and leave those that wait', async () => {
    await open();
    await handle.chooseMode('Approve automatically');
    await handle.sees('New nodes are now approved automatically');
    await eventually(async () => equal(await storedMode(), 'AUTOMATIC'));
    await arrive('PC-5');
    await handle.element.refresh();
    await handle.lists('PC-1', 'PC-2', 'PC-3');
    await handle.go('Approved');
    const row = await handle.row('PC-5');
    ok(/Waiting.*Automatic approval/.test(row.textContent ?? ''), row.textContent ?? '');
    deepEqual(handle.changes(), [{ action: 'setMode', mode: 'AUTOMATIC' }]);
  });

  it('show the mode that somebody else chose', async () => {
    await open();
    await setStoredMode('AUTOMATIC');
    await handle.element.refresh();
    await handle.sees('New nodes are approved as they come in.');
  });

  it('are left to the page where it prevents what was asked', async () => {
    await open();
    handle.element.addEventListener('rmm-approval-request', (event) => event.preventDefault());
    await handle.pressIn('PC-1', 'Approve');
    await handle.chooseMode('Approve automatically');
    await eventually(() => equal(handle.of('rmm-approval-request').length, 2));
    await handle.pressIn('PC-1', 'Clear');
    await handle.sees('Clear PC-1?');
    await handle.press('Clear');
    await handle.isClosed();
    deepEqual(handle.changes(), []);
    deepEqual([(await storedApprovals()).length, await storedMode()], [3, 'MANUAL']);
  });

  it('say that somebody else was faster, and show what is so', async () => {
    await open();
    await decideStored('reject', await idOf('PC-1'));
    await handle.pressIn('PC-1', 'Approve');
    await handle.sees(/PC-1 couldn’t be approved/);
    await handle.lists('PC-2', 'PC-3');
    deepEqual(handle.changes(), []);
  });

  it('say what approval is for, and that no security provider is configured', async () => {
    await open();
    await handle.go('Security');
    await handle.sees('Approval keeps unknown devices out');
    await handle.sees('Not configured');
    await expectNoAxeViolations(handle.element);
  });

  it('are decided by keyboard alone', async () => {
    await open();
    (await handle.row('PC-2')).querySelector<HTMLElement>('[role="rowheader"]')?.focus();
    await press('End', 'Enter');
    await eventually(() => equal(handle.focused(), 'Approve'));
    await press('ArrowRight', 'ArrowRight');
    await eventually(() => equal(handle.focused(), 'Clear'));
    await press('Enter');
    await handle.sees('Clear PC-2?');
    await press('Tab', 'Enter');
    await handle.isClosed();
    await handle.lists('PC-1', 'PC-3');
    await eventually(() => ok(activeElement(document)?.closest('[role="grid"]'), 'the focus is in the table'));
  });

  it('fit a phone', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    remove = () => box.remove();
    handle = await NodeApprovalsHandle.waiting({}, box);
    await handle.lists('PC-1', 'PC-2', 'PC-3');
    ok(handle.element.scrollWidth <= 400, `${handle.element.scrollWidth} px`);
    await expectNoAxeViolations(handle.element);
  });

  it('are not rewritten by a hostile name', async () => {
    await onlyCandidates('safe\u202Efdp.exe');
    handle = await NodeApprovalsHandle.waiting();
    await eventually(() => equal(handle.names().length, 1));
    ok(!handle.panel()?.textContent?.includes('\u202E'), 'the sign is shown, and turns nothing round');
    await handle.pressIn('safe', 'Clear');
    await handle.sees('Clear safe');
    ok(!handle.root.querySelector('dialog')?.textContent?.includes('\u202E'));
  });

  it('can be looked at, but not decided, by who may not manage nodes, and say why', async () => {
    await open({ permissions: { canManageNodes: false } });
    await handle.sees('You don’t have permission to manage nodes');
    for (const name of ['Approve', 'Reject', 'Clear'])
      equal(handle.all('button').filter((one) => [one.ariaLabel, one.textContent].includes(name)).length, 0, name);
    await expectNoAxeViolations(handle.element);
  });
});
