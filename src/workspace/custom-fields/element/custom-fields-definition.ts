import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  method,
  tagName,
  text,
} from '../../../host/element-definition.ts';

export interface CustomFieldsChange {
  /** The name of the call: `createCustomField`, `updateCustomField`, `deleteCustomField` or `saveCustomFieldValues`. */
  readonly call: string;
  /** Of the field, or of what has the values. */
  readonly id: string;
}

export const customFieldsDefinition = {
  tag: tagName('custom-fields'),
  attributes: { scope: choice(['organization', 'location', 'node', 'end_user']), recordId: text() },
  properties: {},
  events: {
    'rmm-custom-fields-changed': event<CustomFieldsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
