import type { Sample } from './sample.ts';

export const switchSample: Sample = {
  attributes: { label: 'Install updates at night', name: 'updates', checked: '', hint: 'Between 1 and 4 o’clock.' },
  look: { label: 'Install updates at night', checked: '' },
  markup: '<rmm-switch label="Install updates at night" name="updates" checked></rmm-switch>',
  states: [
    { name: 'Off', attributes: { label: 'Install updates at night', name: 'updates' } },
    { name: 'Required', attributes: { label: 'I have a backup', name: 'backup', required: '' } },
    { name: 'Wrong', attributes: { label: 'Maintenance', error: 'Somebody is working on this device.' } },
    { name: 'Disabled', attributes: { label: 'Maintenance', disabled: '' } },
    { name: 'Disabled, on', attributes: { label: 'Maintenance', checked: '', disabled: '' } },
    { name: 'Read only', attributes: { label: 'Maintenance', checked: '', readonly: '' } },
  ],
};
