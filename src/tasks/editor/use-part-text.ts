/** A task's parts in words, for two versions beside each other. */
import { listFormat } from '../../base/intl-cache.ts';
import { visible } from '../../base/visible.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { useParameterText } from '../../parameters/use-parameter-text.ts';
import { scheduleSentence } from '../../schedule/describe-schedule.ts';
import { scheduleMessages } from '../../schedule/schedule-messages.ts';
import type { TaskValues } from '../task-rules.ts';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import type { TaskPart } from './task-versions.ts';
import { useTargetNames } from './use-target-words.ts';
import { useScriptNames } from './use-task-words.ts';

/** Of any version. */
export function usePartText(versions: readonly TaskValues[]): (part: TaskPart, values: TaskValues) => string {
  const t = useMessages(taskMessages);
  const words = useMessages(scheduleMessages);
  const locale = useLocale();
  const { scripts } = useTaskEditing();
  const scriptName = useScriptNames();
  const parameterTextOf = useParameterText();
  const targetName = useTargetNames(versions.flatMap(({ targets }) => targets));
  const list = (names: readonly string[]) => listFormat(locale, { type: 'unit', style: 'short' }).format(names);
  const texts: Record<TaskPart, (values: TaskValues) => string> = {
    name: ({ name }) => visible(name),
    description: ({ description }) => visible(description),
    enabled: ({ enabled }) => t(enabled ? 'versions.on' : 'versions.off'),
    scripts: ({ scripts: { actionList } }) =>
      list(
        actionList.map(({ scriptId, parameters: { scriptParam } }) => {
          const kind = scripts.find(({ id }) => id === scriptId)?.parameterKind;
          const given = kind ? parameterTextOf(kind, scriptParam) : visible(scriptParam);
          return [scriptName(scriptId), given].filter(Boolean).join(': ');
        }),
      ),
    schedule({ schedule, runsOnNodeScheduledTask }) {
      const sentence = scheduleSentence(schedule, locale, words);
      return runsOnNodeScheduledTask ? t('versions.onNode', { sentence }) : sentence;
    },
    targets: ({ targets }) => list(targets.map((target) => targetName(target) || target.targetId)),
  };
  return (part, values) => texts[part](values);
}
