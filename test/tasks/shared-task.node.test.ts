/** A task that two editors have open, in one page or in two tabs: what one saves the other shows, and loses nothing for it. */
import { scheduledTasksSlice } from '../../src/console/scheduling/scheduled-tasks-slice.ts';
import { createTaskSession, type TaskSession } from '../../src/tasks/editor/task-session.ts';
import { createOrigin, show } from '../console/store/two-tabs.ts';
import { equal, eventually } from '../support/assert.ts';
import { fakeClient } from '../support/fake-client.ts';
import { taskNamed } from './tasks-server.ts';

describe('A scheduled task that two editors have open', () => {
  const closing: (() => void)[] = [];
  let name: string;
  let version: number;

  /** Before a server that has the one task. */
  function open(tasks: ReturnType<typeof show<typeof scheduledTasksSlice>>): TaskSession {
    const client = fakeClient();
    const task = () => ({ ...taskNamed(name), id: '7', version: String(version), timeZone: 'UTC' });
    client.always('listTaskScripts', () => []);
    client.always('listTaskCredentials', () => []);
    client.always('readScheduledTask', task);
    client.always('updateScheduledTask', ({ body }) => {
      ({ name } = body as { name: string });
      version += 1;
      return task();
    });
    const session = createTaskSession({ client, tasks, id: '7', onSaveRequest: () => true, onSaved: () => undefined });
    closing.push(() => session[Symbol.dispose]());
    return session;
  }
  const nameIn = ({ form }: TaskSession) => form.values.peek().name;
  const isLoaded = (session: TaskSession) => eventually(() => equal(session.state.peek().status, 'ready'));

  for (const where of ['in one page', 'in two tabs'] as const)
    describe(where, () => {
      let here: TaskSession;
      let there: TaskSession;
      let tasks: ReturnType<typeof show<typeof scheduledTasksSlice>>;

      beforeEach(async () => {
        [name, version] = ['Backup check', 1];
        const origin = createOrigin();
        tasks = show(scheduledTasksSlice, origin.open());
        const others = where === 'in one page' ? tasks : show(scheduledTasksSlice, origin.open());
        closing.push(tasks.close, others.close);
        [here, there] = [open(tasks), open(others)];
        await isLoaded(here);
        await isLoaded(there);
      });
      afterEach(() => {
        for (const close of closing.splice(0)) close();
      });

      it('shows what the other has saved', async () => {
        here.form.assign({ name: 'Restore check' });
        equal(await here.save(), true);
        await eventually(() => equal(nameIn(there), 'Restore check'));
        equal(there.stored.peek()?.version, '2');
        equal(there.isChanged.peek(), false);
      });

      it('keeps what is typed, with the version that it is of', async () => {
        there.form.assign({ name: 'Typed' });
        here.form.assign({ name: 'Restore check' });
        equal(await here.save(), true);
        await new Promise((resolve) => setTimeout(resolve, 50));
        equal(nameIn(there), 'Typed');
        equal(there.stored.peek()?.version, '1');
      });

      it('says that it was deleted, and keeps what is typed', async () => {
        there.form.assign({ name: 'Typed' });
        tasks.change('remove', ['7']);
        await eventually(() => equal(there.isGone.peek(), true));
        equal(nameIn(there), 'Typed');
      });
    });
});
