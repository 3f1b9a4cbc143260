import type { Sample } from './sample.ts';

export const nodeApprovalsSample: Sample = {
  attributes: {},
  look: {},
  markup: '<rmm-node-approvals></rmm-node-approvals>',
};
