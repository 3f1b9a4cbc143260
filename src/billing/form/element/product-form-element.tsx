import { useEffect, useRef, useState } from 'react';
import { type ElementValues, tagName } from '../../../host/element-definition.ts';
import { useHost, useHostChange, useMessages, useMethods } from '../../../host/use-host.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { disabledFieldsIn } from '../disabled-fields.ts';
import { formMessages } from '../form-messages.ts';
import { ProductFormOf } from '../product-form.tsx';
import type { ProductFormHandle } from '../product-form-types.ts';
import type { productFormDefinition } from './product-form-definition.ts';

type Definition = typeof productFormDefinition;

/** `<rmm-product-form>` */
export function ProductFormElement(values: ElementValues<Definition>) {
  return (
    <NoticesHost>
      <ProductPage {...values} />
    </NoticesHost>
  );
}

function ProductPage({ variant, productId: named, disabledFields }: ElementValues<Definition>) {
  const { request, emit, reflect, report } = useHost<Definition>();
  const t = useMessages(formMessages);
  const { show } = useNotices();
  const handle = useRef<ProductFormHandle>(null);
  // What is saved keeps its form; another product that the page names has one of its own.
  const [edition, setEdition] = useState(0);
  useHostChange<Definition, 'productId'>('productId', () => setEdition((last) => last + 1));
  useHostChange<Definition, 'variant'>('variant', () => setEdition((last) => last + 1));
  const productId = named === '' ? undefined : named;
  const isMissing = productId === undefined && variant === undefined;
  useEffect(() => {
    if (isMissing)
      report(
        new TypeError(
          `<${tagName('product-form')}>: variant is not set, so without a product-id no product can be shown.`,
        ),
      );
  }, [isMissing, report]);
  useEffect(() => {
    const { others } = disabledFieldsIn(disabledFields);
    if (others.length > 0)
      report(
        new TypeError(
          `<${tagName('product-form')}>: disabledFields has no such field: ${others.map(String).join(', ')}.`,
        ),
      );
  }, [disabledFields, report]);
  useMethods<Definition>({
    save: async () => (await handle.current?.save()) ?? false,
    discard: () => handle.current?.discard(),
    isDirty: () => handle.current?.isDirty() ?? false,
  });
  if (isMissing) return <EmptyState title={t('noProduct.title')} text={t('noProduct.text')} />;
  return (
    <ProductFormOf
      key={edition}
      ref={handle}
      variant={variant}
      productId={productId}
      disabledFields={disabledFields}
      onSaveRequest={(order) => request('rmm-product-save-request', order)}
      onSaved={(saved) => {
        show(t(saved.isNew ? 'created' : 'saved'), 'success');
        if (saved.isNew && saved.id !== undefined) reflect({ productId: saved.id });
        emit('rmm-product-saved', saved);
      }}
      onCancelled={() => emit('rmm-product-cancelled', { id: productId })}
    />
  );
}
