/** The view of `<rmm-policy-backups>`: the plans of a policy, and beside them the settings of its organization. */
import type { backupPlansSlice, PolicyPlan } from '../../../console/policies/backup-plans-slice.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { PartElement } from '../../part/part-element.tsx';
import type { BackupSettingsProps } from '../../settings/backup-settings.tsx';
import { backupsMessages } from '../backups-messages.ts';
import { type PolicyBackups, savePolicyBackups } from '../contract.ts';
import { createPlanSession, type PlanSession } from '../plan-session.ts';
import { PolicyPlans } from '../policy-plans.tsx';
import css from './policy-backups.css';
import type { policyBackupsDefinition } from './policy-backups-definition.ts';

type Definition = typeof policyBackupsDefinition;

const BackupSettings = late<BackupSettingsProps>(
  async () => (await import('../../settings/backup-settings.tsx')).BackupSettings,
);

/** `<rmm-policy-backups>` */
export function PolicyBackupsElement({ policyId }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(backupsMessages);
  return (
    <PartElement<typeof backupPlansSlice, PolicyPlan, PolicyBackups>
      label={t('label')}
      policyId={policyId}
      createSession={createPlanSession}
      savedBy={savePolicyBackups.name}
    >
      {(session, stored) => <BackupTabs session={session} stored={stored} />}
    </PartElement>
  );
}

function BackupTabs({ session, stored }: { session: PlanSession; stored: PolicyBackups }) {
  const t = useMessages(backupsMessages);
  const { emit } = useHost<Definition>();
  const { clientId, policyId } = stored;
  const plans = () => <PolicyPlans session={session} stored={stored} />;
  if (clientId == null) return plans();
  const onSaved = (call: string) => emit('rmm-policy-saved', { policyId, call });
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { id: 'plans', label: t('plans'), renderer: plans },
        {
          id: 'settings',
          label: t('settings'),
          renderer: () => <BackupSettings organizationId={clientId} onSaved={onSaved} />,
        },
      ]}
    />
  );
}
