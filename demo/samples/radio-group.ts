import type { Sample } from './sample.ts';

const options = [
  { value: 'now', label: 'Now' },
  { value: 'tonight', label: 'Tonight', description: 'Between 1 and 4 o’clock' },
  { value: 'never', label: 'Never', disabled: true, tooltipText: 'Your organization’s policy requires a time.' },
  { value: 'wipe', label: 'Now, and erase the device', type: 'danger' },
];

const cards = [
  { value: 'both', label: 'Cloud and device', description: 'Two copies', image: '/media/cloud-and-device.svg' },
  { value: 'cloud', label: 'Cloud', description: 'One copy, off site', image: '/media/cloud.svg' },
  { value: 'device', label: 'Device', description: 'Lost with the device', image: '/media/device.svg' },
];

export const radioGroupSample: Sample = {
  attributes: { label: 'Restart', name: 'restart', value: 'tonight' },
  look: { label: 'Restart', value: 'tonight' },
  markup: `<rmm-radio-group label="Restart" name="restart" value="tonight">
  <option value="now">Now</option>
  <option value="tonight" data-description="Between 1 and 4 o’clock">Tonight</option>
</rmm-radio-group>`,
  setUp: (element) => Object.assign(element, { options }),
  example: { properties: { options: options.slice(0, 2) } },
  states: [
    {
      name: 'Cards',
      attributes: { label: 'Destination', name: 'destination', value: 'both' },
      setUp: (element) => Object.assign(element, { options: cards }),
    },
    { name: 'In a line', attributes: { label: 'Restart', name: 'restart', arrangement: 'row' } },
    { name: 'Required', attributes: { label: 'Restart', name: 'restart', required: '' } },
    { name: 'Wrong', attributes: { label: 'Restart', value: 'now', error: 'Somebody is working on this device.' } },
    { name: 'Disabled', attributes: { label: 'Restart', value: 'now', disabled: '' } },
    { name: 'Read only', attributes: { label: 'Restart', value: 'now', readonly: '' } },
  ],
};
