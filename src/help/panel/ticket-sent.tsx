import { useEffect } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { SuccessIcon } from '../../ui/icon/later-icons.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { helpMessages } from '../help-messages.ts';
import { SentDetails } from '../ticket/sent-details.tsx';
import type { SentTicket } from './help-model.ts';
import css from './ticket-sent.css';

/** Said on the first view, to which a ticket leads once it is sent. */
export function TicketSent({ ticket }: { ticket: SentTicket | undefined }) {
  useThemedStyles(css);
  const t = useMessages(helpMessages);
  const announce = useAnnounce();
  const text = t('ticketSent');
  useEffect(() => announce(text), [announce, text]);
  return (
    <div className="help-sent">
      <SuccessIcon />
      <div>
        <p part="notice">{text}</p>
        {ticket && <SentDetails {...ticket} />}
      </div>
    </div>
  );
}
