/** A scheduled task in its editor, for somebody who has a keyboard and nothing else. */
import { deepEqual, equal } from '../support/assert.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { signIn } from '../support/server.ts';
import { press, type, unhover } from '../support/user.ts';
import { TaskEditorHandle } from './task-editor-handle.ts';
import { newTask, removeTask, storedRuns, storedTask, storedTasks } from './tasks-server.ts';

before(unhover);

const word = 'Keyed task';

describe('The editor of a scheduled task by keyboard alone', () => {
  let handle: TaskEditorHandle;
  let keys: KeyboardOnly;

  beforeEach(async () => {
    await signIn();
    for (const { id } of await storedTasks(word)) await removeTask(id);
  });
  afterEach(() => {
    keys.remove();
    handle.remove();
  });

  it('makes a task, with what is wrong said where it is, and the focus never lost', async () => {
    handle = await TaskEditorHandle.opened();
    await handle.seesIn('Schedule', 'Next');
    keys = new KeyboardOnly(handle.element);
    await keys.go('Create task');
    await keys.isAt('Name');
    await keys.says(/need your attention/);
    await keys.writeHere(word);
    await keys.choose('Add script', 'Report disk usage');
    await handle.seesIn('Scripts', 'Run as');
    await keys.isIn('.task-section');
    await keys.go('Add targets');
    await keys.isAt('Devices');
    await press('Escape');
    await handle.isClosed();
    await keys.isAt('Add targets');
    await press('Enter');
    await keys.isAt('Devices');
    await type('File server');
    await handle.find('[role="option"]', /^File server/);
    await press('Enter');
    await keys.go('Add');
    await handle.isClosed();
    await keys.isAt('Add targets');
    await handle.seesIn('Targets', 'File server');
    await keys.go('Create task');
    await handle.sees('Task created');
    await keys.says('Task created');
    await keys.isIn('.task-editor');
    const [task] = await storedTasks(word);
    deepEqual(
      [task?.scripts.actionList.map(({ scriptId }) => scriptId), task?.targets.map(({ targetId }) => targetId)],
      [['report-disk-usage'], ['2']],
    );
  });

  it('moves and removes scripts, runs the task, and shows what came of it', async () => {
    const scripts = ['report-disk-usage', 'clear-temporary-files', 'write-inventory'];
    const parameters = { runAs: 'system', scriptParam: '' };
    const { id } = await newTask(word, {
      scripts: { actionList: scripts.map((scriptId) => ({ id: scriptId, scriptId, parameters })) },
    });
    handle = await TaskEditorHandle.opened(id);
    await handle.seesIn('History', 'This task hasn’t run yet.');
    keys = new KeyboardOnly(handle.element);
    await keys.reach(/^Move Report disk usage down/);
    await press('Enter');
    await keys.isAt(/^Move Report disk usage/);
    await keys.says(/Report disk usage/);
    await keys.go('Remove Write inventory');
    await keys.isIn('.task-section');
    await keys.go('Save');
    await keys.says('Task saved');
    deepEqual(
      (await storedTask(id)).scripts.actionList.map(({ scriptId }) => scriptId),
      ['clear-temporary-files', 'report-disk-usage'],
    );
    await keys.go('Run now');
    await keys.says('Task run: 1 succeeded');
    await keys.isAt('Run now');
    equal((await storedRuns(id)).length, 1);
    await handle.seesIn('History', 'Aiko Tanaka');
    await keys.rowOf('Aiko Tanaka');
    await press('Home', 'Enter', 'Enter');
    await handle.find('dialog');
    await keys.isIn('dialog');
    await press('Escape');
    await handle.isClosed();
    await keys.isIn('[role="grid"]');
  });
});
