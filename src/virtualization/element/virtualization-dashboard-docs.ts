import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { virtualizationDashboardDefinition } from './virtualization-dashboard-definition.ts';

export const virtualizationDashboardDocs: DocsOf<typeof virtualizationDashboardDefinition> = {
  summary:
    'Hosts of virtual machines: what they use, what their sensors read, their guests, and the guests’ snapshots as a tree',
  room: { '': 'block-size: var(--rmm-virtualization-dashboard-height, 720px)' },
  attributes: {
    hostId: 'The host that is shown. Without it, all hosts are listed, or the only one is shown',
    guestId: 'The guest of that host that is shown in its place',
  },
  events: {
    'rmm-navigate': {
      detail: 'VirtualizationPlace',
      description:
        'Somebody goes to a host, to one of its guests or back to the list. Prevented, `hostId` and `guestId` stay: the page goes there itself',
    },
    'rmm-virtualization-changed': {
      detail: 'VirtualizationChange',
      description: 'The server has changed a guest’s power, a snapshot or somebody’s details, as was asked for here',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Asks the server at once; it is asked every few seconds in any case',
    },
  },
  cssProperties: {
    '--rmm-virtualization-dashboard-height': 'Height of the element where its container gives none; default 720px',
  },
};
