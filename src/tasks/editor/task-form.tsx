/** The form of a task that has come, what became of the task, and what becomes of the form. */
import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useUnsavedChanges } from '../../ui/form/unsaved-changes.tsx';
import { useFailureText } from '../../ui/form/use-failure-text.ts';
import { useInvalidFocus } from '../../ui/form/use-invalid-focus.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { historyMessages } from '../history/history-messages.ts';
import { RunNow } from '../history/run-now.tsx';
import type { TaskHistoryProps } from '../history/task-history.tsx';
import { GeneralSection } from './general-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ScriptSection } from './script-section.tsx';
import { TargetSection } from './target-section.tsx';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';
import type { TaskVersionsDialogProps } from './task-versions-dialog.tsx';

const TaskHistory = late<TaskHistoryProps>(async () => (await import('../history/task-history.tsx')).TaskHistory);
const TaskVersionsDialog = late<TaskVersionsDialogProps>(
  async () => (await import('./task-versions-dialog.tsx')).TaskVersionsDialog,
);

export interface TaskFormHandle {
  save(): Promise<boolean>;
  discard(): void;
  isDirty(): boolean;
}

export function TaskForm({ handle }: { handle: Ref<TaskFormHandle> | undefined }) {
  useSignals();
  const t = useMessages(taskMessages);
  const { session, isReadOnly } = useTaskEditing();
  const { form } = session;
  const box = useRef<HTMLFormElement>(null);
  useInvalidFocus(form, box, (count) => t('invalid', { count }));
  const { prompt } = useUnsavedChanges(form, { whenLeaving: true, wouldLose: () => session.isChanged.value });
  useImperativeHandle(handle, () => ({
    save: session.save,
    discard: session.discard,
    isDirty: () => session.isChanged.peek(),
  }));
  const conflict = session.conflict.value;
  return (
    <>
      <form
        ref={box}
        className="task-form"
        part="form"
        aria-label={t('label')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReadOnly) void session.save();
        }}
      >
        {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
        <GeneralSection />
        <ScriptSection />
        <ScheduleSection />
        <TargetSection />
        {!isReadOnly && <SaveBar />}
      </form>
      <History />
      {conflict && (
        <TaskVersionsDialog
          conflict={conflict}
          onSettled={(taken) => {
            session.settle(taken);
            void session.save();
          }}
          onClose={session.dismiss}
        />
      )}
      {prompt}
    </>
  );
}

function SaveBar() {
  useSignals();
  const t = useMessages(taskMessages);
  const { session } = useTaskEditing();
  const { form } = session;
  const failure = form.failure.value;
  const reason = useFailureText(failure);
  const isGone = session.isGone.value;
  const isNew = session.id.value === undefined;
  const isBusy = form.isSubmitting.value;
  const isChanged = session.isChanged.value || isGone;
  return (
    <div className="task-save">
      {isGone && <InlineAlert tone="warning">{t('gone')}</InlineAlert>}
      {reason !== undefined && !isDeclined(failure) && (
        <InlineAlert tone="danger" title={t('saveFailed')}>
          {reason}
        </InlineAlert>
      )}
      <div className="task-save-buttons">
        <Button disabled={!isChanged || isBusy} onClick={session.discard}>
          {t('discard')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} disabled={!isChanged && !isNew}>
          {t(isGone ? 'saveAsNew' : isNew ? 'create' : 'save')}
        </Button>
      </div>
    </div>
  );
}

/** Of a task that is there. */
function History() {
  useSignals();
  const t = useMessages(historyMessages);
  const { session, isReadOnly } = useTaskEditing();
  const [edition, setEdition] = useState(0);
  const id = session.id.value;
  const timeZone = session.timeZone.value;
  if (id === undefined || session.isGone.value) return null;
  return (
    <TaskSection
      title={t('title')}
      action={
        !isReadOnly && (
          <RunNow
            taskId={id}
            timeZone={timeZone}
            isChanged={session.isChanged.value}
            onRan={() => setEdition((last) => last + 1)}
          />
        )
      }
    >
      <div className="task-history">
        <TaskHistory key={id} taskId={id} timeZone={timeZone} edition={edition} />
      </div>
    </TaskSection>
  );
}
