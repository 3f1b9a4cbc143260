import type { Sample } from './sample.ts';

export const usersSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-users></rmm-users>',
  states: [
    { name: 'End users', attributes: { tab: 'end-users' } },
    { name: 'Contacts', attributes: { tab: 'contacts' } },
  ],
};
