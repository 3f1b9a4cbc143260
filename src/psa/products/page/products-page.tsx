import { useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { productKind } from '../../named-mappings/named-mapping-kinds.ts';
import { NamedMappingList } from '../../named-mappings/named-mapping-list.tsx';
import { PageHead, RefreshData } from '../../page/page-head.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { ProductDialogProps } from '../dialog/product-dialog.tsx';

const ProductDialog = late<ProductDialogProps>(
  async () => (await import('../dialog/product-dialog.tsx')).ProductDialog,
);
const AgreementSync = late<object>(async () => (await import('../../sync/agreement-sync-form.tsx')).AgreementSyncForm);

/** Product mappings, and when agreements are synchronized by them. Source: spec 002 §2.6. */
export function ProductsPage() {
  const t = useMessages(psaMessages);
  return (
    <>
      <PageHead title={t('pages.products')}>
        <RefreshData />
      </PageHead>
      <Tabs
        label={t('pages.products')}
        tabs={[
          { id: 'mappings', label: t('configurations.tabMappings'), renderer: () => <Mappings /> },
          { id: 'sync', label: t('configurations.tabSync'), renderer: () => <AgreementSync /> },
        ]}
      />
    </>
  );
}

function Mappings() {
  return (
    <NamedMappingList
      kind={productKind}
      renderDialog={(opening) => <ProductDialog opening={opening} onClose={opening.onClose} />}
    />
  );
}
