import { computed, effect, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { EndpointResponse } from '../../../host/http/endpoint.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { readTicketingConfiguration } from '../../contract.ts';
import type { TicketAttribute } from '../../terms/ticket.ts';

export interface NumericMaximumOptions {
  readonly client: HttpClient;
  /** Once they are known. Reads signals. */
  attributes(): readonly TicketAttribute[] | undefined;
  /** Of the page's configuration, which goes before the server's. Reads signals. */
  ofPage?: (() => number | undefined) | undefined;
}

/**
 * The greatest number that a condition may compare a numeric attribute with, as it is configured. Nobody waits for it: a
 * greater one is refused by the server as well, which says so. In a model. Source: spec 001 §5.2.
 */
export function configuredNumericMaximum({
  client,
  attributes,
  ofPage,
}: NumericMaximumOptions): ReadonlySignal<number | undefined> {
  const configuration = createResource<void, EndpointResponse<typeof readTicketingConfiguration>>({
    read: (_, signal) => client.call(readTicketingConfiguration, { params: {} }, { signal }),
  });
  effect(() => {
    const isCompared = attributes()?.some(({ attributeType }) => attributeType === 'NUMERIC');
    if (isCompared && configuration.state.peek().status === 'idle') configuration.ask();
  });
  return computed(() => ofPage?.() ?? valueIn(configuration.state.value)?.numericMaximum ?? undefined);
}
