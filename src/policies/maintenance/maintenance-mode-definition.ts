import type { MaintenanceMode } from '../../console/policies/maintenance-mode-slice.ts';
import { type ElementDefinition, errorEvent, event, method, tagName, text } from '../../host/element-definition.ts';

/** What is about to be sent, or was done. */
export type MaintenanceChange =
  | { readonly action: 'start'; readonly nodeId: string; readonly mode: MaintenanceMode }
  | { readonly action: 'extend'; readonly nodeId: string; readonly seconds: number }
  | { readonly action: 'end'; readonly nodeId: string };

export const maintenanceModeDefinition = {
  tag: tagName('maintenance-mode'),
  attributes: { nodeId: text() },
  properties: {},
  events: {
    'rmm-maintenance-request': event<MaintenanceChange>('cancelable'),
    'rmm-maintenance-changed': event<MaintenanceChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
