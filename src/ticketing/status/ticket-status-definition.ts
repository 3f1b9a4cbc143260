import { errorEvent, text } from '../../host/element-definition.ts';

export const ticketStatusDefinition = {
  tag: 'rmm-ticket-status',
  attributes: { status: text(), label: text() },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
} as const;
