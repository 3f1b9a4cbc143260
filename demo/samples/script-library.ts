import type { Sample } from './sample.ts';

export const scriptLibrarySample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-script-library></rmm-script-library>',
};
