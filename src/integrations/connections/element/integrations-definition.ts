import {
  type ElementDefinition,
  errorEvent,
  event,
  method,
  property,
  tagName,
} from '../../../host/element-definition.ts';
import type { IntegrationKind } from '../../integration-kinds.ts';

/** A page of the host's that belongs to an integration, such as the mappings of a provider. */
export interface IntegrationLink {
  readonly integration: IntegrationKind;
  readonly label: string;
  /** Such as `#/integrations/first/companies`. */
  readonly href: string;
}

export interface IntegrationsChange {
  /** The name of the call: `saveIntegration`, `removeIntegration` or `setTicketingType`. */
  readonly call: string;
  readonly integration: IntegrationKind;
}

export const integrationsDefinition = {
  tag: tagName('integrations'),
  attributes: {},
  properties: { links: property<readonly IntegrationLink[] | undefined>() },
  events: {
    'rmm-integrations-changed': event<IntegrationsChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
