import { useSignals } from '@preact/signals-react/runtime';
import { useTicketMessages } from './messages.ts';
import type { TicketErrorCode, TicketField, TicketModel } from './ticket-types.ts';

/** What is wrong with a field, in words, once it may be shown. */
export function useTicketError(model: TicketModel, field: TicketField): string | undefined {
  useSignals();
  const t = useTicketMessages();
  const issue = model.form.field(field).issue.value;
  return issue && t(`errors.${issue.code as TicketErrorCode}`, { limit: issue.limit ?? 0 });
}
