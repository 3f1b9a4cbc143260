/** A product that is being edited, as the browser keeps it until it is saved. */
import * as z from 'zod/mini';
import { isRecord } from '../../base/shapes.ts';
import type { DraftKind } from '../../host/drafts/draft-types.ts';
import { oneOf } from '../../host/http/one-of.ts';
import type { KeptChanges } from '../../ui/form-draft/kept-changes.ts';
import { type FieldKind, fieldRow, newProduct, productFieldNames } from '../product-fields.ts';
import { type ProductVariant, productVariants, quantityModes } from '../product-terms.ts';
import type { ProductField, ProductValues } from '../product-values.ts';

export interface ProductDraft extends KeptChanges<ProductValues> {
  readonly variant: ProductVariant;
}

const problems = ['invalid', 'ambiguous', 'tooPrecise', 'negative', 'tooLarge', 'otherCurrency'] as const;
const decimal = z.nullable(oneOf(z.number(), z.object({ text: z.string(), problem: z.enum(problems) })));

/** As the form holds it, also what could not be read. */
const valuesOf: { readonly [Kind in FieldKind['kind']]: z.ZodMiniType } = {
  text: z.string(),
  money: decimal,
  decimal,
  switch: z.boolean(),
  choice: z.nullable(z.string()),
  quantity: z.object({ mode: z.enum(quantityModes), value: decimal, placeholder: z.string() }),
  references: z.array(z.string()),
};

const kept = z.array(
  z.object({
    variant: z.enum(productVariants),
    version: z.optional(z.string()),
    base: z.looseObject({}),
    values: z.looseObject({}),
    editor: z.string(),
    written: z.number(),
    isLeft: z.optional(z.boolean()),
  }),
);

export const productDraftKind: DraftKind<readonly ProductDraft[]> = {
  name: 'product',
  version: 1,
  read(stored, version) {
    const read = version === 1 ? z.safeParse(kept, stored) : undefined;
    if (!read?.success) return undefined;
    const drafts = read.data.map(({ base, values, ...rest }) => {
      const [was, is] = [base, values].map((given) => productIn(rest.variant, given));
      return was && is && { ...rest, version: rest.version, base: was, values: is };
    });
    return drafts.every((draft) => draft !== undefined) ? (drafts as readonly ProductDraft[]) : undefined;
  },
};

/** A field that an earlier release did not have is as in a new product. */
function productIn(variant: ProductVariant, given: unknown): ProductValues | undefined {
  if (!isRecord(given)) return undefined;
  const initial = newProduct(variant);
  const entries = productFieldNames.map((field: ProductField) => {
    const value = Object.hasOwn(given, field) ? given[field] : initial[field];
    const read = z.safeParse(valuesOf[fieldRow(field).is.kind], value);
    return read.success ? ([field, read.data] as const) : undefined;
  });
  if (entries.includes(undefined)) return undefined;
  return Object.fromEntries(entries.filter((entry) => entry !== undefined)) as unknown as ProductValues;
}

/** What is new is another one than what is there. */
export const productDraftId = (id: string | undefined, variant: ProductVariant | undefined) => id ?? `new ${variant}`;
