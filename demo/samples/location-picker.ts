import type { LocationPickerElement } from '../../elements/location-picker.ts';
import type { Sample } from './sample.ts';

export const locationPickerSample: Sample = {
  attributes: { 'node-id': '1' },
  isSmall: true,
  markup: '<rmm-location-picker node-id="2" path="C:\\Users" open></rmm-location-picker>',
  states: [
    { name: 'Open', setUp: at(1) },
    { name: 'Server with drives', setUp: at(2) },
    { name: 'Opens in a folder', setUp: at(2, 'C:\\Users\\ayumi\\Documents\\Letters') },
    { name: 'Missing folder', setUp: at(2, 'D:\\Shares\\Common\\2019\\March') },
    { name: 'More than one page', setUp: at(1, '/Customers') },
    { name: 'Offline device', setUp: at(5) },
  ],
};

function at(nodeId: number, path?: string): (element: HTMLElement) => void {
  return (element) => void Object.assign(element as LocationPickerElement, { nodeId, path, open: true });
}
