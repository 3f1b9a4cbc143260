import { useSignals } from '@preact/signals-react/runtime';
import { ticketBodyLimit } from '../ticket-terms.ts';
import { useTicketMessages } from './messages.ts';
import type { TicketField, TicketModel } from './ticket-types.ts';

/** What is wrong with a field, in words, once it may be shown. */
export function useTicketErrors(model: TicketModel): (field: TicketField) => string | undefined {
  useSignals();
  const t = useTicketMessages();
  const errors = model.shownErrors.value;
  return (field) => {
    const code = errors.get(field);
    return code && t(`errors.${code}`, { limit: ticketBodyLimit });
  };
}
