/** Registers `<rmm-location-picker>`. The view, and React with it, comes when it is first opened. */
import { locationPickerDefinition } from '../src/backup/location/location-picker-definition.ts';
import { defineElement } from '../src/host/define-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { ChosenLocation } from '../src/backup/location/location-picker-definition.ts';

export const LocationPickerElement = defineElement(
  locationPickerDefinition,
  async () => {
    const { LocationPickerElement: view } = await import('../src/backup/location/location-picker-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type LocationPickerElement = ElementOf<typeof locationPickerDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-location-picker': LocationPickerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-location-picker': ReactProps<typeof locationPickerDefinition>;
    }
  }
}
