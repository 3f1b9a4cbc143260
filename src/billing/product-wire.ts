/** Products between the wire and the form. */
import { type DecimalEntry, isUnread } from '../base/decimal/parse-decimal.ts';
import type { ProductBody } from './product-contract.ts';
import { hasField, newProduct } from './product-fields.ts';
import type { ProductVariant } from './product-terms.ts';
import type { ProductField, ProductQuantity, ProductValues } from './product-values.ts';

/** What the wire leaves out is as in a new product, and so is what the variant lacks. */
export function productFromWire(body: ProductBody): ProductValues {
  const initial = newProduct(body.variant);
  const { quantity, ...members } = body;
  const given = Object.entries(members).filter(
    ([member, value]) => member in initial && value != null && hasField(body.variant, member as ProductField),
  );
  const values: ProductValues = { ...initial, ...Object.fromEntries(given) };
  if (!quantity || !hasField(body.variant, 'quantity')) return values;
  const { mode, value, placeholder } = quantity;
  return { ...values, quantity: { mode, value: value ?? null, placeholder: placeholder ?? '' } };
}

/**
 * Only what the variant has, and what applies: roles of technicians where not all may use it, the number of a quantity
 * that is one.
 *
 * @throws TypeError where a price or another number could not be read: the form is not valid then
 */
export function productToWire(variant: ProductVariant, values: ProductValues): ProductBody {
  const { allowAllTechnicians, permissionUserRoles, anyRole } = values;
  const all: Omit<ProductBody, 'variant'> = {
    ...values,
    name: values.name.trim(),
    description: values.description.trim(),
    price: unitsOf(values.price),
    cost: unitsOf(values.cost),
    quantity: sentQuantity(values.quantity),
    productIds: distinct(values.productIds),
    nodeRoles: distinct(values.nodeRoles),
    groupIds: distinct(values.groupIds),
    endUserRoles: anyRole ? [] : distinct(values.endUserRoles),
    matchAllRoles: !anyRole && values.matchAllRoles,
    userRoles: distinct(values.userRoles),
    includedStorage: unitsOf(values.includedStorage),
    onSiteMultiplier: unitsOf(values.onSiteMultiplier),
    remoteMultiplier: unitsOf(values.remoteMultiplier),
    normalHoursMultiplier: unitsOf(values.normalHoursMultiplier),
    offHoursMultiplier: unitsOf(values.offHoursMultiplier),
    permissionUserRoles: allowAllTechnicians ? [] : distinct(permissionUserRoles),
  };
  const sent = Object.entries(all).filter(([field]) => hasField(variant, field as ProductField));
  return { variant, ...(Object.fromEntries(sent) as typeof all) };
}

function sentQuantity({ mode, value, placeholder }: ProductQuantity): ProductBody['quantity'] {
  switch (mode) {
    case 'STATIC':
      return { mode, value: unitsOf(value) };
    case 'QUANTITY_ONE':
      return { mode };
    case 'DYNAMIC':
      return { mode, placeholder: placeholder.trim() };
  }
}

function unitsOf(entry: DecimalEntry): number {
  if (entry === null || isUnread(entry)) throw new TypeError(`"${entry?.text ?? ''}" is no number that can be sent`);
  return entry;
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
