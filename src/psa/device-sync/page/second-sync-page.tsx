/** How the second provider is reached, and what is sent to it. Source: spec 002 §2.7 and §3.2. */
import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { ConnectionForm } from '../../connection/connection-form.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { deviceSyncMessages } from '../device-sync-messages.ts';

const DeviceData = late<object>(async () => (await import('../../attributes/attribute-picker.tsx')).AttributePicker);
const HelpDesk = late<object>(async () => (await import('../../help-desk/help-desk-form.tsx')).HelpDeskForm);

export function SecondSyncPage() {
  const t = useMessages(deviceSyncMessages);
  const tPsa = useMessages(psaMessages);
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'connection', label: t('connection'), renderer: () => <ConnectionForm /> },
          { id: 'device-data', label: t('deviceData'), renderer: () => <DeviceData /> },
          { id: 'help-desk', label: tPsa('helpDesk.title'), renderer: () => <HelpDesk /> },
        ]}
      />
    </>
  );
}
