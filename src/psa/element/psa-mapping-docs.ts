import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { psaMappingDefinition } from './psa-mapping-definition.ts';

export const psaMappingDocs: DocsOf<typeof psaMappingDefinition> = {
  summary:
    'Maps organizations, locations, devices and products to those of a professional-services-automation provider',
  room: { '': 'block-size: var(--rmm-psa-mapping-height, 720px)' },
  attributes: {
    provider: 'Which of the two providers; required',
    page: 'Which page of it is shown; required. `accounts`, `roles` and `locations` are the second provider’s; `companies`, `configurations` and `products` the first’s; `sync` both have',
  },
  properties: {
    trail: {
      type: 'readonly TrailStep[] | undefined',
      description: 'What stands before the provider in the breadcrumb, such as the console’s list of integrations',
    },
  },
  events: {
    'rmm-navigate': {
      detail: 'PsaNavigation',
      description:
        'Another page of the provider was asked for. Prevented, `page` stays: the console goes there itself. Also when you changed `page` and the user stays, because something is unsaved there: then it names the page that is still shown',
    },
    'rmm-mapping-saved': {
      detail: 'PsaSave',
      description: 'Something was saved; what shows it elsewhere can be refreshed',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Reads the provider’s data anew, as Refresh provider data does',
    },
  },
  cssProperties: {
    '--rmm-psa-mapping-height': 'Height of the element where its container gives none; default 720px',
  },
};
