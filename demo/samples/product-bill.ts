import type { Sample } from './sample.ts';

export const productBillSample: Sample = {
  attributes: { 'client-id': '1' },
  look: { 'client-id': '1' },
  hasOwnHeight: true,
  markup: '<rmm-product-bill client-id="1"></rmm-product-bill>',
  states: [
    { name: 'A managed customer', attributes: { 'client-id': '1' } },
    { name: 'With a bundle', attributes: { 'client-id': '2' } },
    { name: 'With a one-time charge', attributes: { 'client-id': '3' } },
    { name: 'Nothing to bill', attributes: { 'client-id': '50' } },
    { name: 'Nobody chosen', attributes: {} },
  ],
};
