import type { Sample } from './sample.ts';

export const doctorSample: Sample = {
  attributes: { 'docs-url': '/docs/' },
  look: {},
  hasOwnHeight: true,
  markup: '<rmm-doctor></rmm-doctor>',
  states: [{ name: 'Only when asked', attributes: { 'on-demand': '' } }],
};
