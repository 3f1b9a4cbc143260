import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  method,
  property,
  tagName,
} from '../../host/element-definition.ts';
import { type PsaPage, providerNames, psaPages } from '../psa-pages.ts';

/** A step of the way to the page, as the host's own breadcrumb would have it. */
export interface TrailStep {
  readonly label: string;
  /** Such as `#/administration/integrations`. */
  readonly href: string;
}

export interface PsaNavigation {
  readonly provider: (typeof providerNames)[number];
  /** What `page` becomes. */
  readonly page: PsaPage;
}

export interface PsaSave {
  readonly provider: (typeof providerNames)[number];
  /** The name of the call that saved it, such as `saveOrganizationMapping`. */
  readonly call: string;
}

export const psaMappingDefinition = {
  tag: tagName('psa-mapping'),
  attributes: { provider: choice(providerNames), page: choice(psaPages) },
  properties: { trail: property<readonly TrailStep[] | undefined>() },
  events: {
    'rmm-navigate': event<PsaNavigation>('cancelable'),
    'rmm-mapping-saved': event<PsaSave>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
