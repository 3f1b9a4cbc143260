import type { Sample } from './sample.ts';

export const patchOverridesSample: Sample = {
  attributes: { 'policy-id': '3' },
  look: { 'policy-id': '3' },
  markup: '<rmm-patch-overrides policy-id="3"></rmm-patch-overrides>',
  states: [
    { name: 'A customer’s policy', attributes: { 'policy-id': '3' } },
    { name: 'The policy above it', attributes: { 'policy-id': '2' } },
    { name: 'The root', attributes: { 'policy-id': '1' } },
    { name: 'Not found', attributes: { 'policy-id': '999' } },
    { name: 'No policy', attributes: {} },
  ],
};
