/** Organizations and the accounts of the second provider that they are mapped to. Source: spec 002 §2.7, §4 and §8. */
import { useMemo, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { AccountMapping } from '../../account-contract.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useLocationsReset } from '../../page/use-locations-reset.ts';
import { psaMessages } from '../../psa-messages.ts';
import { accountSource } from '../../workbench/account-source.ts';
import { useAccountColumns } from '../../workbench/mapping-columns.tsx';
import { MappingWorkbench } from '../../workbench/mapping-workbench.tsx';
import type { AccountDialogProps } from '../account-dialog.tsx';
import { AccountTypeFilter } from '../account-filter.tsx';
import { accountMessages } from '../account-messages.ts';
import css from './accounts-page.css';

const AccountDialog = late<AccountDialogProps>(async () => (await import('../account-dialog.tsx')).AccountDialog);

export function AccountsPage() {
  useThemedStyles(css);
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { show } = useNotices();
  const warnOfReset = useLocationsReset();
  const source = useMemo(() => accountSource(client), [client]);
  const columns = useAccountColumns();
  const [opened, setOpened] = useState<AccountMapping>();
  return (
    <>
      <PageHead title={tPsa('pages.accounts')} text={t('text')} />
      <AccountTypeFilter />
      <div className="accounts">
        <MappingWorkbench source={source} columns={columns} onOpen={setOpened} />
      </div>
      {opened && (
        <AccountDialog
          key={opened.clientId}
          mapping={opened}
          onSaved={(isMoved, changeId) => {
            show(t('dialog.saved', { organization: opened.clientName }));
            if (isMoved) warnOfReset();
            source.changed(opened.clientId, changeId);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
