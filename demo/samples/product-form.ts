import type { Sample } from './sample.ts';

const fresh = (variant: string) => ({ variant });
const stored = (id: string) => ({ 'product-id': id });

export const productFormSample: Sample = {
  attributes: fresh('managed'),
  look: fresh('managed'),
  hasOwnHeight: true,
  markup: '<rmm-product-form variant="managed"></rmm-product-form>',
  states: [
    { name: 'New managed product', attributes: fresh('managed') },
    { name: 'Managed product', attributes: stored('4') },
    { name: 'Managed end-user product', attributes: stored('13') },
    { name: 'Storage product', attributes: stored('17') },
    { name: 'User-role product', attributes: stored('21') },
    { name: 'Standard product', attributes: stored('26') },
    { name: 'Group product', attributes: stored('38') },
    {
      name: 'Disabled fields',
      attributes: stored('26'),
      setUp: (element) =>
        Object.assign(element, {
          disabledFields: ['term', { field: 'cost', reason: 'Cost comes from the supplier’s price list' }],
        }),
    },
  ],
};
