import { type ElementDefinition, errorEvent, event, method, tagName, text } from '../../host/element-definition.ts';

export interface BillChoice {
  /** Id of the organization. */
  readonly clientId: string;
  /** `2026-10`; missing: the last month that has time entries. */
  readonly month?: string;
}

export const productBillDefinition = {
  tag: tagName('product-bill'),
  attributes: { clientId: text(), month: text() },
  properties: {},
  events: { 'rmm-bill-change': event<BillChoice>(), 'rmm-error': errorEvent },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
