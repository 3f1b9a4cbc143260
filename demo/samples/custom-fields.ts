import type { Sample } from './sample.ts';

export const customFieldsSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-custom-fields></rmm-custom-fields>',
};
