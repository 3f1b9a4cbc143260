import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffectEvent, useMemo } from 'react';
import type { RequestAnswer } from '../../host/request-event.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Faces } from '../../ui/faces/faces.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { ProductVariant } from '../product-terms.ts';
import { disabledFieldsIn } from './disabled-fields.ts';
import { formMessages } from './form-messages.ts';
import css from './product-form.css';
import { type ProductEditing, ProductEditingContext } from './product-form-context.ts';
import { ProductFormFrame } from './product-form-frame.tsx';
import { createProductSession } from './product-form-model.ts';
import type { DisabledProductField, ProductFormHandle, ProductSaveOrder, SavedProduct } from './product-form-types.ts';

export interface ProductFormProps {
  /** Of what is created; a product that is there keeps its own. */
  variant: ProductVariant | undefined;
  /** Undefined: a new one is created. */
  productId?: string | undefined;
  /** Names of fields that cannot be changed here, with the reason where there is one to tell. */
  disabledFields?: readonly (string | DisabledProductField)[] | undefined;
  /** Asked before anything is sent. Default: it is sent. */
  onSaveRequest?: ((order: ProductSaveOrder) => RequestAnswer) | undefined;
  onSaved(saved: SavedProduct): void;
  /** What was changed was given up, after whoever changed it said so. */
  onCancelled(): void;
  ref?: Ref<ProductFormHandle> | undefined;
}

/** A product of any variant: created or edited. Source: spec 002 §2.8. */
export function ProductForm(props: ProductFormProps) {
  return <ProductFormOf key={[props.variant, props.productId].join('\n')} {...props} />;
}

/** Of the product that it was first given. */
export function ProductFormOf({
  variant: wanted,
  productId,
  disabledFields,
  onSaveRequest,
  onSaved,
  onCancelled,
  ref,
}: ProductFormProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(formMessages);
  const { client, configuration } = useHost();
  const request = useEffectEvent((order: ProductSaveOrder) => onSaveRequest?.(order) ?? true);
  const saved = useEffectEvent(onSaved);
  const session = useModel(() =>
    createProductSession({
      client,
      variant: wanted,
      id: productId,
      onSaveRequest: (order) => request(order),
      onSaved: (product) => saved(product),
    }),
  );
  const isReadOnly = configuration.value.permissions.canManageProducts === false;
  const [form, variant, id] = [session.form.value, session.variant.value, session.id.value];
  const currency = session.currency.value;
  const disabled = useMemo(() => disabledFieldsIn(disabledFields).fields, [disabledFields]);
  const editing = useMemo<ProductEditing | undefined>(
    () => form && variant && { form, variant, id, currency, isReadOnly, disabled },
    [form, variant, id, currency, isReadOnly, disabled],
  );
  return (
    <Faces
      state={session.state.value}
      skeleton={<SkeletonLines count={6} className="product-skeleton" />}
      failedTitle={t('loadFailed')}
      onRetry={session.retry}
    >
      {() =>
        editing && (
          <ProductEditingContext value={editing}>
            <ProductFormFrame session={session} onCancelled={onCancelled} handle={ref} />
          </ProductEditingContext>
        )
      }
    </Faces>
  );
}
