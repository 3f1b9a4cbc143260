/** Hosts, their guests, and the guests' snapshots. Source: spec 002 §2.9 and §3.5. */
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';
import { VirtualizationHandle } from './virtualization-handle.ts';
import { freshGuest, lab, power, revert, saveHost, storedGuest, storedHost } from './virtualization-server.ts';

before(unhover);

describe('The dashboard of virtual machines', () => {
  let handle: VirtualizationHandle;

  beforeEach(async () => {
    await signIn();
    await freshGuest();
  });
  afterEach(() => handle.remove());

  it('lists hosts with what needs attention, and goes to one', async () => {
    handle = VirtualizationHandle.open();
    await handle.row('harbor-esx-01');
    ok((await handle.row('harbor-esx-01')).textContent?.includes('4 issues'));
    await expectNoAxeViolations(handle.element);
    await click(await handle.button(lab.host));
    await handle.sees('HPE ProLiant DL360 Gen11');
    deepEqual(handle.of('rmm-navigate'), [{ hostId: lab.hostId, guestId: undefined }]);
    equal(handle.element.getAttribute('host-id'), lab.hostId);
    await click(await handle.button('Hosts'));
    await handle.row('harbor-esx-01');
    equal(handle.element.hasAttribute('host-id'), false);
  });

  it('stays where it is where the page goes there itself', async () => {
    handle = VirtualizationHandle.open();
    handle.element.addEventListener('rmm-navigate', (event) => event.preventDefault());
    await handle.row(lab.host);
    await click(await handle.button(lab.host));
    equal(handle.element.hasAttribute('host-id'), false);
    handle.element.hostId = lab.hostId;
    await handle.sees('HPE ProLiant DL360 Gen11');
  });

  it('shows what a host uses, what is wrong with it and until when it is covered', async () => {
    handle = VirtualizationHandle.open({ 'host-id': '1' });
    await handle.sees('Fan 3 is at');
    for (const text of [
      'san-lun-04 has only 492 GB free (4%)',
      'The vCenter Server 8 Essentials license expired on',
      '24 days left',
      'of 32 cores',
      'b0:7b:25:d4:10:a2',
      'Rack A3',
      'Aiko Tanaka',
    ])
      await handle.sees(text);
    equal(handle.all('[role="meter"]').length, 5);
    const fan = await handle.find('[role="img"]', /^Fan 3, last 4 hours: lowest \d+ RPM, highest/);
    equal(fan.closest('button')?.getAttribute('aria-description'), 'Show readings of Fan 3');
    await expectNoAxeViolations(handle.element);
  });

  it('shows every reading in a table, by keyboard', async () => {
    handle = await VirtualizationHandle.host();
    (await handle.find('[role="img"]', /^CPU, /)).closest('button')?.focus();
    await press('Enter');
    await handle.find('dialog');
    await handle.sees(/Lowest \d+%, highest/);
    await handle.find('dialog [role="columnheader"]', 'Reading');
    await eventually(() => ok(handle.all('dialog [role="rowheader"]').length > 3));
    await expectNoAxeViolations(handle.element);
    await handle.closeWithEscape();
  });

  it('shows what was read of a guest as of its host, and nothing of the time in which it was off', async () => {
    handle = await VirtualizationHandle.guest();
    const chart = await handle.find('[role="img"]', /^CPU, last 4 hours/);
    await handle.find('[role="img"]', /^Memory, last 4 hours/);
    await expectNoAxeViolations(handle.element);
    await click(chart);
    await handle.sees('Readings of CPU');
    await handle.sees(/Lowest \d+%, highest/);
    await eventually(() => ok(handle.all('dialog [role="rowheader"]').length > 3));
    await expectNoAxeViolations(handle.element);
    await handle.closeWithEscape();
    handle.remove();
    const { id } = await storedGuest('HARBOR-TEST-01', '1');
    handle = VirtualizationHandle.open({ 'host-id': '1', 'guest-id': id });
    await handle.find('[role="img"]', /^CPU, last 4 hours: no readings/);
  });

  it('shows each state whole where the list is as wide as on a small screen', async () => {
    handle = VirtualizationHandle.open({ 'host-id': '1' });
    handle.element.style.inlineSize = '980px';
    await click(await handle.find('[role="tab"]', /^Guests/));
    await handle.row('harbor-mail');
    await eventually(() => {
      const states = handle.all('[role="grid"] .tag-text');
      deepEqual(
        states.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        [],
      );
      ok(states.some((one) => one.textContent === 'Suspended'));
    });
  });

  it('starts, suspends and shuts down guests, and offers what their state allows', async () => {
    handle = await VirtualizationHandle.host();
    // How many there are is part of its name.
    await click(await handle.find('[role="tab"]', /^Guests/));
    await handle.row(lab.other);
    await expectNoAxeViolations(handle.element);
    await handle.pressIn(lab.guest, 'Shut down');
    await handle.sees(`Shut down ${lab.guest}?`);
    await expectNoAxeViolations(handle.element);
    await handle.press('Shut down');
    await handle.isClosed();
    await handle.sees(`${lab.guest} shut down`);
    equal((await storedGuest()).powerState, 'STOPPED');
    await handle.pressIn(lab.guest, 'Start');
    await handle.sees(`${lab.guest} started`);
    await eventually(async () => equal((await storedGuest()).powerState, 'RUNNING'));
    deepEqual(handle.changes(), ['power', 'power']);
  });

  it('says why a guest’s power can’t be changed, and follows what others do', async () => {
    handle = await VirtualizationHandle.guest();
    const start = await handle.button('Start');
    equal(start.getAttribute('aria-description'), 'It’s running');
    equal(start.ariaDisabled, 'true');
    await power('SUSPEND');
    await handle.element.refresh();
    await handle.button('Resume');
    await power('POWER_OFF');
    await handle.press('Resume');
    await handle.sees(/started|wasn’t started/);
  });

  it('shows snapshots as a tree that keys go through', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    await handle.sees('Current state is based on this snapshot');
    await expectNoAxeViolations(handle.element);
    const tree = await handle.find('[role="tree"]');
    tree.focus();
    await press('Home');
    await press('Enter');
    await eventually(() => ok(handle.all('h4').some(({ textContent }) => textContent === 'Base')));
    await press('ArrowLeft');
    await handle.tree('1 Base');
    await press('ArrowRight');
    await handle.tree('1 Base', '2 Update', '3 Patch');
  });

  it('takes a snapshot on the current one, and renames it', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    await handle.press('Take snapshot');
    await handle.sees('It’ll be based on “Patch”.');
    await handle.press(/^Take snapshot$/);
    await handle.sees('Required');
    await handle.write('Name', 'Fix');
    await expectNoAxeViolations(handle.element);
    await press('Enter');
    await handle.isClosed();
    await handle.sees('Snapshot “Fix” taken');
    await handle.tree('1 Base', '2 Update', '3 Patch', '4 Fix');
    await handle.press('Rename');
    await handle.write('Name', 'Hotfix');
    await handle.press('Save');
    await handle.isClosed();
    await handle.tree('1 Base', '2 Update', '3 Patch', '4 Hotfix');
    equal((await storedGuest()).snapshots.at(-1)?.name, 'Hotfix');
  });

  it('says what becomes of what stands on a snapshot before that is deleted', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    await handle.chooseSnapshot('Update');
    await handle.press('Delete');
    await handle.sees('The snapshot based on it, “Patch”, stays and will be based on “Base”.');
    await expectNoAxeViolations(handle.element);
    await handle.press('Delete');
    await handle.isClosed();
    await handle.tree('1 Base', '2 Patch');
    deepEqual(handle.changes(), ['deleteSnapshot']);
  });

  it('reverts to a snapshot, and goes on from there', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    await handle.chooseSnapshot('Base');
    await handle.press('Revert');
    await handle.sees('It’s turned off at once, and stays off.');
    await handle.press('Revert');
    await handle.isClosed();
    await handle.sees(`${lab.guest} reverted to “Base”`);
    await handle.button('Start');
    const { currentSnapshotId, snapshots, powerState } = await storedGuest();
    deepEqual([snapshots.find(({ id }) => id === currentSnapshotId)?.name, powerState], ['Base', 'STOPPED']);
    await handle.press('Take snapshot');
    await handle.write('Name', 'Branch');
    await press('Enter');
    await handle.isClosed();
    await eventually(async () => {
      const after = await storedGuest();
      equal(after.snapshots.at(-1)?.parent_id, currentSnapshotId);
    });
  });

  it('shows what somebody else did with snapshots', async () => {
    handle = await VirtualizationHandle.guest();
    await handle.tree('1 Base', '2 Update', '3 Patch');
    await revert('Update');
    await handle.element.refresh();
    await handle.sees('Current');
    await eventually(() => ok(handle.all('h4').some(({ textContent }) => textContent === 'Update')));
  });

  it('saves tags and warranty, and nothing over what somebody else has saved', async () => {
    handle = await VirtualizationHandle.host();
    await handle.press('Edit details');
    await handle.write('Tags', 'Test bench');
    await press('Enter');
    await saveHost(['Theirs']);
    await handle.press('Save');
    await handle.sees('Changed by someone else');
    deepEqual((await storedHost()).host.tags, ['Theirs']);
    await expectNoAxeViolations(handle.element);
    handle.all('[role="alertdialog"] input[value="own"]')[0]?.click();
    await handle.press('Save');
    await handle.isClosed();
    await handle.sees('Test bench');
    deepEqual((await storedHost()).host.tags, ['Test bench']);
    deepEqual(handle.changes(), ['saveDetails']);
  });

  it('says so where there is no such host or guest', async () => {
    handle = VirtualizationHandle.open({ 'host-id': '99' });
    await handle.sees('This host doesn’t exist');
    await handle.press('Show all hosts');
    await handle.row(lab.host);
    handle.element.hostId = lab.hostId;
    handle.element.guestId = '1';
    await handle.sees('This guest isn’t on this host');
    await handle.press('Show the host');
    await handle.sees('Health sensors');
  });

  it('can be looked at, and not changed, without the right', async () => {
    await signIn('technician');
    handle = await VirtualizationHandle.guest({ permissions: { canManageVirtualization: false } });
    await handle.sees('You don’t have permission to manage virtual machines');
    await handle.tree('1 Base', '2 Update', '3 Patch');
    const changing = /Start|Shut down|Take snapshot|Revert|Rename|Delete|Edit/;
    ok(!handle.all('button').some(({ textContent }) => changing.test(textContent ?? '')));
  });
});
