import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { pageFacts } from '../../diagnostics/page-facts.ts';
import type { HelpModel } from '../../panel/help-model.ts';
import type { helpPanelDefinition } from '../../panel/help-panel-definition.ts';
import { createTicketModel } from '../model/ticket-model.ts';
import { TicketForm } from './ticket-form.tsx';

/** The ticket of a panel: lives as long as the panel does, so that sending goes on while somebody reads an article. */
export function TicketView({ model }: { model: HelpModel }) {
  useSignals();
  const { client, configuration, element, report, emit, request } = useHost<typeof helpPanelDefinition>();
  const ticket = useModel(() =>
    createTicketModel({
      client,
      configuration,
      report,
      // Where the page says that the user is, for those whose routes are not in the hash.
      describePage: () => pageFacts(configuration.peek(), element.getAttribute('route') ?? undefined),
      onSubmitRequest: (order) => request('rmm-ticket-submit', order),
      onCreated(created, waited) {
        model.keepSent({ id: created.ticketId, url: created.ticketUrl });
        emit('rmm-ticket-created', created);
        if (waited) model.ticketSent();
      },
    }),
  );
  const isPrefilled = model.prefill.value !== undefined;
  useEffect(() => {
    const prefill = isPrefilled ? model.takePrefill() : undefined;
    if (prefill) ticket.prefill(prefill);
  }, [isPrefilled, model, ticket]);
  return <TicketForm model={ticket} onDone={() => model.ticketSent()} />;
}
