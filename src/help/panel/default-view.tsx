import { useSignals } from '@preact/signals-react/runtime';
import { useHost, useMessages } from '../../host/use-host.ts';
import { late, Nothing } from '../../ui/late.tsx';
import { Articles } from '../articles/articles.tsx';
import { helpMessages } from '../help-messages.ts';
import { HelpEntry } from './help-entry.tsx';
import type { HelpModel } from './help-model.ts';

const Academy = late(async () => (await import('./academy.tsx')).Academy, Nothing);

/** Comes with the form that sent it. */
const Sent = late(async () => (await import('./ticket-sent.tsx')).TicketSent, Nothing);

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
