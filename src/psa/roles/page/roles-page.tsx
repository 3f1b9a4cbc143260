/** Device role mappings of the second provider: which installed products devices become. Source: spec 002 §2.7 and §3.2. */
import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { roleKind } from '../../named-mappings/named-mapping-kinds.ts';
import { NamedMappingList } from '../../named-mappings/named-mapping-list.tsx';
import { PageHead, RefreshData } from '../../page/page-head.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { RoleMappingDialogProps } from './role-mapping-dialog.tsx';

const RoleMappingDialog = late<RoleMappingDialogProps>(
  async () => (await import('./role-mapping-dialog.tsx')).RoleMappingDialog,
);

export function RolesPage() {
  const t = useMessages(psaMessages);
  return (
    <>
      <PageHead title={t('accounts.roleMapping')}>
        <RefreshData />
      </PageHead>
      <NamedMappingList
        kind={roleKind}
        renderDialog={(opening) => <RoleMappingDialog opening={opening} onClose={opening.onClose} />}
      />
    </>
  );
}
