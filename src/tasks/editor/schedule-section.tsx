import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { dateTimeFormat } from '../../base/intl-cache.ts';
import { hasGroup } from '../../console/scheduling/task-shape.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import type { ScheduleEditorProps } from '../../schedule/editor/schedule-editor.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';

const anchor = () => undefined;

const ScheduleEditor = late<ScheduleEditorProps>(
  async () => (await import('../../schedule/editor/schedule-editor.tsx')).ScheduleEditor,
  () => <SkeletonLines count={6} className="task-skeleton" />,
);

/** When a task runs, and whether the node keeps that itself. Source: spec 002 §4. */
export function ScheduleSection() {
  useSignals();
  const t = useMessages(taskMessages);
  const { session, isReadOnly } = useTaskEditing();
  const [hasCleared, setCleared] = useState(false);
  const { form, schedule } = session;
  const timeZone = session.timeZone.value;
  const { runsOnNodeScheduledTask, targets } = form.values.value;
  return (
    <TaskSection title={t('schedule.title')} text={t('schedule.zone', { zone: timeZone.replaceAll('_', ' ') })}>
      <Switch
        label={t('schedule.onNode')}
        hint={t('schedule.onNodeHint')}
        readOnly={isReadOnly}
        checked={runsOnNodeScheduledTask}
        onChange={(runsOnNode) => {
          setCleared(runsOnNode && hasGroup(targets));
          session.setRunsOnNode(runsOnNode);
        }}
      />
      {hasCleared && targets.length === 0 && <InlineAlert tone="warning">{t('schedule.cleared')}</InlineAlert>}
      <NextRun />
      <div data-field="schedule">
        <ScheduleEditor
          label={t('schedule.title')}
          isLabelHidden
          model={schedule}
          timeZone={timeZone}
          readOnly={isReadOnly}
          areProblemsShown={form.wasSubmitted.value}
          anchor={anchor}
        />
      </div>
    </TaskSection>
  );
}

/** By what is saved: what is being edited is told beside the fields. */
function NextRun() {
  useSignals();
  const t = useMessages(taskMessages);
  const locale = useLocale();
  const { session } = useTaskEditing();
  const stored = session.stored.value;
  const timeZone = session.timeZone.value;
  return (
    <p className="task-next" role="status">
      {words()}
    </p>
  );

  function words(): string {
    if (stored === undefined || session.isChanged.value) return t('schedule.unsaved');
    if (!stored.enabled) return t('schedule.off');
    if (stored.nextRun == null) return t('schedule.noNext');
    const when = dateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(stored.nextRun);
    return t('schedule.next', { when });
  }
}
