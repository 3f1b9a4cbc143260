/** Every call of the editor of a scheduled task, failing in every way of the reference server. */
import { equal, eventually } from '../support/assert.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { unhover } from '../support/user.ts';
import { TaskEditorHandle } from './task-editor-handle.ts';
import { newTask, removeTask, storedRuns, storedTask, storedTasks } from './tasks-server.ts';

before(unhover);

const word = 'Faulty task';

describe('The editor of a scheduled task before a server that fails', () => {
  let handle: TaskEditorHandle;
  let id: string;

  beforeEach(async () => {
    await signIn();
    for (const task of await storedTasks(word)) await removeTask(task.id);
    id = (await newTask(word)).id;
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  for (const call of ['readScheduledTask', 'listTaskScripts', 'listTaskCredentials'])
    it(`says that the task did not come when ${call} fails, and asks again`, async () => {
      await failInEveryWay({
        calls: [call],
        first: async () => {
          handle = TaskEditorHandle.open(id);
        },
        again: () => handle.press('Retry'),
        sees: () => handle.button('Retry'),
      });
      await handle.press('Retry');
      equal((await handle.field('Name')).value, word);
    });

  it('says that the history did not come, and asks again', async () => {
    await failInEveryWay({
      calls: ['listTaskRuns'],
      async first() {
        handle = TaskEditorHandle.open(id);
        await handle.field('Name');
      },
      again: () => handle.pressIn('History', 'Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.pressIn('History', 'Retry');
    await handle.seesIn('History', 'This task hasn’t run yet.');
  });

  it('says that it was not saved, keeps what was typed, and saves it once', async () => {
    handle = await TaskEditorHandle.opened(id);
    await handle.write('Name', `${word}, renamed`);
    await failInEveryWay({
      calls: ['updateScheduledTask'],
      // Not found says that somebody else has deleted it.
      except: ['not-found'],
      again: () => handle.save(),
      sees: () => handle.find('.task-save .inline-alert-danger'),
    });
    equal((await handle.field('Name')).value, `${word}, renamed`);
    await handle.save();
    await handle.sees('Task saved');
    await eventually(async () => equal((await storedTask(id)).name, `${word}, renamed`));
    equal(handle.saves().length, 1);
  });

  it('says that it was not created, and creates it once', async () => {
    const { name: _, ...others } = await storedTask(id);
    await removeTask(id);
    handle = await TaskEditorHandle.opened();
    await handle.write('Name', word);
    await handle.choose('Add script', 'Report disk usage');
    await handle.pressIn('Targets', 'Add targets');
    await handle.pick('Devices', 'File server');
    await handle.press('Add');
    await handle.isClosed();
    await failInEveryWay({
      calls: ['createScheduledTask'],
      again: () => handle.save('Create task'),
      sees: () => handle.find('.task-save .inline-alert-danger'),
    });
    await handle.save('Create task');
    await handle.sees('Task created');
    equal((await storedTasks(word)).length, 1);
    equal(others.targets.length, 1);
  });

  it('says that it was not run, and runs it once when that is tried again', async () => {
    handle = await TaskEditorHandle.opened(id);
    await failInEveryWay({
      calls: ['runScheduledTask'],
      first: () => handle.pressIn('History', 'Run now'),
      again: () => handle.press('Retry'),
      sees: () => handle.sees('The task couldn’t be run.'),
    });
    await handle.press('Retry');
    await handle.sees('Task run: 1 succeeded');
    await eventually(async () => equal((await storedRuns(id)).length, 1));
  });
});
