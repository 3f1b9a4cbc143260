/** What a task runs on, by name. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { visible } from '../../base/visible.ts';
import type { TaskTarget } from '../../console/scheduling/task-shape.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { isTargetType, targetKinds, targetTypes } from '../task-targets.ts';
import { taskMessages } from './task-messages.ts';

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
