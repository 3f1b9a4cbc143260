/** What built-in scripts of a task are given: asked for, kept, and told where the task has run. Source: spec 002 §9. */
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { failInEveryWay } from '../support/failing.ts';
import '../support/hurried-retries.ts';
import { KeyboardOnly } from '../support/keyboard-only.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { click, press, unhover } from '../support/user.ts';
import { TaskEditorHandle } from './task-editor-handle.ts';
import { newTask, removeTask, saveTask, storedRuns, storedTask, storedTasks, taskNamed } from './tasks-server.ts';

before(unhover);

const word = 'Given task';
const given = (scriptId: string, scriptParam: string) => ({
  scripts: { actionList: [{ id: scriptId, scriptId, parameters: { runAs: 'system', scriptParam } }] },
});

describe('The built-in scripts of a task', () => {
  let handle: TaskEditorHandle;
  let keys: KeyboardOnly | undefined;

  beforeEach(async () => {
    await signIn();
    for (const { id } of await storedTasks(word)) await removeTask(id);
  });
  afterEach(async () => {
    keys?.remove();
    keys = undefined;
    handle.remove();
    await clearFaults();
  });

  const param = async (id: string, index: number) =>
    (await storedTask(id)).scripts.actionList[index]?.parameters.scriptParam;

  it('ask for what they are given, which is saved, passed on and told', async () => {
    const { id } = await newTask(word);
    handle = await TaskEditorHandle.opened(id);
    await handle.choose('Add script', 'Windows service');
    await handle.save();
    await handle.sees('Choose what the script is given');
    await expectNoAxeViolations(handle.element);
    const service = await handle.field('Service');
    await click(service);
    await click(await handle.find('[role="option"]', /^Print Spooler/));
    await click(await handle.find('.radio', 'Stop'));
    await handle.save();
    await handle.sees('Task saved');
    deepEqual(JSON.parse((await param(id, 1)) ?? ''), {
      serviceName: 'Spooler',
      displayName: 'Print Spooler',
      start: false,
    });
    await handle.pressIn('History', 'Run now');
    await handle.sees('Task run: 1 succeeded');
    const [run] = await storedRuns(id);
    ok(run?.results[0]?.output?.includes('Print Spooler: stopped'), run?.results[0]?.output ?? '');
  });

  it('are given a choice by keyboard alone', async () => {
    const { id } = await newTask(word, given('builtinRst', 'TURN_ON'));
    handle = await TaskEditorHandle.opened(id);
    await handle.find('[role="radiogroup"]', /Turn off/);
    await handle.seesIn('History', 'This task hasn’t run yet.');
    keys = new KeyboardOnly(handle.element);
    await keys.reach(/^Turn on/);
    await press('ArrowDown');
    await keys.isAt(/^Turn off/);
    await keys.go('Save');
    await keys.says('Task saved');
    equal(await param(id, 0), 'TURN_OFF');
  });

  it('are shown in words where somebody else has given them something else', async () => {
    const { id } = await newTask(word, given('builtinMed', 'ENABLE'));
    handle = await TaskEditorHandle.opened(id);
    await handle.write('Description', 'Mine');
    await saveTask(id, taskNamed(word, given('builtinMed', 'DISABLE')));
    await handle.save();
    await handle.sees('Removable media: Disable');
    await handle.sees('Removable media: Enable');
  });

  it('say that the services did not come, keep what was chosen, and ask again', async () => {
    const { id } = await newTask(word, given('builtinSvc', '{"serviceName":"Spooler","displayName":"Print Spooler"}'));
    await failInEveryWay({
      calls: ['listWindowsServices'],
      first: async () => {
        handle = await TaskEditorHandle.opened(id);
      },
      again: () => handle.pressIn('Scripts', 'Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.pressIn('Scripts', 'Retry');
    await eventually(() => ok(!handle.all('button').some(({ textContent }) => textContent === 'Retry')));
    equal((await handle.field('Service')).value, 'Print Spooler');
  });
});
