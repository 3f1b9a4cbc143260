import { errorEvent, tagName, text } from '../../host/element-definition.ts';

export const ticketStatusDefinition = {
  tag: tagName('ticket-status'),
  attributes: { status: text(), label: text() },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
} as const;
