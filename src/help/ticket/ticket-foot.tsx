import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { late } from '../../ui/late.tsx';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { useUiMessages } from '../../ui/messages.ts';
import type { ProgressBarProps } from '../../ui/progress-bar/progress-bar.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useTicketMessages } from './messages.ts';
import { SubmissionProblem } from './submission-problem.tsx';
import type { TicketModel } from './ticket-types.ts';

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
  const words = useProgressWords(model);
  useKeptFocus(foot, () => send.current);
  useEffect(() => {
    if (words !== undefined) announce(words);
  }, [words, announce]);

  return (
    <div ref={foot} className="ticket-foot" part="panel-foot">
      {submission.is === 'failed' && <SubmissionProblem problem={submission.problem} />}
      {words !== undefined && <UploadProgress label={words} size="small" value={shareOf(model)} valueText="" />}
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

/** As high as the bar with its words. */
const ProgressPlace = ({ label }: ProgressBarProps) => <div className="ticket-progress-place">{label}</div>;
const UploadProgress = late<ProgressBarProps>(
  async () => (await import('../../ui/progress-bar/progress-bar.tsx')).ProgressBar,
  ProgressPlace,
);

function useProgressWords(model: TicketModel): string | undefined {
  useSignals();
  const t = useTicketMessages();
  const submission = model.submission.value;
  const items = model.files.items.value;
  switch (submission.is) {
    case 'uploading': {
      const done = items.filter(({ state }) => state.kind === 'done').length;
      return t('submit.uploading', { done, count: items.length });
    }
    case 'checking':
      return t('submit.checking');
    case 'creating':
      return t('submit.creating');
    default:
      return undefined;
  }
}

/** In percent, by the sizes of the files; `undefined` where nobody knows. */
function shareOf(model: TicketModel): number | undefined {
  if (model.submission.value.is !== 'uploading') return undefined;
  const items = model.files.items.value;
  const whole = items.reduce((sum, { file }) => sum + file.size, 0);
  const sent = items.reduce((sum, { file, state }) => {
    if (state.kind === 'done') return sum + file.size;
    return sum + (state.kind === 'uploading' ? (state.progress ?? 0) * file.size : 0);
  }, 0);
  return whole === 0 ? undefined : (sent / whole) * 100;
}
