import { type ElementDefinition, errorEvent, event, method, tagName } from '../../../host/element-definition.ts';

export interface CredentialsChange {
  /** The name of the call that changed one: `createCredential`, `updateCredential` or `deleteCredential`. */
  readonly call: string;
  readonly id: string;
}

export const credentialsDefinition = {
  tag: tagName('credentials'),
  attributes: {},
  properties: {},
  events: {
    'rmm-credentials-changed': event<CredentialsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
