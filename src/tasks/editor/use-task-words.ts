/** What a task's parts are called, for its fields and for two versions beside each other. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { listFormat } from '../../base/intl-cache.ts';
import { visible } from '../../base/visible.ts';
import type { TaskTarget } from '../../console/scheduling/task-shape.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { scheduleSentence } from '../../schedule/describe-schedule.ts';
import { scheduleMessages } from '../../schedule/schedule-messages.ts';
import { useLocale } from '../../ui/use-locale.ts';
import type { TaskValues } from '../task-rules.ts';
import { isTargetType, targetKinds, targetTypes } from '../task-targets.ts';
import { useTaskEditing } from './task-context.ts';
import { hasIssueText, taskMessages } from './task-messages.ts';
import type { TaskPart } from './task-versions.ts';

/** What is wrong, in words. */
export function useIssueText(): (issue: FormIssue | undefined) => string | undefined {
  const t = useMessages(taskMessages);
  return (issue) => {
    if (issue === undefined) return undefined;
    return t(`issues.${hasIssueText(issue.code) ? issue.code : 'invalid'}`, { limit: issue.limit ?? 0 });
  };
}

export function useScriptNames(): (scriptId: string) => string {
  const t = useMessages(taskMessages);
  const { scripts } = useTaskEditing();
  return (scriptId) => visible(scripts.find(({ id }) => id === scriptId)?.name ?? t('scripts.gone'));
}

/** Looked up as they are wanted. Until a name has come it is empty. */
export function useTargetNames(targets: readonly TaskTarget[]): (target: TaskTarget) => string {
  useSignals();
  const t = useMessages(taskMessages);
  const { client } = useHost();
  const books = targetTypes.map((type) => ({ type, names: directoryNames(client, targetKinds[type]) }));
  const wanted = targets.map(({ targetType, targetId }) => `${targetType} ${targetId}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets in another list are the same question
  useEffect(() => {
    for (const { type, names } of books)
      names.want(targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId));
  }, [wanted, client]);
  return ({ targetType, targetId }) => {
    const book = books.find(({ type }) => type === targetType)?.names;
    const entry = book?.entries.value.get(targetId);
    if (entry?.state === 'unknown') return t('targets.gone', { id: visible(targetId) });
    if (entry) return visible(entry.name);
    return book === undefined || book.status.value === 'failed' ? visible(targetId) : '';
  };
}

export function useTargetTypes(): (type: string) => string {
  const t = useMessages(taskMessages);
  return (type) => (isTargetType(type) ? t(`targets.types.${type}`) : visible(type));
}

/** Of any version. */
export function usePartText(versions: readonly TaskValues[]): (part: TaskPart, values: TaskValues) => string {
  const t = useMessages(taskMessages);
  const words = useMessages(scheduleMessages);
  const locale = useLocale();
  const scriptName = useScriptNames();
  const targetName = useTargetNames(versions.flatMap(({ targets }) => targets));
  const list = (names: readonly string[]) => listFormat(locale, { type: 'unit', style: 'short' }).format(names);
  const texts: Record<TaskPart, (values: TaskValues) => string> = {
    name: ({ name }) => visible(name),
    description: ({ description }) => visible(description),
    enabled: ({ enabled }) => t(enabled ? 'versions.on' : 'versions.off'),
    scripts: ({ scripts: { actionList } }) =>
      list(
        actionList.map(({ scriptId, parameters: { scriptParam } }) =>
          [scriptName(scriptId), visible(scriptParam)].filter(Boolean).join(': '),
        ),
      ),
    schedule({ schedule, runsOnNodeScheduledTask }) {
      const sentence = scheduleSentence(schedule, locale, words);
      return runsOnNodeScheduledTask ? t('versions.onNode', { sentence }) : sentence;
    },
    targets: ({ targets }) => list(targets.map((target) => targetName(target) || target.targetId)),
  };
  return (part, values) => texts[part](values);
}
