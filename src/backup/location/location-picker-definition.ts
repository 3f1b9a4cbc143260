import { type ElementDefinition, event, tagName, text } from '../../host/element-definition.ts';
import { dialogAttributes, dialogEvents, dialogMethods } from '../recovery/dialog-members.ts';

export interface ChosenLocation {
  nodeId: number;
  /** As the device writes it. */
  path: string;
}

export const locationPickerDefinition = {
  tag: tagName('location-picker'),
  attributes: {
    ...dialogAttributes,
    path: text(),
  },
  properties: {},
  events: {
    ...dialogEvents,
    'rmm-location-request': event<ChosenLocation>('cancelable'),
    'rmm-location-chosen': event<ChosenLocation>(),
  },
  methods: dialogMethods,
} as const satisfies ElementDefinition;
