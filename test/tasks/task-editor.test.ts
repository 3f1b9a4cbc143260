/** A scheduled task in its editor: made, changed, run, and what became of it. Source: spec 002 §2.9, §3.5 and §4. */

import { storedCredentials } from '../integrations/credentials/credentials-server.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { press, unhover } from '../support/user.ts';
import { TaskEditorHandle } from './task-editor-handle.ts';
import { newTask, removeTask, saveTask, storedRuns, storedTask, storedTasks, taskNamed } from './tasks-server.ts';

before(unhover);

const word = 'Edited task';

describe('The editor of a scheduled task', () => {
  let handle: TaskEditorHandle;
  let remove: (() => void) | undefined;

  beforeEach(async () => {
    await signIn();
    for (const { id } of await storedTasks(word)) await removeTask(id);
  });
  afterEach(() => {
    handle.remove();
    remove?.();
    remove = undefined;
  });

  const group = { scheduledTaskId: null, targetType: 'GROUP', targetId: '1' };

  it('creates a task with scripts, a schedule and targets of every kind', async () => {
    handle = await TaskEditorHandle.opened();
    await handle.save('Create task');
    await handle.sees('Add at least one script');
    await handle.sees('Add at least one target');
    await eventually(() => equal(handle.root.activeElement?.id, (handle.all('input')[0] as HTMLElement).id));
    await handle.write('Name', word);
    await handle.choose('Add script', 'Report disk usage');
    await handle.pressIn('Targets', 'Add targets');
    await handle.find('dialog');
    await expectNoAxeViolations(handle.element);
    await handle.pick('Devices', 'File server');
    await handle.pick('Groups', 'Account');
    await handle.press('Add');
    await handle.isClosed();
    await handle.seesIn('Targets', 'File server');
    await expectNoAxeViolations(handle.element);
    await handle.save('Create task');
    await handle.sees('Task created');
    const [task] = await storedTasks(word);
    ok(task);
    deepEqual(
      [task.scripts.actionList.map(({ scriptId }) => scriptId), task.targets.map(({ targetType }) => targetType)],
      [['report-disk-usage'], ['DEVICE', 'GROUP']],
    );
    equal(handle.element.taskId, task.id);
    deepEqual(handle.saves(), [{ id: task.id, isNew: true }]);
    await handle.seesIn('History', 'This task hasn’t run yet.');
  });

  it('runs a script as a credential, and one that somebody wrote as that says', async () => {
    const [credential] = await storedCredentials('Domain administrator');
    ok(credential);
    handle = await TaskEditorHandle.opened((await newTask(`${word} as somebody`)).id);
    const runAs = await handle.field<HTMLSelectElement>('Run as');
    deepEqual(
      [...runAs.options].slice(0, 2).map(({ label }) => label),
      ['System', 'Logged-on user'],
    );
    runAs.value = `credential:${credential.id}`;
    runAs.dispatchEvent(new Event('change', { bubbles: true }));
    equal(runAs.selectedOptions[0]?.label, 'Domain administrator');
    await handle.choose('Add script', 'Flush the DNS cache');
    await handle.save();
    await handle.sees('Task saved');
    const [saved] = await storedTasks(`${word} as somebody`);
    deepEqual(
      saved?.scripts.actionList.map(({ parameters }) => parameters.runAs),
      [`credential:${credential.id}`, 'system'],
    );
    await expectNoAxeViolations(handle.element);
  });

  it('gets a schedule of the node’s own and loses all targets where one was a group', async () => {
    const { id } = await newTask(word, { targets: [group, ...taskNamed('').targets] });
    handle = await TaskEditorHandle.opened(id);
    await handle.seesIn('Targets', 'File server');
    await handle.switch('Run on the node');
    await handle.sees('All targets were removed');
    await handle.seesIn('Targets', 'No targets yet');
    await handle.seesIn('Schedule', 'Every day at 12:00');
    await handle.pressIn('Targets', 'Add targets');
    ok((await handle.field('Groups')).disabled, 'groups cannot be chosen');
    await handle.pick('Devices', 'File server');
    await handle.press('Add');
    await handle.isClosed();
    await handle.save();
    await handle.sees('Task saved');
    const task = await storedTask(id);
    deepEqual(task.schedule, { scheduleType: 'DAILY', hour: 0, minute: 0 });
    deepEqual([task.runsOnNodeScheduledTask, task.targets.map(({ targetId }) => targetId)], [true, ['2']]);
  });

  it('keeps devices and organizations when it comes to run on the node', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await handle.switch('Run on the node');
    await handle.seesIn('Schedule', 'Every day at 12:00');
    await handle.seesIn('Targets', 'File server');
  });

  it('shows its targets in a table as high as its rows, up to the height of its box', async () => {
    const targets = [2, 5, 3, 4, 6, 7, 8, 9].map((device) => ({
      scheduledTaskId: null,
      targetType: 'DEVICE' as const,
      targetId: String(device),
    }));
    const tableOf = async (count: number) => {
      const { id } = await newTask(word, { targets: targets.slice(0, count) });
      handle = await TaskEditorHandle.opened(id);
      await handle.seesIn('Targets', 'File server');
      return eventually(async () => {
        const found = (await handle.section('Targets')).querySelector<HTMLElement>('.data-table');
        ok(found, 'the table');
        return found;
      });
    };
    const low = await tableOf(1);
    await eventually(() => ok(low.offsetHeight < 140, `${low.offsetHeight}`));
    // One line between them: that of the row, and not that of the foot below it.
    const edges = (selector: string) => low.querySelector(selector)?.getBoundingClientRect();
    equal(edges('.table-foot')?.top, (edges('.table-row')?.bottom ?? 0) - 1);
    handle.remove();
    const high = await tableOf(8);
    await eventually(() => equal(high.offsetHeight, 240));
  });

  it('keeps no room for runs that there are not yet', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await handle.seesIn('History', 'This task hasn’t run yet.');
    const table = (await handle.section('History')).querySelector<HTMLElement>('.data-table');
    await eventually(() => ok(table && table.offsetHeight > 120 && table.offsetHeight < 240, `${table?.offsetHeight}`));
  });

  it('runs now, and shows what came of it on each device', async () => {
    const { id } = await newTask(word, {
      targets: [2, 5].map((device) => ({ scheduledTaskId: null, targetType: 'DEVICE', targetId: String(device) })),
    });
    handle = await TaskEditorHandle.opened(id);
    await handle.pressIn('History', 'Run now');
    await handle.sees('Task run: 1 succeeded, 1 failed');
    await handle.seesIn('History', /Aiko Tanaka.*1 succeeded/);
    const run = await eventually(async () => {
      const found = (await handle.section('History')).querySelector<HTMLElement>('[role="rowheader"] button');
      ok(found, 'a run');
      return found;
    });
    run.focus();
    await press('Enter');
    await handle.sees('The device was offline.');
    await expectNoAxeViolations(handle.element);
    await handle.press('Close');
    equal((await storedRuns(id)).length, 1);
  });

  it('shows a run that maintenance has blocked', async () => {
    const { id } = await newTask(word, { targets: [{ scheduledTaskId: null, targetType: 'DEVICE', targetId: '20' }] });
    const options = { notifications: true, alerts: false, notificationChannels: false };
    await fetch('/nodes/20/maintenance', {
      method: 'POST',
      body: JSON.stringify({ durationInSeconds: null, options }),
      headers: { 'content-type': 'application/json' },
    });
    handle = await TaskEditorHandle.opened(id);
    await handle.pressIn('History', 'Run now');
    await handle.sees('Task run: 1 skipped');
    await fetch('/nodes/20/maintenance', { method: 'DELETE' });
  });

  it('runs what is saved, so that what is typed has to be saved first', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await handle.write('Name', `${word}, renamed`);
    equal((await handle.button('Run now')).ariaDisabled, 'true');
    await handle.save('Discard changes');
    await eventually(async () => equal((await handle.field('Name')).value, word));
    equal((await handle.button('Run now')).ariaDisabled, null);
  });

  it('shows both versions where somebody else has saved it meanwhile, and overwrites nothing unseen', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await saveTask(id, taskNamed(word, { description: 'Theirs' }));
    await handle.write('Name', `${word}, mine`);
    await handle.save();
    await handle.find('dialog');
    await handle.sees('Aiko Tanaka saved this task');
    await handle.sees('Only they changed it');
    await handle.sees('Only you changed it');
    await expectNoAxeViolations(handle.element);
    equal((await storedTask(id)).name, word);
    const save = handle.all('dialog button').at(-1);
    save?.focus();
    await press('Enter');
    await handle.isClosed();
    await eventually(async () => {
      const task = await storedTask(id);
      deepEqual([task.name, task.description], [`${word}, mine`, 'Theirs']);
    });
  });

  it('is saved as a new one where somebody else has deleted it', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await handle.write('Description', 'Kept');
    await removeTask(id);
    await handle.save();
    await handle.sees('Someone else deleted this task.');
    await handle.save('Save as new');
    await handle.sees('Task created');
    const [task] = await storedTasks(word);
    ok(task && task.id !== id);
    equal(task.description, 'Kept');
  });

  it('shows what another element of the page has saved, and keeps what is typed', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    const other = await TaskEditorHandle.opened(id);
    try {
      await handle.write('Name', `${word} of one`);
      await handle.save();
      await eventually(async () => equal((await other.field('Name')).value, `${word} of one`));
      await other.write('Description', 'Typed');
      await handle.write('Name', `${word} of both`);
      await handle.save();
      await eventually(async () => equal((await storedTask(id)).name, `${word} of both`));
      equal((await other.field<HTMLTextAreaElement>('Description')).value, 'Typed');
      await other.save();
      await other.sees('Aiko Tanaka saved this task');
    } finally {
      other.element.remove();
    }
  });

  it('is left to the page where it prevents saving', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    handle.element.addEventListener('rmm-task-save-request', (event) => event.preventDefault());
    await handle.write('Name', `${word} of the page`);
    await handle.save();
    await eventually(() => equal(handle.of('rmm-task-save-request').length, 1));
    equal((await storedTask(id)).name, word);
    deepEqual(handle.saves(), []);
  });

  it('says to the page whether something was changed, and gives it up', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    equal(await handle.element.isDirty(), false);
    await handle.write('Name', 'Other');
    equal(await handle.element.isDirty(), true);
    await handle.element.discard();
    equal(await handle.element.isDirty(), false);
    equal((await handle.field('Name')).value, word);
  });

  it('fits a phone', async () => {
    const { id } = await newTask(word);
    const box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    remove = () => box.remove();
    handle = await TaskEditorHandle.opened(id, {}, box);
    await handle.seesIn('Targets', 'File server');
    ok(handle.element.scrollWidth <= 400, `${handle.element.scrollWidth} px`);
    await expectNoAxeViolations(handle.element);
  });

  it('can be looked at, but not changed, by who may not manage tasks, and says why', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id, { permissions: { canManageTasks: false } });
    await handle.sees('You don’t have permission to manage scheduled tasks');
    ok((await handle.field('Name')).readOnly);
    for (const name of ['Save', 'Add targets', 'Run now'])
      equal(handle.all('button').filter(({ textContent }) => textContent === name).length, 0, name);
    await expectNoAxeViolations(handle.element);
  });
});
