/** Two versions of a product beside each other: what differs, who changed it, and what is made of both. */
import { isSameValue } from '../../ui/form/same-value.ts';
import type { Whose } from '../../ui/versions-dialog/versions-dialog.tsx';
import { fieldsOf } from '../product-fields.ts';
import type { ProductVariant } from '../product-terms.ts';
import type { ProductField, ProductValues } from '../product-values.ts';
import { decisions } from './form-layout.ts';

/** Only what applies: what was typed for a mode that was left again is no change. */
export function appliedValues(values: ProductValues): ProductValues {
  const { mode, value, placeholder } = values.quantity;
  return {
    ...values,
    name: values.name.trim(),
    description: values.description.trim(),
    quantity: {
      mode,
      value: mode === 'STATIC' ? value : null,
      placeholder: mode === 'DYNAMIC' ? placeholder.trim() : '',
    },
    endUserRoles: values.anyRole ? [] : values.endUserRoles,
    matchAllRoles: !values.anyRole && values.matchAllRoles,
    permissionUserRoles: values.allowAllTechnicians ? [] : values.permissionUserRoles,
  };
}

/** Whether saving one would save the other. */
export function isSameProduct(variant: ProductVariant, one: ProductValues, other: ProductValues): boolean {
  return one === other || isSameIn(fieldsOf(variant), appliedValues(one), appliedValues(other));
}

export interface Versions {
  /** What both began with. */
  readonly base: ProductValues;
  readonly own: ProductValues;
  readonly theirs: ProductValues;
}

/** One thing that somebody decided, and that is not the same in both. */
export interface Difference {
  /** The first gives it its name. */
  readonly fields: readonly ProductField[];
  /** Only one of them has changed it: theirs or one’s own is what both would want. Undefined: both have. */
  readonly changedBy: Whose | undefined;
}

export function differences(variant: ProductVariant, { base, own, theirs }: Versions): Difference[] {
  const [was, mine, other] = [base, own, theirs].map(appliedValues) as [ProductValues, ProductValues, ProductValues];
  return decisions(variant)
    .filter((fields) => !isSameIn(fields, mine, other))
    .map((fields) => {
      if (isSameIn(fields, was, mine)) return { fields, changedBy: 'theirs' };
      return { fields, changedBy: isSameIn(fields, was, other) ? 'own' : undefined };
    });
}

/** One’s own, but for what is taken from theirs. */
export function mergedProduct({ own, theirs }: Versions, taken: readonly Difference[]): ProductValues {
  const fields = taken.flatMap((difference) => difference.fields);
  return { ...own, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) };
}

const isSameIn = (fields: readonly ProductField[], one: ProductValues, other: ProductValues) =>
  fields.every((field) => isSameValue(one[field], other[field]));
