/** The view of `<rmm-product-list>`: the table, and what opens over it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { type Product, saveBillingPrices } from '../../product-contract.ts';
import { listMessages } from '../list-messages.ts';
import type { ImportDialogProps } from '../price-import/import-dialog.tsx';
import { createProductList } from '../product-list-model.ts';
import type { DeleteProductProps } from './delete-product.tsx';
import type { ProductDialogProps } from './product-dialog.tsx';
import css from './product-list.css';
import type { ProductOpening, productListDefinition } from './product-list-definition.ts';
import { ProductTable } from './product-table.tsx';
import { useProductChanges } from './use-product-changes.ts';

type Definition = typeof productListDefinition;

const ProductDialog = late<ProductDialogProps>(async () => (await import('./product-dialog.tsx')).ProductDialog);
const DeleteProduct = late<DeleteProductProps>(async () => (await import('./delete-product.tsx')).DeleteProduct);
const ImportDialog = late<ImportDialogProps>(
  async () => (await import('../price-import/import-dialog.tsx')).ImportDialog,
);

/** `<rmm-product-list>` */
export function ProductListElement({ disabledFields }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(listMessages);
  return (
    <section className="product-list" aria-label={t('label')}>
      <NoticesHost>
        <ProductList disabledFields={disabledFields} />
      </NoticesHost>
    </section>
  );
}

type Opened =
  | { readonly what: 'form'; readonly opening: ProductOpening }
  | { readonly what: 'removal'; readonly product: Product }
  | { readonly what: 'import' };

function ProductList({ disabledFields }: Pick<ProductDialogProps, 'disabledFields'>) {
  useSignals();
  const t = useMessages(listMessages);
  const { client, configuration, emit } = useHost<Definition>();
  const { show } = useNotices();
  const list = useModel(() => createProductList(client));
  const [opened, setOpened] = useState<Opened>();
  const isReadOnly = configuration.value.permissions.canManageProducts === false;
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const close = () => setOpened(undefined);
  const open = (opening: ProductOpening) => {
    if (emit('rmm-product-open', opening)) setOpened({ what: 'form', opening });
  };
  const changes = useProductChanges(list, open);

  return (
    <div ref={box} className="product-list-parts">
      {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
      <ProductTable
        list={list}
        isReadOnly={isReadOnly}
        onOpen={open}
        onCopy={changes.copy}
        onRemove={(product) => setOpened({ what: 'removal', product })}
        onImport={() => setOpened({ what: 'import' })}
      />
      {opened?.what === 'form' && (
        <ProductDialog
          opening={opened.opening}
          disabledFields={disabledFields}
          onSaved={(product) => {
            close();
            changes.saved(product);
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'removal' && (
        <DeleteProduct
          name={opened.product.name}
          remove={(press) => list.remove(opened.product.id, press)}
          onDeleted={(byUs) => {
            close();
            changes.removed(opened.product, byUs);
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'import' && (
        <ImportDialog
          list={list}
          onDone={(text) => {
            close();
            show(text);
            emit('rmm-products-changed', { call: saveBillingPrices.name });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
