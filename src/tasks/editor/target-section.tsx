/** On what a task runs: devices, and organizations and groups that have some. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import type { TaskTarget } from '../../console/scheduling/task-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { RowAction, TableColumn } from '../../ui/table/table-types.ts';
import type { AddTargetsDialogProps } from './add-targets-dialog.tsx';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';
import { useIssueText, useTargetNames, useTargetTypes } from './use-task-words.ts';

const AddTargetsDialog = late<AddTargetsDialogProps>(
  async () => (await import('./add-targets-dialog.tsx')).AddTargetsDialog,
);

interface TargetRow {
  readonly target: TaskTarget;
  readonly name: string;
  readonly type: string;
}

const keyOf = ({ target: { targetType, targetId } }: TargetRow) => `${targetType} ${targetId}`;

export function TargetSection() {
  useSignals();
  const t = useMessages(taskMessages);
  const issueText = useIssueText();
  const { session, isReadOnly } = useTaskEditing();
  const [isAdding, setAdding] = useState(false);
  const field = session.form.field('targets');
  const targets = field.value.value;
  const nameOf = useTargetNames(targets);
  const typeOf = useTargetTypes();
  const problem = issueText(field.issue.value);
  const rows = targets.map((target): TargetRow => ({ target, name: nameOf(target), type: typeOf(target.targetType) }));
  const columns = useMemo<TableColumn<TargetRow>[]>(
    () => [
      { id: 'name', header: t('targets.columns.name'), share: 2, minWidth: 160 },
      { id: 'type', header: t('targets.columns.type'), minWidth: 120 },
    ],
    [t],
  );
  const remove: RowAction<TargetRow> = {
    id: 'remove',
    labelToken: t('targets.remove'),
    Icon: TrashIcon,
    action: (_, row) => row && session.removeTarget(row.target),
  };
  return (
    <TaskSection
      title={t('targets.title')}
      text={t('targets.text')}
      action={
        !isReadOnly && (
          <div data-field="targets">
            <Button size="small" onClick={() => setAdding(true)}>
              {t('targets.add')}
            </Button>
          </div>
        )
      }
    >
      {problem !== undefined && <InlineAlert tone="danger">{problem}</InlineAlert>}
      {rows.length === 0 ? (
        <p className="task-none">{t('targets.empty')}</p>
      ) : (
        <div className="task-targets">
          <DataTable
            label={t('targets.title')}
            columns={columns}
            rows={rows}
            rowId={keyOf}
            rowLabel={({ name }) => name}
            search={false}
            tools={false}
            pageSize="all"
            {...(!isReadOnly && { rowActions: [remove] })}
          />
        </div>
      )}
      {isAdding && (
        <AddTargetsDialog
          targets={targets}
          allowsGroups={!session.form.values.value.runsOnNodeScheduledTask}
          onAdd={(added) => {
            session.addTargets(added);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </TaskSection>
  );
}
