import {
  type ElementDefinition,
  errorEvent,
  event,
  method,
  property,
  tagName,
} from '../../../host/element-definition.ts';
import type { ProductVariant } from '../../product-terms.ts';

export interface ProductOpening {
  /** Missing: a new one is to be made. */
  readonly productId?: string;
  readonly variant: ProductVariant;
}

export interface ProductsChange {
  /** The name of the call that changed something, such as `updateBillingProduct` or `saveBillingPrices`. */
  readonly call: string;
  /** Missing where a file changed several. */
  readonly productId?: string;
}

export const productListDefinition = {
  tag: tagName('product-list'),
  attributes: {},
  properties: {
    disabledFields: property<readonly (string | { readonly field: string; readonly reason?: string })[] | undefined>(),
  },
  events: {
    'rmm-product-open': event<ProductOpening>('cancelable'),
    'rmm-products-changed': event<ProductsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
