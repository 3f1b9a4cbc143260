import { useMemo } from 'react';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { useMessages } from '../../host/use-host.ts';
import type { ItemWords } from '../editing/item-words.ts';
import { policiesMessages } from '../editing/policies-messages.ts';
import { backupsMessages } from './backups-messages.ts';
import { destinations, pathsIn, planName, planTypes, valuesOfPlan } from './plan-values.ts';

export interface PlanWords extends ItemWords<PolicyPlan> {
  type(type: string): string;
  destination(destination: string): string;
  days(days: number | null): string;
}

export function usePlanWords(): PlanWords {
  const t = useMessages(backupsMessages);
  const tPolicies = useMessages(policiesMessages);
  return useMemo(() => {
    const words: PlanWords = {
      name: planName,
      type(type) {
        const known = planTypes.find((one) => one === type);
        return known === undefined ? type : t(`types.${known}`);
      },
      destination(destination) {
        const known = destinations.find((one) => one === destination);
        return known === undefined ? destination : t(`destinations.${known}`);
      },
      days: (days) => (days === null ? '' : t('days', { count: days })),
      facts(plan) {
        const { name, type, destination, keepDays, paths } = valuesOfPlan(plan);
        return [
          { id: 'enabled', label: t('columns.enabled'), text: tPolicies(plan.enabled ? 'on' : 'off') },
          { id: 'name', label: t('columns.name'), text: name },
          { id: 'type', label: t('columns.type'), text: words.type(type) },
          { id: 'destination', label: t('columns.destination'), text: words.destination(destination) },
          { id: 'keepDays', label: t('columns.keepDays'), text: words.days(keepDays) },
          { id: 'paths', label: t('columns.paths'), text: pathsIn(paths).join(', ') },
        ];
      },
    };
    return words;
  }, [t, tPolicies]);
}
