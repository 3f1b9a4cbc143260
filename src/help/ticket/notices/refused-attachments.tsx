import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';
import css from './notices.css';
import { refusalTexts } from './refusal-texts.ts';

export function RefusedAttachments({ model: { files } }: { model: TicketModel }) {
  useSignals();
  useThemedStyles(css);
  const t = useNoticeMessages();
  const tTicket = useTicketMessages();
  const refusals = files.refusals.value;
  const box = useRef<HTMLDivElement>(null);
  // It may stand below the edge at which somebody pressed the button.
  useEffect(() => {
    if (refusals.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  if (refusals.length === 0) return null;
  return (
    <div ref={box}>
      <InlineAlert
        tone="danger"
        action={<IconButton icon={CloseIcon} label={t('files.dismiss')} onClick={() => files.dismissRefusals()} />}
      >
        <ul className="ticket-refused">
          {refusalTexts(refusals, t, tTicket).map(({ text, names }) => (
            <li key={text}>
              {text}
              {names && <span className="ticket-refused-names">{t('files.refused', { names: names.join(', ') })}</span>}
            </li>
          ))}
        </ul>
      </InlineAlert>
    </div>
  );
}
