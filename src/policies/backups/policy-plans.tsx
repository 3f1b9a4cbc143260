/** The backup plans of a policy. */
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { late } from '../../ui/late.tsx';
import { PartList } from '../part/part-list.tsx';
import type { PolicyBackups } from './contract.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';
import { backupPlanKind } from './plan-kind.ts';
import type { PlanSession } from './plan-session.ts';
import { PlanTable } from './plan-table.tsx';
import { usePlanWords } from './plan-words.ts';

const PlanDialog = late<PlanDialogProps>(async () => (await import('./plan-dialog.tsx')).PlanDialog);

export function PolicyPlans({ session, stored }: { session: PlanSession; stored: PolicyBackups }) {
  useSignals();
  const words = usePlanWords();
  const onEnable = useCallback(
    ({ identifier }: PolicyPlan, enabled: boolean) => session.change(['setEnabled', identifier, enabled]),
    [session],
  );
  const plans = session.items.value;
  const isSaving = session.isSaving.value;
  return (
    <PartList
      kind={backupPlanKind}
      session={session}
      path={stored.path}
      words={words}
      table={(actions) => (
        <PlanTable {...actions} plans={plans} path={stored.path} isSaving={isSaving} onEnable={onEnable} />
      )}
      form={(props) => <PlanDialog {...props} excludedTypes={stored.excludedTypes} />}
    />
  );
}
