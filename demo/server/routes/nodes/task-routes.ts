/** Scheduled tasks, what they can run, and what became of them. */
import {
  createScheduledTask,
  deleteScheduledTask,
  listScheduledTasks,
  listTaskCredentials,
  listTaskRuns,
  listTaskScripts,
  readScheduledTask,
  runScheduledTask,
  updateScheduledTask,
} from '../../../../src/tasks/contract.ts';
import { versionIn } from '../../http/if-match.ts';
import type { Session } from '../../http/sessions.ts';
import { accountCredentials } from '../../integrations/credentials.ts';
import { taskScripts } from '../../nodes/own-scripts.ts';
import { createTask, deleteTask, findTask, listTasks, readTask, updateTask } from '../../nodes/scheduled-tasks.ts';
import { listRuns, runTask } from '../../nodes/task-runs.ts';
import { runDueTasks } from '../../nodes/task-schedule.ts';
import type { Services } from '../services.ts';

export function serveTasks({ calls, changes, database, secrets, folders, clock }: Services): void {
  const saving = ({ user }: Session) => ({ savedBy: user.name, savedAt: clock.now() });
  clock.follow(() => runDueTasks({ database, changes, secrets, folders, now: () => clock.now() }));

  calls.implement(listScheduledTasks, ({ query }) => listTasks(database, query, clock.now()));
  calls.implement(listTaskScripts, () => taskScripts(database));
  calls.implement(listTaskCredentials, () => accountCredentials(database));
  calls.implement(readScheduledTask, ({ params }) => readTask(database, params.id, clock.now()));

  calls.change(createScheduledTask, ({ body, session, commit }) =>
    commit(() => createTask(database, body, saving(session))),
  );
  calls.change(updateScheduledTask, ({ params, body, session, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateTask(database, params.id, body, { ...saving(session), edited }));
  });
  calls.change(deleteScheduledTask, ({ params, commit }) => commit(() => deleteTask(database, params.id)));

  calls.change(runScheduledTask, ({ params, session, commit }) =>
    commit(async () => {
      const { id: taskId, content } = await findTask(database, params.id);
      const order = { taskId, content, trigger: 'MANUAL', startedBy: session.user.name, time: clock.now() } as const;
      return runTask({ database, secrets, folders }, order);
    }),
  );
  calls.implement(listTaskRuns, async ({ params, query }) => {
    await findTask(database, params.id);
    return listRuns(database, params.id, query);
  });
}
