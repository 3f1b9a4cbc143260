import type { Sample } from './sample.ts';

export const colorPickerSample: Sample = {
  attributes: { label: 'Brand color', name: 'color', value: '#3451d1', hint: 'Shown on buttons and links.' },
  look: { label: 'Brand color', value: '#3451d1', variant: 'popover' },
  markup: '<rmm-color-picker label="Brand color" name="color" value="#3451d1"></rmm-color-picker>',
  states: [
    { name: 'Button', attributes: { label: 'Brand color', value: '#e8590c', variant: 'popover' } },
    { name: 'Empty and required', attributes: { label: 'Brand color', required: '' } },
    { name: 'No color', attributes: { label: 'Brand color', value: '#12', error: 'Choose a brand color.' } },
    { name: 'Disabled', attributes: { label: 'Brand color', value: '#8a5a3b', disabled: '' } },
    { name: 'Read only', attributes: { label: 'Brand color', value: '#2f9e44', readonly: '' } },
    {
      name: 'Recent colors and custom presets',
      attributes: { label: 'Brand color', value: '#0f766e' },
      setUp(element) {
        Object.assign(element, {
          swatches: ['#0f766e', '#115e59', '#134e4a', '#99f6e4', '#ccfbf1'].map((value) => ({ value })),
          recent: ['#aabbcc', 'rebeccapurple', 'rgb(1, 200, 90)'],
        });
      },
    },
  ],
};
