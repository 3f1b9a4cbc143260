import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useLateFirstField } from '../../ui/dialog/use-late-first-field.ts';
import { late } from '../../ui/late.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import type { ProductTab } from '../product-fields.ts';
import { isFirst, ProductFieldView } from './first-fields.tsx';
import { isShown, shownFields } from './form-layout.ts';
import type { LaterFieldsProps } from './later-fields.tsx';
import { useProductEditing } from './product-form-context.ts';

/**
 * The fields of a tab. Those that a product begins with are there with the form; the code of all others follows it, also
 * where its first tab has none, so that the next one is there when it is pressed.
 */
export function ProductTabFields({ tab }: { tab: ProductTab }) {
  useSignals();
  const { form, variant } = useProductEditing();
  const box = useRef<HTMLDivElement>(null);
  useLateFirstField(() => box.current?.querySelector<HTMLElement>('input, textarea'));
  const fields = shownFields(variant, tab);
  const firstLater = fields.findIndex((field) => !isFirst(field));
  const [first, later] = firstLater < 0 ? [fields, []] : [fields.slice(0, firstLater), fields.slice(firstLater)];
  return (
    <div ref={box} className="product-fields">
      {first.map((field) => (
        <ProductFieldView key={field} field={field} />
      ))}
      <LaterFields fields={later} isAwaited={later.some((field) => isShown(field, () => form.values.value))} />
    </div>
  );
}

const LaterFields = late<LaterFieldsProps & { isAwaited: boolean }>(
  async () => (await import('./later-fields.tsx')).LaterFields,
  ({ isAwaited }) =>
    isAwaited && (
      <div className="product-field-wide">
        <SkeletonLines count={4} className="product-skeleton" />
      </div>
    ),
  { isWanted: ({ isAwaited }) => isAwaited },
);
