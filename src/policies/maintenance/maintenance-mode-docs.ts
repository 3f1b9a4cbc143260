import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { maintenanceModeDefinition } from './maintenance-mode-definition.ts';

export const maintenanceModeDocs: DocsOf<typeof maintenanceModeDefinition> = {
  summary: 'Starts, extends and ends the maintenance of a device, during which nothing runs on it by itself',
  attributes: { nodeId: 'Id of the device; required' },
  events: {
    'rmm-maintenance-request': {
      detail: 'MaintenanceChange',
      description:
        'Maintenance is about to be started, extended or ended. Prevented, nothing is sent: the page does it, or not',
    },
    'rmm-maintenance-changed': {
      detail: 'MaintenanceChange',
      description: 'Maintenance was started, extended or ended, as somebody asked for it here',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Asks the server at once; it is asked every few seconds in any case',
    },
  },
};
