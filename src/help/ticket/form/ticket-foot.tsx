import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useUiMessages } from '../../../ui/messages.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useWanted } from '../../../ui/use-wanted.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';

export interface TicketFootProps {
  model: TicketModel;
  onSubmit(): void;
}

/** Stays in sight: what is wrong with the sending, how far it is, and the buttons. */
export function TicketFoot({ model, onSubmit }: TicketFootProps) {
  useSignals();
  const t = useTicketMessages();
  const tUi = useUiMessages();
  const announce = useAnnounce();
  const foot = useRef<HTMLDivElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const submission = model.submission.value;
  const isSubmitting = model.isSubmitting.value;
  const { View: SubmissionState, want } = useWanted(
    async () => (await import('../notices/notices.ts')).SubmissionState,
  );
  const isWanted = submission.is !== 'idle';
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  useKeptFocus(foot, () => send.current);

  return (
    <div ref={foot} className="ticket-foot">
      {SubmissionState ? (
        <SubmissionState model={model} />
      ) : (
        // Its words may not come for the same reason for which the ticket was not sent.
        submission.is === 'failed' && <p role="alert">{t('submit.failed')}</p>
      )}
      <div className="ticket-foot-buttons">
        {isSubmitting && (
          <Button
            onClick={() => {
              model.cancel();
              announce(t('submit.cancelled'));
            }}
          >
            {tUi('cancel')}
          </Button>
        )}
        <Button ref={send} variant="primary" busy={isSubmitting} onClick={onSubmit}>
          {t('submit.send')}
        </Button>
      </div>
    </div>
  );
}
