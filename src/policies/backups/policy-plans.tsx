/** The backup plans of a policy, and what is done with them. Source: spec 002 §2.9, §3.5 and §4. */
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { randomId } from '../../base/random-id.ts';
import type { PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { ownInheritance, reverted } from '../../console/policies/inheritance.ts';
import { useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import type { PolicyBackups } from '../contract.ts';
import { EditedListFrame } from '../editing/edited-list.tsx';
import { policiesMessages } from '../editing/policies-messages.ts';
import { PolicyPath } from '../editing/policy-path.tsx';
import type { RevertDialogProps } from '../editing/revert-dialog.tsx';
import { useRefresh } from '../editing/use-refresh.ts';
import { backupsMessages } from './backups-messages.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';
import type { PlanSession } from './plan-session.ts';
import { PlanTable } from './plan-table.tsx';
import { type PlanValues, planName, settingsOfValues } from './plan-values.ts';
import { usePlanWords } from './plan-words.ts';

const PlanDialog = late<PlanDialogProps>(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const RevertDialog = late<RevertDialogProps<PolicyPlan>>(
  async () => (await import('../editing/revert-dialog.tsx')).RevertDialog<PolicyPlan>,
);

type Opened =
  | { readonly what: 'form'; readonly plan: PolicyPlan | undefined }
  | { readonly what: 'revert'; readonly plan: PolicyPlan };

export function PolicyPlans({ session, stored }: { session: PlanSession; stored: PolicyBackups }) {
  useSignals();
  const t = useMessages(backupsMessages);
  const tPolicies = useMessages(policiesMessages);
  const words = usePlanWords();
  const { show } = useNotices();
  const [opened, setOpened] = useState<Opened>();
  const plans = session.items.value;
  const [policy, parent] = stored.path;
  const close = () => setOpened(undefined);
  const onEnable = useCallback(
    ({ identifier }: PolicyPlan, enabled: boolean) => session.change(['setEnabled', identifier, enabled]),
    [session],
  );

  function done(plan: PolicyPlan | undefined, values: PlanValues): void {
    const settings = settingsOfValues(values, plan?.settings);
    if (plan !== undefined) session.change(['edit', plan.identifier, { type: values.type, settings }]);
    else {
      const added = { identifier: randomId(), enabled: true, type: values.type, settings };
      session.change(['add', { ...added, inheritance: ownInheritance }]);
    }
    close();
  }
  const refresh = useRefresh(session);

  return (
    <EditedListFrame
      list={session}
      words={words}
      title={policy?.name ?? ''}
      saveFailed={tPolicies('saveFailed')}
      table={
        <PlanTable
          plans={plans}
          path={stored.path}
          isSaving={session.isSaving.value}
          onEnable={onEnable}
          onAdd={() => setOpened({ what: 'form', plan: undefined })}
          onEdit={(plan) => setOpened({ what: 'form', plan })}
          onRevert={(plan) => setOpened({ what: 'revert', plan })}
          onRefresh={refresh}
          onRemove={(plan) => {
            session.change(['remove', plan.identifier]);
            show(tPolicies('removed', { name: planName(plan) }));
          }}
        />
      }
    >
      {parent && <PolicyPath path={stored.path} />}
      {opened?.what === 'form' && (
        <PlanDialog
          plan={opened.plan}
          excludedTypes={stored.excludedTypes}
          takenNames={plans.filter(({ identifier }) => identifier !== opened.plan?.identifier).map(planName)}
          onDone={(values) => done(opened.plan, values)}
          onClose={close}
        />
      )}
      {opened?.what === 'revert' && (
        <RevertDialog
          item={opened.plan}
          after={reverted(opened.plan, t('plans'))}
          words={words}
          policy={parent?.name}
          onRevert={() => {
            session.change(['revert', opened.plan.identifier]);
            show(tPolicies('reverted', { name: planName(opened.plan) }));
            close();
          }}
          onClose={close}
        />
      )}
    </EditedListFrame>
  );
}
