import { useMessages } from '../../host/use-host.ts';
import { VersionsDialog } from '../../ui/versions-dialog/versions-dialog.tsx';
import { taskMessages } from './task-messages.ts';
import type { TaskConflict } from './task-session.ts';
import { type TaskPart, taskDifferences } from './task-versions.ts';
import { usePartText } from './use-part-text.ts';

export interface TaskVersionsDialogProps {
  conflict: TaskConflict;
  onSettled(taken: ReadonlySet<TaskPart>): void;
  onClose(): void;
}

const labels = {
  name: 'name',
  description: 'description',
  enabled: 'enabled',
  scripts: 'scripts.title',
  schedule: 'schedule.title',
  targets: 'targets.title',
} as const satisfies Record<TaskPart, string>;

/** Somebody else saved the task meanwhile. */
export function TaskVersionsDialog({ conflict, onSettled, onClose }: TaskVersionsDialogProps) {
  const t = useMessages(taskMessages);
  const { versions, savedBy } = conflict;
  const { own, theirs } = versions;
  const text = usePartText([own, theirs]);
  return (
    <VersionsDialog
      title={savedBy === undefined ? t('versions.title') : t('versions.titleBy', { name: savedBy })}
      text={t('versions.text')}
      applyLabel={t('save')}
      differences={taskDifferences(versions).map(({ part, changedBy }) => ({
        id: part,
        label: t(labels[part]),
        theirs: text(part, theirs),
        own: text(part, own),
        changedBy,
      }))}
      onSettled={(taken) => onSettled(taken as ReadonlySet<TaskPart>)}
      onClose={onClose}
    />
  );
}
