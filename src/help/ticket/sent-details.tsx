import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../host/use-host.ts';
import { OpensInTab } from '../../ui/opens-in-tab.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { articleLink } from '../articles/article-link.ts';
import type { SentTicket } from '../panel/help-model.ts';
import { useTicketMessages } from './messages.ts';
import css from './sent-details.css';

/** Which ticket it became, where to follow it, and where its answers go. */
export function SentDetails({ id, url }: SentTicket) {
  useSignals();
  useThemedStyles(css);
  const t = useTicketMessages();
  const { configuration, element } = useHost();
  const email = configuration.value.currentUser?.email;
  const href = url === undefined ? undefined : articleLink(url, element.ownerDocument.baseURI);
  return (
    <p className="help-sent-details">
      {id !== undefined && <span>{t('sent.number', { id })}</span>}
      {email && <span>{t('sent.answers', { email })}</span>}
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('sent.follow')}
          <OpensInTab />
        </a>
      )}
    </p>
  );
}
