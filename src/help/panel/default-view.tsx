import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { SuccessIcon } from '../../ui/icon/later-icons.tsx';
import { late, Nothing } from '../../ui/late.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { Articles } from '../articles/articles.tsx';
import { helpMessages } from '../help-messages.ts';
import { HelpEntry } from './help-entry.tsx';
import type { HelpModel, SentTicket } from './help-model.ts';

const SentDetails = late(async () => (await import('../ticket/sent-details.tsx')).SentDetails, Nothing);
const Academy = late(async () => (await import('./academy.tsx')).Academy, Nothing);

/** More would push what else there is out of sight. */
const suggestionLimit = 8;

/** Suggestions for where the user is, and the ways on. */
export function DefaultView({ model }: { model: HelpModel }) {
  useSignals();
  const t = useMessages(helpMessages);
  const { configuration } = useHost();
  return (
    <>
      {model.wasTicketSent.value && <Sent ticket={model.sentTicket.value} />}
      <section className="help-section">
        <h3 className="help-caption">{t('suggested')}</h3>
        <Articles model={model.suggested} label={t('suggested')} maximum={suggestionLimit} />
      </section>
      <section className="help-ways">
        {configuration.value.featureFlags.ninja_academy && <Academy />}
        <HelpEntry title={t('contact')} text={t('contactHint')} onPress={() => model.show('submitHelpTicket')} />
      </section>
    </>
  );
}

function Sent({ ticket }: { ticket: SentTicket | undefined }) {
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
