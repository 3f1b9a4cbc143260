/** Products as forms make them: valid ones of every variant, for properties. */
import fc from 'fast-check';
import { choicesOf, fieldRow, fieldsOf, hasField, newProduct } from '../../src/billing/product-fields.ts';
import { type ProductVariant, productVariants, quantityModes } from '../../src/billing/product-terms.ts';
import type { ProductField, ProductValues } from '../../src/billing/product-values.ts';

const complete: Partial<ProductValues> = {
  name: 'Workstation care',
  description: 'Monitoring and patches',
  price: 2500,
  cost: 900,
  productIds: ['1'],
  nodeRoles: ['2'],
  userRoles: ['3'],
};

/** A product that may be saved. */
export function validProduct(variant: ProductVariant, more: Partial<ProductValues> = {}): ProductValues {
  const filled = Object.entries(complete).filter(([field]) => hasField(variant, field as ProductField));
  return { ...newProduct(variant), ...Object.fromEntries(filled), ...more };
}

const anyIds = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { minLength: 1, maxLength: 3 });
const anyWord = fc.constantFrom('Care', 'バックアップ', '=SUM(A1)', 'Tom & "Co", Ltd', '-5', 'a'.repeat(50));

function anyValue(variant: ProductVariant, field: ProductField): fc.Arbitrary<unknown> {
  const { is } = fieldRow(field);
  switch (is.kind) {
    case 'text':
      return anyWord;
    case 'money':
    case 'decimal':
      return fc.integer({ min: 0, max: is.maximum });
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...choicesOf(variant, field));
    case 'references':
      return anyIds;
    case 'quantity':
      return fc.record({
        mode: fc.constantFrom(...quantityModes),
        value: fc.integer({ min: 0, max: is.maximum }),
        placeholder: anyWord,
      });
  }
}

export const anyProduct: fc.Arbitrary<{ variant: ProductVariant; values: ProductValues }> = fc
  .constantFrom(...productVariants)
  .chain((variant) => {
    const fields = Object.fromEntries(fieldsOf(variant).map((field) => [field, anyValue(variant, field)]));
    return fc.record(fields).map((values) => ({ variant, values: { ...newProduct(variant), ...values } }));
  });
