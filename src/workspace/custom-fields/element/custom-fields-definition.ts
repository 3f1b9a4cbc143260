import { type ElementDefinition, errorEvent, event, method } from '../../../host/element-definition.ts';

export interface CustomFieldsChange {
  /** The name of the call that changed one: `createCustomField`, `updateCustomField` or `deleteCustomField`. */
  readonly call: string;
  readonly id: string;
}

export const customFieldsDefinition = {
  tag: 'rmm-custom-fields',
  attributes: {},
  properties: {},
  events: {
    'rmm-custom-fields-changed': event<CustomFieldsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
