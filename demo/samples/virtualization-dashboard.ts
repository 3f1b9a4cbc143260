import type { Sample } from './sample.ts';

export const virtualizationDashboardSample: Sample = {
  attributes: { 'host-id': '1' },
  look: {},
  markup: '<rmm-virtualization-dashboard host-id="1"></rmm-virtualization-dashboard>',
};
