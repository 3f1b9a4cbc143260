import '../../elements/sync-dialog.ts';
import { syncDialogDefinition } from '../../src/backup/sync/sync-dialog-definition.ts';
import { RecoveryHandle, reported, userData } from '../backup/recovery/recovery-handle.ts';
import { withItems } from '../backup/recovery/with-items.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { isTriedHere } from '../support/call-faults.ts';
import { elementContract } from '../support/element-contract.ts';
import { clearFaults, requests, setFault, signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';

before(unhover);

elementContract(syncDialogDefinition, {
  attributes: { 'node-id': '1', open: '' },
  load: async () => {
    const { SyncDialogElement } = await import('../../src/backup/sync/sync-dialog-element.tsx');
    return { view: withItems(SyncDialogElement, [{ type: 'plan', id: 'p', planId: 'p', name: 'Documents' }]) };
  },
});

describe('<rmm-sync-dialog>', () => {
  let handle: RecoveryHandle<'rmm-sync-dialog'>;
  /** Keeps its data locally, or in both places: by the remainder of its number by 3. */
  const open = async (nodeId: number, listen?: (element: HTMLElement) => void) => {
    await signIn();
    const { plan } = await userData(nodeId);
    handle = await RecoveryHandle.open('rmm-sync-dialog', { nodeId, items: [plan] as never });
    listen?.(handle.element);
    await handle.element.show();
  };
  afterEach(async () => {
    handle.close();
    await clearFaults();
  });
  const asked = async () => (await requests()).filter(({ endpoint }) => endpoint === 'createSyncJob').length;

  it('names the plan, and sends nothing before it is confirmed', async () => {
    await open(11);
    await handle.sees('uploads everything plan “User data” has stored only locally');
    await expectNoAxeViolations(handle.element);
    await click(await handle.button('Cancel'));
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'button' }]);
    equal(await asked(), 0);
  });

  it('makes the job, says so, and that one runs already when asked again', async () => {
    await open(11);
    // The focus starts at the button that does nothing.
    await eventually(() => equal(handle.element.shadowRoot?.activeElement?.textContent, 'Cancel'));
    await press('Tab', 'Enter');
    await handle.sees('Backup job created successfully');
    await handle.isClosed();
    deepEqual(handle.types(), ['rmm-sync-request', 'rmm-sync-created', 'rmm-close']);
    const { nodeId, planName, jobUID } = handle.of('rmm-sync-created')[0] as Record<string, unknown>;
    deepEqual([nodeId, planName, typeof jobUID], [11, 'User data', 'string']);
    await handle.element.show();
    await click(await handle.button('Sync to cloud'));
    await handle.sees('Sync to cloud already in progress');
    await handle.isClosed();
    equal(handle.of('rmm-sync-created').length, 1);
    equal(handle.of('rmm-error').length, 0);
  });

  it('is one job by a double click', async () => {
    await open(14);
    await click(await handle.button('Sync to cloud'), { count: 2 });
    await handle.sees('Backup job created successfully');
    equal(await asked(), 1);
  });

  it('leaves the job to a host that wants to make it', async () => {
    await open(17, (element) => element.addEventListener('rmm-sync-request', (event) => event.preventDefault()));
    await click(await handle.button('Sync to cloud'));
    await handle.isClosed();
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    equal(await asked(), 0);
    const order = handle.of('rmm-sync-request')[0] as { nodeId: number; items: { type: string }[] };
    deepEqual([order.nodeId, order.items[0]?.type], [17, 'plan']);
  });

  it('takes one plan only', async () => {
    await open(17);
    const [plan] = handle.element.items;
    handle.element.close();
    await handle.isClosed();
    handle.element.items = [plan, { ...plan, id: 'other', planId: 'other' }] as never;
    await handle.element.show();
    await handle.sees('Select one plan to sync.');
    await handle.isClosed();
  });

  const everyFault: [string, RegExp][] = [
    ['unauthenticated', /Error running backup job.*session has ended/],
    ['forbidden', /Error running backup job.*not allowed/],
    ['not-found', /Error running backup job.*not found/i],
    ['too-many-requests', /Error running backup job.*Too many requests/],
    ['server-error', /Error running backup job.*Something went wrong on the server/],
    ['unavailable', /Error running backup job.*unavailable/],
    // WebKit hands out what came of a body that was cut off, as if it were the whole.
    ['truncated-body', /Error running backup job.*(Couldn’t reach the server|couldn’t be read)/],
    ['broken-schema', /Error running backup job.*couldn’t be read/],
    ['dropped-connection', /Error running backup job.*Couldn’t reach the server/],
  ];
  for (const [fault, message] of everyFault.filter(([fault]) => isTriedHere(fault))) {
    it(`says what failed, stays open, and goes on when tried again: ${fault}`, async () => {
      await open(20);
      // Not once: a browser itself repeats what was lost with a connection that it had used before.
      await setFault({ fault, match: 'sync-jobs' });
      await click(await handle.button('Sync to cloud'));
      await handle.sees(message);
      equal(handle.of('rmm-error').length, 1);
      equal(reported.length, 1);
      await clearFaults();
      await click(await handle.button('Sync to cloud'));
      await handle.sees(/Backup job created successfully|Sync to cloud already in progress/);
    });
  }

  for (const fault of ['delay', 'out-of-order']) {
    it(`waits for a late answer: ${fault}`, async () => {
      await open(23);
      await setFault({ fault, match: 'sync-jobs', delayMs: 300 });
      await click(await handle.button('Sync to cloud'));
      await handle.sees(/Backup job created successfully|Sync to cloud already in progress/);
    });
  }

  it('says nothing where a second factor was declined, and stays open', async () => {
    await open(26);
    await setFault({ fault: 'mfa-required', match: 'sync-jobs' });
    await click(await handle.button('Sync to cloud'));
    await eventually(async () => equal(await asked(), 1));
    await eventually(() => ok(!handle.all('[aria-busy]').length));
    equal(handle.all('[role=alert] .inline-alert').length, 0);
    equal(handle.all('dialog').length, 1);
    equal(reported.length, 0);
  });

  it('can be closed while nothing answers, and says that the job may have been made', async () => {
    await open(29);
    await setFault({ fault: 'never-answers', match: 'sync-jobs' });
    await click(await handle.button('Sync to cloud'));
    await eventually(async () => equal(await asked(), 1));
    await press('Escape');
    await handle.isClosed();
    await handle.sees('You closed this before the server replied.');
    await eventually(async () => {
      const call = (await requests()).find(({ endpoint }) => endpoint === 'createSyncJob');
      equal(call?.status, 0, 'the request was given up');
    });
    deepEqual(handle.of('rmm-close'), [{ reason: 'escape' }]);
    equal(reported.length, 0);
  });
});
