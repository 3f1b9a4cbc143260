/** The first provider's Companies settings: Sync and Help Desk. Source: spec 002 §2.1. */
import { useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { PageHead } from '../../page/page-head.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { companySource } from '../../workbench/company-source.ts';
import { useCompanyColumns } from '../../workbench/mapping-columns.tsx';
import { MappingWorkbench } from '../../workbench/mapping-workbench.tsx';
import { companiesMessages } from '../companies-messages.ts';
import { CompanyCriteriaForm } from '../criteria/company-criteria-form.tsx';
import type { OrganizationDialogProps } from '../organization/organization-dialog.tsx';
import css from './companies-page.css';

const HelpDeskForm = late<object>(async () => (await import('../../help-desk/help-desk-form.tsx')).HelpDeskForm);
const OrganizationDialog = late<OrganizationDialogProps>(
  async () => (await import('../organization/organization-dialog.tsx')).OrganizationDialog,
);

export function CompaniesPage() {
  useThemedStyles(css);
  const t = useMessages(companiesMessages);
  const tPsa = useMessages(psaMessages);
  return (
    <div className="companies-page">
      <PageHead title={tPsa('pages.companies')} text={t('text')} />
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'sync', label: t('sync'), renderer: () => <SyncTab /> },
          { id: 'helpDesk', label: tPsa('helpDesk.title'), renderer: () => <HelpDeskForm /> },
        ]}
      />
    </div>
  );
}

function SyncTab() {
  const { client } = useHost();
  const [source] = useState(() => companySource(client));
  const [clientId, setClientId] = useState<string>();
  return (
    <div className="companies-sync">
      <CompanyCriteriaForm onSaved={() => source.changed()} />
      <MappingWorkbench source={source} columns={useCompanyColumns()} onOpen={(row) => setClientId(row.clientId)} />
      {clientId !== undefined && (
        <OrganizationDialog
          key={clientId}
          clientId={clientId}
          onSaved={({ changeId }) => source.changed(clientId, changeId)}
          onClose={() => setClientId(undefined)}
        />
      )}
    </div>
  );
}
