/** What elements of a part of a policy have in common, for pages as for their views. */
import { errorEvent, event, method, text } from '../../host/element-definition.ts';
import type { PolicyOpening, PolicySave } from '../editing/policy-events.ts';

export const partMembers = {
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
} as const;

/** Of any of them. */
export type PartDefinition = typeof partMembers & { readonly tag: `rmm-${string}` };
