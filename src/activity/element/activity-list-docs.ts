import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { activityListDefinition } from './activity-list-definition.ts';

export const activityListDocs: DocsOf<typeof activityListDefinition> = {
  summary: 'Who did what and when, the latest first by day: found by name, person, area and period, and as a file',
  room: { '': 'block-size: var(--rmm-activity-list-height, 640px)' },
  attributes: {
    nodeId: 'Shows what concerned this device only',
    organizationId: 'Shows what concerned this organization only, with its devices',
  },
  properties: {
    linkOf: {
      type: '((target: ActivityTarget) => string | undefined) | undefined',
      description:
        'The address of what an activity was about; its name is a link then. Undefined, or an address that is not HTTP, is none',
    },
  },
  events: {
    'rmm-activity-open': {
      detail: 'ActivityTarget',
      description:
        'Somebody follows the link of what an activity was about. Prevented, the browser goes nowhere: the page does it, or not',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Shows what was done meanwhile; what is new is counted every few seconds in any case',
    },
  },
  cssProperties: {
    '--rmm-activity-list-height': 'Height of the element where its container gives none; default 640px',
  },
};
