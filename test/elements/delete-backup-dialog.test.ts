import '../../elements/delete-backup-dialog.ts';
import { deleteBackupDialogDefinition } from '../../src/backup/deletion/delete-backup-dialog-definition.ts';
import { deletionTimes } from '../../src/backup/deletion/deletion-times.ts';
import { RecoveryHandle, reported, restoreTime, skipTime, userData } from '../backup/recovery/recovery-handle.ts';
import { withItems } from '../backup/recovery/with-items.tsx';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { elementContract } from '../support/element-contract.ts';
import { requests, signIn } from '../support/server.ts';
import { click, hover, press, type, unhover } from '../support/user.ts';

before(unhover);

elementContract(deleteBackupDialogDefinition, {
  attributes: { 'node-id': '1', open: '' },
  load: async () => {
    const { DeleteBackupDialogElement } = await import('../../src/backup/deletion/delete-backup-dialog-element.tsx');
    return { view: withItems(DeleteBackupDialogElement, [{ type: 'file', id: 'f', planId: 'p', name: 'a.txt' }]) };
  },
});

/** Devices of this file's own: what is deleted is gone for every later test. */
const devices = [30, 31, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42, 44, 45, 46, 47, 48, 50, 51, 52, 53];
const nextDevice = () => devices.shift() ?? 0;

describe('<rmm-delete-backup-dialog>', () => {
  let handle: RecoveryHandle<'rmm-delete-backup-dialog'>;
  let nodeId: number;
  afterEach(async () => {
    handle.close();
    restoreTime();
    await unhover();
  });

  const openItems = async (count = 2, device = nextDevice()) => {
    nodeId = device;
    await signIn();
    const { items } = await userData(nodeId);
    const wanted = items.filter((item) => item.type === 'file').slice(0, count);
    handle = await RecoveryHandle.open('rmm-delete-backup-dialog', { nodeId, items: wanted as never });
    await handle.element.show();
    return wanted;
  };
  const openPlan = async (device = nextDevice()) => {
    nodeId = device;
    await signIn();
    const { plan } = await userData(nodeId);
    handle = await RecoveryHandle.open('rmm-delete-backup-dialog', { nodeId, items: [plan] as never });
    await handle.element.show();
  };
  const confirmItems = async () => click(await handle.button('Delete 2 items'));
  const timeIsUp = async () => {
    await handle.find('.undo-notice');
    skipTime(deletionTimes.undo);
  };
  const asked = async (endpoint = 'deleteRevisions') =>
    (await requests()).filter((request) => request.endpoint === endpoint);

  it('lists items by name and path, and what follows', async () => {
    const items = await openItems();
    await handle.find('.dialog-title', 'Confirm delete data');
    await handle.sees('This permanently deletes 2 items from plan User data, with all their revisions:');
    const rows = handle
      .all('.deletion-item')
      .map((row) => [...row.querySelectorAll('bdi')].map((one) => one.textContent));
    deepEqual(
      rows,
      items.map(({ name, path }) => [name, path]),
    );
    await handle.sees('Data deleted is removed from usage and deleted within 72 hours.');
    equal(handle.focused(), 'Cancel');
    await expectNoAxeViolations(handle.element);
  });

  it('scrolls a long list, by keyboard too, and tells how many there are', async () => {
    await openItems(1);
    const [item] = handle.element.items;
    handle.element.items = Array.from({ length: 500 }, (_, index) => ({
      ...item,
      id: `${index}`,
      name: `${index}`,
    })) as never;
    await handle.button('Delete 500 items');
    const list = await handle.find('.deletion-list');
    equal(list.children.length, 500);
    ok(list.scrollHeight > list.clientHeight && list.clientHeight < 300);
    equal(list.tabIndex, 0);
    await expectNoAxeViolations(handle.element);
  });

  it('wants the name of a plan to be typed, and only then deletes, by Enter', async () => {
    await openPlan();
    await handle.find('.dialog-title', 'Confirm plan data delete');
    await expectNoAxeViolations(handle.element);
    const button = await handle.button('Delete plan data');
    equal(button.getAttribute('aria-disabled'), 'true');
    await press('Enter');
    await click(button);
    equal(handle.types().length, 0);
    const field = await handle.find<HTMLInputElement>('input');
    await click(field);
    await type('User dat');
    equal(button.getAttribute('aria-disabled'), 'true');
    await type('a');
    await eventually(async () => equal((await handle.button('Delete plan data')).getAttribute('aria-disabled'), null));
    await press('Enter');
    await handle.isClosed();
    await handle.sees(/Deleting plan User data in \d+ seconds/);
    equal((await asked('deletePlans')).length, 0);
    skipTime(deletionTimes.undo);
    await handle.sees('Data deletion scheduled successfully');
    deepEqual(handle.types(), ['rmm-delete-request', 'rmm-close', 'rmm-delete-scheduled']);
    const [call] = await asked('deletePlans');
    equal(call?.query, '?planName=User+data');
    equal(call?.status, 200);
    const plans = (await (await fetch(`/backup/lockhart/nodes/${nodeId}/plans`)).json()) as { name: string }[];
    ok(!plans.some(({ name }) => name === 'User data'));
  });

  it('wants other words for several plans', async () => {
    await openPlan();
    const [plan] = handle.element.items;
    handle.element.items = [plan, { ...plan, id: 'p2', planId: 'p2', name: 'Second', planName: 'Second' }] as never;
    await handle.find('.field-label', /Type “delete 2 plans” to confirm/);
    deepEqual(
      handle.all('.deletion-name').map(({ textContent }) => textContent),
      ['User data', 'Second'],
    );
    await click(await handle.find('input'));
    await type('delete 2 plans');
    await eventually(async () =>
      equal((await handle.button('Delete data of 2 plans')).getAttribute('aria-disabled'), null),
    );
  });

  it('sends nothing for ten seconds, then what was confirmed', async () => {
    const items = await openItems();
    await confirmItems();
    await handle.isClosed();
    await handle.sees('Deleting 2 items from User data in 10 seconds');
    equal((await asked()).length, 0);
    deepEqual(handle.of('rmm-close'), [{ reason: 'done' }]);
    await timeIsUp();
    await handle.sees('Data deletion scheduled successfully');
    equal((await asked()).length, 1);
    equal(handle.all('.undo-notice').length, 0);
    const left = (await userData(nodeId)).items.map(({ id }) => id);
    ok(!items.some(({ id }) => left.includes(id)));
    equal(reported.length, 0);
  });

  it('is undone by its button, reached by keyboard, and time stands while somebody is there', async () => {
    await openItems();
    await confirmItems();
    await handle.isClosed();
    await handle.find('.undo-notice');
    (await handle.button('Undo the deletion of 2 items from User data')).focus();
    await handle.sees('is paused');
    skipTime(60_000);
    await handle.sees('is paused');
    equal((await asked()).length, 0);
    await press('Enter');
    await handle.sees('Deletion undone: 2 items from User data');
    equal(handle.all('.undo-notice').length, 0);
    equal((await asked()).length, 0);
    equal((await userData(nodeId)).items.length > 1, true);
  });

  it('is undone by Control and Z, wherever the focus is, but in no field', async () => {
    await openItems();
    await confirmItems();
    await handle.find('.undo-notice');
    const field = document.createElement('input');
    document.body.append(field);
    await click(field);
    await type('x');
    await press('Control+z');
    await handle.find('.undo-notice');
    field.blur();
    field.remove();
    await press('Control+z');
    await handle.sees('Deletion undone');
    equal((await asked()).length, 0);
  });

  it('waits while it is pointed at', async () => {
    await openItems();
    await confirmItems();
    await handle.isClosed();
    // Where it stands may change as the dialog goes: who points at it follows it.
    await eventually(async () => {
      await unhover();
      await hover(await handle.find('.undo-notice'));
      ok((await handle.find('.undo-notice')).textContent?.includes('is paused'));
    });
    skipTime(60_000);
    await unhover();
    await handle.sees(/in \d+ seconds/);
    equal((await asked()).length, 0);
  });

  it('keeps several apart', async () => {
    const items = await openItems(3);
    await click(await handle.button('Delete 3 items'));
    await handle.find('.undo-notice');
    handle.element.items = items.slice(0, 1) as never;
    await handle.element.show();
    await click(await handle.button('Delete 1 item'));
    await eventually(() => equal(handle.all('.undo-notice').length, 2));
    await expectNoAxeViolations(handle.element);
    await click(await handle.button('Undo the deletion of 3 items from User data'));
    await eventually(() => equal(handle.all('.undo-notice').length, 1));
    await unhover();
    await timeIsUp();
    await handle.sees('Data deletion scheduled successfully');
    equal((await asked()).length, 1);
    equal(
      (await userData(nodeId)).items.some(({ id }) => id === items[0]?.id),
      false,
    );
    equal(
      (await userData(nodeId)).items.some(({ id }) => id === items[1]?.id),
      true,
    );
  });

  it('is told to a screen reader', async () => {
    await openItems();
    await confirmItems();
    await eventually(() => {
      const said = handle.all('[aria-live=polite]').map(({ textContent }) => textContent);
      match(said.join(' '), /Deleting 2 items from User data in 10 seconds\. Press Control\+Z to undo\./);
    });
  });

  it('is left to a host that wants to do it', async () => {
    await openItems();
    handle.element.addEventListener('rmm-delete-request', (event) => event.preventDefault());
    await confirmItems();
    await handle.isClosed();
    equal(handle.all('.undo-notice').length, 0);
    const order = handle.of('rmm-delete-request')[0] as { of: string; fileIds: string[]; planName: string };
    deepEqual([order.of, order.fileIds.length, order.planName], ['items', 2, 'User data']);
  });

  it('sends nothing when the element is taken away, and that is reported', async () => {
    await openItems();
    await confirmItems();
    await handle.find('.undo-notice');
    handle.element.remove();
    await eventually(() => equal(reported.length, 1));
    match(String(reported[0]), /Nothing was deleted, because the page was closed.*2 items from User data/);
    equal(handle.of('rmm-error').length, 1);
    skipTime(60_000);
    await new Promise((resolve) => setTimeout(resolve, 400));
    equal((await asked()).length, 0);
  });

  it('warns before the page is left, and sends nothing when it is', async () => {
    await openItems();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    equal(leave(), false);
    await confirmItems();
    await handle.find('.undo-notice');
    equal(leave(), true);
    window.dispatchEvent(new Event('pagehide'));
    await handle.sees(
      'Nothing was deleted, because the page was closed before the undo period ended: 2 items from User data',
    );
    equal(leave(), false);
    equal(reported.length, 1);
    equal((await asked()).length, 0);
  });

  it('refuses what has no list of its own', async () => {
    await openItems(1);
    const [item] = handle.element.items;
    handle.element.close();
    await handle.isClosed();
    handle.element.items = [{ ...item, type: 'revision', revisionId: 'r' }] as never;
    await handle.element.show();
    await handle.sees('Delete the file, folder or volume they belong to');
    await handle.isClosed();
    equal(handle.element.open, false);
  });
});
