/** What a month costs: a call of its own page. Its path is not shown: it follows those of `product-contract.ts`. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import { month } from './billing-shapes.ts';
import { productBody, units } from './product-contract.ts';
import { productLimits, productVariants } from './product-terms.ts';

export const billLine = z.object({
  productId: identifier,
  productName: z.string(),
  variant: z.enum(productVariants),
  /** A decimal as text, exact: `9.75`. */
  quantity: z.string(),
  /** Smallest unit, as the total. */
  unitPrice: units,
  total: units,
  taxable: z.boolean(),
  /** See `month/bill-types.ts`; `describeReason` has words for them. */
  reasons: z.array(z.looseObject({ code: z.string() })),
});

export const previewBill = endpoint({
  name: 'previewBill',
  summary:
    'What a month costs an organization, with a product as it is being edited where one is sent; nothing is saved',
  method: 'POST',
  path: '/billing/preview',
  params: nothing,
  query: nothing,
  body: z.object({
    clientId: identifier,
    /** Default: the last month that has time entries. */
    month: z.optional(month),
    /** Instead of the products that the organization has. */
    productIds: z.optional(z.array(identifier).check(z.maxLength(productLimits.references))),
    /** Besides those that the organization has. */
    alsoProductIds: z.optional(z.array(identifier).check(z.maxLength(productLimits.references))),
    /** In the place of the product with its id, or besides where it has none. */
    product: z.optional(z.object({ ...productBody.shape, id: z.nullish(identifier) })),
  }),
  response: z.object({
    month,
    currency: z.string(),
    lines: z.array(billLine),
    total: units,
    taxableTotal: units,
    /** Time entries that no product of the organization bills. */
    unbilledTimeEntries: z.array(identifier),
  }),
  source: 'not shown',
});
