import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { productListDefinition } from './product-list-definition.ts';

export const productListDocs: DocsOf<typeof productListDefinition> = {
  summary: 'The products that organizations are billed for, with their prices as a file, out and in',
  room: { '': 'block-size: var(--rmm-product-list-height, 640px)' },
  properties: {
    disabledFields: {
      type: 'readonly (string | { field: string; reason?: string })[] | undefined',
      description:
        'Fields of products that can be read in the form but not changed, such as `price`; with the reason where there is one to tell',
    },
  },
  events: {
    'rmm-product-open': {
      detail: 'ProductOpening',
      description: 'A product is about to be opened, or a new one. Prevented, no form opens: the page shows its own',
    },
    'rmm-products-changed': {
      detail: 'ProductsChange',
      description:
        'Products were created, saved, copied, deleted or priced; what shows them elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the products anew; what is searched for and how they are sorted stays',
    },
  },
  cssProperties: {
    '--rmm-product-list-height': 'Height of the element where its container gives none; default 640px',
  },
};
