import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { productBillDefinition } from './product-bill-definition.ts';

export const productBillDocs: DocsOf<typeof productBillDefinition> = {
  summary: 'What a month costs an organization: each line with the rule that made it, and what it counts',
  room: { '': 'max-inline-size: 1080px' },
  attributes: {
    clientId: 'Id of the organization; without one somebody is asked to choose it',
    month: 'Such as `2026-10`; without one it is the last month that has time entries',
  },
  events: {
    'rmm-bill-change': {
      detail: 'BillChoice',
      description: 'Somebody chose another organization or month; the attributes are that already',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Asks anew what the month costs, such as after a product was saved',
    },
  },
};
