import type { Sample } from './sample.ts';

export const maintenanceModeSample: Sample = {
  attributes: { 'node-id': '1' },
  look: { 'node-id': '1' },
  hasOwnHeight: true,
  markup: '<rmm-maintenance-mode node-id="1"></rmm-maintenance-mode>',
  states: [
    { name: 'A device', attributes: { 'node-id': '1' } },
    { name: 'No device', attributes: {} },
  ],
};
