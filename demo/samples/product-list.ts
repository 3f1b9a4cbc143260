import type { Sample } from './sample.ts';

export const productListSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-product-list></rmm-product-list>',
  states: [
    { name: 'All fields' },
    {
      name: 'Prices fixed',
      setUp: (element) =>
        Object.assign(element, {
          disabledFields: [{ field: 'price', reason: 'Prices come from the price list' }, 'cost'],
        }),
    },
  ],
};
