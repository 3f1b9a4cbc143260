import type { Sample } from './sample.ts';

const options = [
  { value: 'now', label: 'Now' },
  { value: 'tonight', label: 'Tonight', description: 'Between 1 and 4 o’clock' },
  { value: 'never', label: 'Never', disabled: true, tooltipText: 'The policy of this organization asks for a time.' },
  { value: 'wipe', label: 'Now, and erase the device', type: 'danger' },
];

const picture = (shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" fill="none" stroke="#6b7cc9" stroke-width="3">${shapes}</svg>`,
  )}`;
const device = '<rect x="8" y="8" width="36" height="26" rx="3"/><path d="M18 42h16"/>';
const cloud = '<path d="M20 38h26a9 9 0 0 0 2-18 14 14 0 0 0-27-3 11 11 0 0 0-1 21z"/>';

const cards = [
  { value: 'both', label: 'Cloud and device', description: 'Two copies', image: picture(device + cloud) },
  { value: 'cloud', label: 'Cloud', description: 'One copy, off site', image: picture(cloud) },
  { value: 'device', label: 'Device', description: 'Lost with the device', image: picture(device) },
];

export const radioGroupSample: Sample = {
  attributes: { label: 'Restart', name: 'restart', value: 'tonight' },
  look: { label: 'Restart', value: 'tonight' },
  markup: `<rmm-radio-group label="Restart" name="restart" value="tonight">
  <option value="now">Now</option>
  <option value="tonight" data-description="Between 1 and 4 o’clock">Tonight</option>
</rmm-radio-group>`,
  setUp: (element) => Object.assign(element, { options }),
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
