import { useState } from 'react';
import { groupTarget, type TaskTarget } from '../../console/scheduling/task-shape.ts';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useClosingGuard } from '../../ui/form/use-closing-guard.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { type TargetType, targetKinds, targetTypes } from '../task-targets.ts';
import { taskMessages } from './task-messages.ts';

export interface AddTargetsDialogProps {
  /** Those that the task has already; they are not offered. */
  targets: readonly TaskTarget[];
  allowsGroups: boolean;
  onAdd(targets: readonly TaskTarget[]): void;
  onClose(): void;
}

const labels = { DEVICE: 'targets.devices', ORGANIZATION: 'targets.organizations', GROUP: 'targets.groups' } as const;

/** Devices, organizations and groups to run a task on, as many as are wanted at once. */
export function AddTargetsDialog({ targets, allowsGroups, onAdd, onClose }: AddTargetsDialogProps) {
  const t = useMessages(taskMessages);
  const tUi = useUiMessages();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<TargetType, readonly string[]>>>>({});
  const added = targetTypes.flatMap((targetType) =>
    (chosen[targetType] ?? []).map((targetId): TaskTarget => ({ scheduledTaskId: null, targetType, targetId })),
  );
  const { guard, prompt } = useClosingGuard({ wouldLose: () => added.length > 0 });
  const close = () => guard(onClose);
  return (
    <>
      <Dialog
        title={t('targets.add')}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{tUi('cancel')}</Button>
            <Button variant="primary" disabled={added.length === 0} onClick={() => onAdd(added)}>
              {t('targets.submit')}
            </Button>
          </>
        }
      >
        <div className="task-add-targets">
          {targetTypes.map((type) => {
            const isRefused = type === groupTarget && !allowsGroups;
            return (
              <DirectoryPicker
                key={type}
                kind={targetKinds[type]}
                multiple
                label={t(labels[type])}
                disabled={isRefused}
                hint={isRefused ? t('targets.noGroups') : undefined}
                excludedIds={targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId)}
                value={chosen[type] ?? []}
                onChange={(ids) => setChosen({ ...chosen, [type]: ids })}
              />
            );
          })}
        </div>
      </Dialog>
      {prompt}
    </>
  );
}
