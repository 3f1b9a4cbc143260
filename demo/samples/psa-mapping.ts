import type { Sample } from './sample.ts';

const first = (page: string) => ({ provider: 'first', page });
const second = (page: string) => ({ provider: 'second', page });

export const psaMappingSample: Sample = {
  attributes: first('companies'),
  look: first('companies'),
  markup: '<rmm-psa-mapping provider="first" page="companies"></rmm-psa-mapping>',
  example: { properties: { trail: [{ label: 'Integrations', href: '/integrations' }] } },
  states: [
    { name: 'Companies', attributes: first('companies') },
    { name: 'Configurations', attributes: first('configurations') },
    { name: 'Products', attributes: first('products') },
    { name: 'Agreement sync', attributes: first('sync') },
    { name: 'Accounts', attributes: second('accounts') },
    { name: 'Device roles', attributes: second('roles') },
    { name: 'Locations', attributes: second('locations') },
    { name: 'Device sync', attributes: second('sync') },
  ],
};
