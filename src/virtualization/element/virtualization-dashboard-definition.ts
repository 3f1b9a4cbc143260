import { type ElementDefinition, errorEvent, event, method, tagName, text } from '../../host/element-definition.ts';
import type { VirtualizationChange, VirtualizationPlace } from '../virtualization-change.ts';

export const virtualizationDashboardDefinition = {
  tag: tagName('virtualization-dashboard'),
  attributes: { hostId: text(), guestId: text() },
  properties: {},
  events: {
    'rmm-navigate': event<VirtualizationPlace>('cancelable'),
    'rmm-virtualization-changed': event<VirtualizationChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
