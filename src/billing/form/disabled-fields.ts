import { namedFields } from '../product-fields.ts';
import type { ProductField } from '../product-values.ts';
import type { DisabledProductField } from './product-form-types.ts';

export interface DisabledFields {
  readonly fields: ReadonlyMap<ProductField, string | undefined>;
  /** What a page named that is no field. */
  readonly others: readonly unknown[];
}

/** What a page says of them is of unknown shape. */
export function disabledFieldsIn(given: readonly (string | DisabledProductField)[] = []): DisabledFields {
  const named = given.map((one) => (typeof one === 'string' ? { field: one } : one));
  const { fields, others } = namedFields(named.map(({ field }) => field));
  const reasons = new Map(named.map(({ field, reason }: DisabledProductField) => [field, reason]));
  return { fields: new Map([...fields].map((field) => [field, reasons.get(field)])), others };
}
