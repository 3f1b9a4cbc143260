import type { Sample } from './sample.ts';

export const credentialsSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-credentials></rmm-credentials>',
};
