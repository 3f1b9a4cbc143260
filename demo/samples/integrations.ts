import type { Sample } from './sample.ts';

const page = '/host/console.html#/integrations';

export const integrationsSample: Sample = {
  attributes: {},
  hasOwnHeight: true,
  look: {},
  markup: '<rmm-integrations></rmm-integrations>',
  setUp: (element) =>
    Object.assign(element, {
      links: [
        { integration: 'psacw', label: 'Companies', href: `${page}/first/companies` },
        { integration: 'psaat', label: 'Accounts', href: `${page}/second/accounts` },
      ],
    }),
};
