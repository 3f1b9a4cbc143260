import type { Sample } from './sample.ts';

export const policyBackupsSample: Sample = {
  attributes: { 'policy-id': '3' },
  look: { 'policy-id': '3' },
  markup: '<rmm-policy-backups policy-id="3"></rmm-policy-backups>',
  states: [
    { name: 'A customer’s policy', attributes: { 'policy-id': '3' } },
    { name: 'The policy above it', attributes: { 'policy-id': '2' } },
    { name: 'The root', attributes: { 'policy-id': '1' } },
    { name: 'Not found', attributes: { 'policy-id': '999' } },
    { name: 'No policy', attributes: {} },
  ],
};
