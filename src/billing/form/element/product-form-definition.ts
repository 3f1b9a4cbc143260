import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  method,
  property,
  tagName,
  text,
} from '../../../host/element-definition.ts';
import { productVariants } from '../../product-terms.ts';
import type { DisabledProductField, ProductCancelled, ProductSaveOrder, SavedProduct } from '../product-form-types.ts';

export const productFormDefinition = {
  tag: tagName('product-form'),
  attributes: { variant: choice(productVariants), productId: text() },
  properties: { disabledFields: property<readonly (string | DisabledProductField)[] | undefined>() },
  events: {
    'rmm-product-save-request': event<ProductSaveOrder>('cancelable'),
    'rmm-product-saved': event<SavedProduct>(),
    'rmm-product-cancelled': event<ProductCancelled>(),
    'rmm-error': errorEvent,
  },
  methods: {
    save: method<() => Promise<boolean>>(),
    discard: method<() => void>(),
    isDirty: method<() => boolean>(),
  },
} as const satisfies ElementDefinition;
