/** The view of `<rmm-scheduled-task-editor>`. Source: spec 002 §2.9, §3.5 and §4. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffectEvent, useMemo, useRef, useState } from 'react';
import { scheduledTasksSlice } from '../../console/scheduling/scheduled-tasks-slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost, useHostChange, useMessages, useMethods } from '../../host/use-host.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import { NoticesHost, useNotices } from '../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { type TaskEditing, TaskEditingContext } from '../editor/task-context.ts';
import { TaskForm, type TaskFormHandle } from '../editor/task-form.tsx';
import { taskMessages } from '../editor/task-messages.ts';
import { createTaskSession, type OpenedTask, type TaskSession } from '../editor/task-session.ts';
import css from './scheduled-task-editor.css';
import type { scheduledTaskEditorDefinition } from './scheduled-task-editor-definition.ts';

type Definition = typeof scheduledTaskEditorDefinition;

/** `<rmm-scheduled-task-editor>` */
export function ScheduledTaskEditorElement({ taskId }: ElementValues<Definition>) {
  useThemedStyles(css);
  // What is saved keeps its form; another task that the page names has one of its own.
  const [edition, setEdition] = useState(0);
  useHostChange<Definition, 'taskId'>('taskId', () => setEdition((last) => last + 1));
  return (
    <div className="task-editor">
      <NoticesHost>
        <TaskEditor key={edition} taskId={taskId === '' ? undefined : taskId} />
      </NoticesHost>
    </div>
  );
}

function TaskEditor({ taskId }: { taskId: string | undefined }) {
  useSignals();
  const t = useMessages(taskMessages);
  const { client, configuration, request, emit, reflect } = useHost<Definition>();
  const { show } = useNotices();
  const handle = useRef<TaskFormHandle>(null);
  const saved = useEffectEvent(({ id, isNew }: { id: string | undefined; isNew: boolean }) => {
    show(t(isNew ? 'created' : 'saved'));
    if (isNew && id !== undefined) reflect({ taskId: id });
    emit('rmm-task-saved', { id, isNew });
  });
  const session = useModel(() =>
    createTaskSession({
      client,
      tasks: pageSlice(scheduledTasksSlice, configuration.peek()),
      id: taskId,
      onSaveRequest: (order) => request('rmm-task-save-request', order),
      onSaved: (task) => saved(task),
    }),
  );
  useMethods<Definition>({
    save: async () => (await handle.current?.save()) ?? false,
    discard: () => handle.current?.discard(),
    isDirty: () => handle.current?.isDirty() ?? false,
  });
  return (
    <Faces
      state={session.state.value}
      skeleton={<SkeletonLines count={8} className="task-skeleton" />}
      failedTitle={t('loadFailed')}
      onRetry={session.retry}
    >
      {(opened) => <LoadedTask session={session} opened={opened} handle={handle} />}
    </Faces>
  );
}

interface LoadedTaskProps {
  session: TaskSession;
  opened: OpenedTask;
  handle: RefObject<TaskFormHandle | null>;
}

function LoadedTask({ session, opened: { scripts, credentials }, handle }: LoadedTaskProps) {
  useSignals();
  const { configuration } = useHost();
  const isReadOnly = configuration.value.permissions.canManageTasks === false;
  const editing = useMemo<TaskEditing>(
    () => ({ session, scripts, credentials, isReadOnly }),
    [session, scripts, credentials, isReadOnly],
  );
  return (
    <TaskEditingContext value={editing}>
      <TaskForm handle={handle} />
    </TaskEditingContext>
  );
}
