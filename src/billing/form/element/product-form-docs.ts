import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { productFormDefinition } from './product-form-definition.ts';

export const productFormDocs: DocsOf<typeof productFormDefinition> = {
  summary: 'Creates and edits a product of the price list: what it is made of, what it costs and who can use it',
  attributes: {
    variant: 'What kind of product is created; required without a product-id. A product that is loaded keeps its own',
    productId: 'What is edited; without it one is created, and this becomes its id once it is saved',
  },
  properties: {
    disabledFields: {
      type: 'readonly (string | DisabledProductField)[] | undefined',
      description:
        'Fields that can’t be changed here, by their names, such as `price` or `permissionUserRoles`; with `{ field, reason }` the form says why',
    },
  },
  events: {
    'rmm-product-save-request': {
      detail: 'ProductSaveOrder',
      description: 'It is about to be saved; prevented, nothing is sent and what was typed counts as saved',
    },
    'rmm-product-saved': {
      detail: 'SavedProduct',
      description: 'It was saved; lists that show it can be refreshed',
    },
    'rmm-product-cancelled': {
      detail: 'ProductCancelled',
      description: 'Cancel was pressed, and what was changed was given up: the form shows what was saved last',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    save: {
      signature: '() => Promise<boolean>',
      description: 'As the button does: shows what is wrong, or saves. Answers whether it was saved',
    },
    discard: {
      signature: '() => Promise<void>',
      description: 'Gives up what was changed, without asking',
    },
    isDirty: {
      signature: '() => Promise<boolean>',
      description: 'Whether something was changed that is not saved',
    },
  },
  parts: {
    form: 'The form',
    tabs: 'The tabs and what they show',
    tab: 'A tab',
    'tab-active': 'The tab that is shown',
    panel: 'The content of a tab',
  },
};
