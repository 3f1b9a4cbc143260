import { useCallback } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { backupMessages } from '../messages.ts';
import type { Step } from '../place.ts';
import { useRowName } from '../use-row-name.ts';

/** A step's name as the breadcrumb and the announcements say it. */
export function usePlaceName(): (step: Step | undefined) => string {
  const t = useMessages(backupMessages);
  const nameOf = useRowName();
  return useCallback(
    (step) => {
      if (!step) return t('crumb.allPlans');
      if (step.kind === 'search') return t('crumb.search');
      return nameOf(step);
    },
    [t, nameOf],
  );
}
