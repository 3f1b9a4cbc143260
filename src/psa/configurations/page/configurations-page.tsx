/** Configuration type mappings, and which data of devices are sent. Source: spec 002 §2.5. */
import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { configurationKind } from '../../named-mappings/named-mapping-kinds.ts';
import { NamedMappingList } from '../../named-mappings/named-mapping-list.tsx';
import { PageHead, RefreshData } from '../../page/page-head.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { ConfigurationDialogProps } from './configuration-dialog.tsx';

const ConfigurationDialog = late<ConfigurationDialogProps>(
  async () => (await import('./configuration-dialog.tsx')).ConfigurationDialog,
);

const AttributePicker = late<object>(
  async () => (await import('../../attributes/attribute-picker.tsx')).AttributePicker,
);

export function ConfigurationsPage() {
  const t = useMessages(psaMessages);
  return (
    <>
      <PageHead title={t('pages.configurations')}>
        <RefreshData />
      </PageHead>
      <Tabs
        label={t('pages.configurations')}
        tabs={[
          { id: 'mappings', label: t('configurations.tabMappings'), renderer: () => <Mappings /> },
          { id: 'sync', label: t('configurations.tabSync'), renderer: () => <AttributePicker /> },
        ]}
      />
    </>
  );
}

function Mappings() {
  return (
    <NamedMappingList
      kind={configurationKind}
      renderDialog={(opening) => <ConfigurationDialog opening={opening} onClose={opening.onClose} />}
    />
  );
}
