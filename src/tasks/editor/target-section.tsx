/** On what a task runs: devices, and organizations and groups that have some. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { AddTargetsDialogProps } from './add-targets-dialog.tsx';
import type { TargetTableProps } from './target-table.tsx';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';
import { useIssueText } from './use-task-words.ts';

const AddTargetsDialog = late<AddTargetsDialogProps>(
  async () => (await import('./add-targets-dialog.tsx')).AddTargetsDialog,
);

/** The rows that its box has room for. */
const shownRows = 5;

const TargetTable = late<TargetTableProps>(
  async () => (await import('./target-table.tsx')).TargetTable,
  ({ targets }) => <SkeletonLines count={Math.min(targets.length + 1, shownRows)} className="task-skeleton" />,
);

export function TargetSection() {
  useSignals();
  const t = useMessages(taskMessages);
  const issueText = useIssueText();
  const { session, isReadOnly } = useTaskEditing();
  const [isAdding, setAdding] = useState(false);
  const field = session.form.field('targets');
  const targets = field.value.value;
  const problem = issueText(field.issue.value);
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
      {targets.length === 0 ? (
        <p className="task-none">{t('targets.empty')}</p>
      ) : (
        <div className="task-targets">
          <TargetTable targets={targets} />
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
