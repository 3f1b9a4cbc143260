/** The view of `<rmm-policy-backups>`: the plans of a policy, and beside them the settings of its organization. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { saveBackupSettings, savePolicyBackups } from '../../contract.ts';
import { policiesMessages } from '../../editing/policies-messages.ts';
import { PolicyFaces } from '../../editing/policy-faces.tsx';
import { PolicyPage } from '../../editing/policy-page.tsx';
import type { BackupSettingsProps } from '../../settings/backup-settings.tsx';
import { backupsMessages } from '../backups-messages.ts';
import { createPlanSession } from '../plan-session.ts';
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
  const { emit, reflect } = useHost<Definition>();
  return (
    <PolicyPage
      label={t('label')}
      policyId={policyId}
      onOpen={(id) => emit('rmm-policy-open', { policyId: id })}
      onShow={(id) => reflect({ policyId: id })}
    >
      {(id) => <Backups policyId={id} />}
    </PolicyPage>
  );
}

function Backups({ policyId }: { policyId: string }) {
  useSignals();
  const t = useMessages(backupsMessages);
  const tPolicies = useMessages(policiesMessages);
  const { client, emit } = useHost<Definition>();
  const { show } = useNotices();
  const saved = useEffectEvent(() => {
    show(tPolicies('saved'));
    emit('rmm-policy-saved', { policyId, call: savePolicyBackups.name });
  });
  const session = useModel(() => createPlanSession({ client, policyId, onSaved: () => saved() }));
  useMethods<Definition>({
    save: () => session.save(),
    discard: () => session.discard(),
    isDirty: () => session.isDirty.peek(),
    refresh: () => session.refresh(),
  });
  return (
    <PolicyFaces
      state={session.state.value}
      failedTitle={tPolicies('loadFailed')}
      notFound={{ title: tPolicies('notFoundTitle'), text: tPolicies('notFoundText') }}
      onRetry={session.retry}
    >
      {(read) => {
        const stored = session.stored.value ?? read;
        const plans = () => <PolicyPlans session={session} stored={stored} />;
        const { clientId } = stored;
        if (clientId == null) return plans();
        return (
          <Tabs
            label={t('tabs')}
            tabs={[
              { id: 'plans', label: t('plans'), renderer: plans },
              {
                id: 'settings',
                label: t('settings'),
                renderer: () => (
                  <BackupSettings
                    organizationId={clientId}
                    onSaved={() => emit('rmm-policy-saved', { policyId, call: saveBackupSettings.name })}
                  />
                ),
              },
            ]}
          />
        );
      }}
    </PolicyFaces>
  );
}
