import { useCallback } from 'react';
import { useMessages } from '../host/use-host.ts';
import type { Shown } from './browser-model.ts';
import { levelNamed } from './levels.ts';
import { type BackupMessage, backupMessages } from './messages.ts';
import type { Step } from './place.ts';
import { useRowName } from './use-row-name.ts';

/** A step's name as the breadcrumb and the announcements say it. */
export function usePlaceName(): (step: Step | undefined) => string {
  const t = useMessages(backupMessages);
  const nameOf = useRowName();
  return useCallback(
    (step) => {
      if (!step) return t('crumb.allPlans');
      if (step.kind === 'search') return t('crumb.search');
      return step.kind === 'revision' ? nameOf(step) : step.name;
    },
    [t, nameOf],
  );
}

/** What to say when a place could not be fetched: a revision goes by its date there too. */
export function useFailureMessage(): (shown: Shown) => BackupMessage {
  const nameOf = useRowName();
  return useCallback(
    ({ level, place, plan }) =>
      levelNamed(level).failure({
        plan,
        place: place.map((step) => (step.kind === 'revision' ? { ...step, name: nameOf(step) } : step)),
      }),
    [nameOf],
  );
}
