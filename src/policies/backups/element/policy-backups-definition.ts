import { type ElementDefinition, errorEvent, event, method, text } from '../../../host/element-definition.ts';
import type { PolicyOpening, PolicySave } from '../../editing/policy-events.ts';

export const policyBackupsDefinition = {
  tag: 'rmm-policy-backups',
  attributes: { policyId: text() },
  properties: {},
  events: {
    'rmm-policy-open': event<PolicyOpening>('cancelable'),
    'rmm-policy-saved': event<PolicySave>(),
    'rmm-error': errorEvent,
  },
  methods: {
    save: method<() => Promise<boolean>>(),
    discard: method<() => void>(),
    isDirty: method<() => boolean>(),
    refresh: method<() => void>(),
  },
} as const satisfies ElementDefinition;
