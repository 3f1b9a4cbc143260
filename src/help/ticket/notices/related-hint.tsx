import { useTicketMessages } from '../messages.ts';

/** Stands where articles will. */
export function RelatedHint() {
  const t = useTicketMessages();
  return <span className="ticket-related-hint">{t('relatedHint')}</span>;
}
