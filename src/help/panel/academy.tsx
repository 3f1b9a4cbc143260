import { useState } from 'react';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { ForwardIcon } from '../../ui/icon/later-icons.tsx';
import { OpensInTab } from '../../ui/opens-in-tab.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { academyMessages } from './academy-messages.ts';
import { HelpEntry } from './help-entry.tsx';

/** Opens the academy, signed in (spec 000 §7); only with the flag `ninja_academy`. */
export function Academy() {
  const { client, element, report } = useHost();
  const t = useMessages(academyMessages);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const open = async () => {
    if (state === 'busy') return;
    // At once, within the press: after the call a browser takes it for an advertisement.
    const tab = element.ownerDocument.defaultView?.open('', '_blank');
    // The academy may not reach this page by `window.opener`.
    if (tab) tab.opener = null;
    setState('busy');
    try {
      const { readAcademyLogin } = await fetchCode(() => import('../contract.ts'));
      const { absoluteLoginUrl } = await client.call(readAcademyLogin, { params: {} });
      const { protocol, href } = new URL(absoluteLoginUrl);
      if (!/^https?:$/.test(protocol) || !tab) throw new Error(`The academy can’t be opened at ${protocol}`);
      tab.location.replace(href);
      setState('idle');
    } catch (error) {
      tab?.close();
      report(error);
      setState('failed');
    }
  };

  return (
    <>
      <HelpEntry title={t('title')} text={t('hint')} isBusy={state === 'busy'} onPress={open}>
        {state === 'busy' ? <Spinner /> : <ForwardIcon />}
        <OpensInTab />
      </HelpEntry>
      {state === 'failed' && (
        <p style={{ color: 'var(--red-text)' }} role="alert">
          {t('failed')}
        </p>
      )}
    </>
  );
}
