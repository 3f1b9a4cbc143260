/** Registers `<rmm-location-picker>`. The view, and React with it, comes when it is first opened. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { locationPickerDefinition } from './location-picker-definition.ts';

export type { DialogClose } from '../../ui/dialog-element/dialog-members.ts';
export type { ChosenLocation } from './location-picker-definition.ts';

export const LocationPickerElement = defineElement(
  locationPickerDefinition,
  async () => {
    const { LocationPickerElement: view } = await import('./location-picker-element.tsx');
    return { view };
  },
  { when: ({ open }) => open },
);
export type LocationPickerElement = ElementOf<typeof locationPickerDefinition>;
