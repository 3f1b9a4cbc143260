import { useRef } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { billingMessages } from '../../billing-messages.ts';
import { ProductForm, type ProductFormProps } from '../../form/product-form.tsx';
import type { ProductFormHandle, SavedProduct } from '../../form/product-form-types.ts';
import { listMessages } from '../list-messages.ts';
import type { ProductOpening } from './product-list-definition.ts';

export interface ProductDialogProps {
  opening: ProductOpening;
  disabledFields: ProductFormProps['disabledFields'];
  onSaved(product: SavedProduct): void;
  onClose(): void;
}

/** The form of a product over its list. */
export function ProductDialog({ opening, disabledFields, onSaved, onClose }: ProductDialogProps) {
  const t = useMessages(billingMessages);
  const tOwn = useMessages(listMessages);
  const form = useRef<ProductFormHandle>(null);
  const { productId, variant } = opening;
  const type = t(`variants.${variant}`);
  return (
    <Dialog
      title={tOwn(productId === undefined ? 'newTitle' : 'editTitle', { type })}
      size="large"
      // Until it has come nothing can be lost; then it asks itself.
      onClose={() => (form.current ? form.current.cancel() : onClose())}
    >
      <div className="product-dialog">
        <ProductForm
          ref={form}
          variant={variant}
          productId={productId}
          disabledFields={disabledFields}
          onSaved={onSaved}
          onCancelled={onClose}
        />
      </div>
    </Dialog>
  );
}
