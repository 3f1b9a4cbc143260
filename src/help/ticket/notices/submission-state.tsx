import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { fold } from '../../../base/fold.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import type { TicketModel } from '../ticket-types.ts';
import { type TranslateNotice, useNoticeMessages } from './messages.ts';
import { SubmissionProblem } from './submission-problem.tsx';

/** How far the sending is, or why it ended. */
export function SubmissionState({ model }: { model: TicketModel }) {
  useSignals();
  const t = useNoticeMessages();
  const announce = useAnnounce();
  const submission = model.submission.value;
  const words = progressWords(model, t);
  useEffect(() => {
    if (words !== undefined) announce(words);
  }, [words, announce]);
  if (submission.is === 'waiting') return <InlineAlert>{words}</InlineAlert>;
  if (submission.is === 'failed') return <SubmissionProblem problem={submission.problem} />;
  return words === undefined ? null : <ProgressBar label={words} size="small" value={shareOf(model)} valueText="" />;
}

function progressWords({ submission, files }: TicketModel, t: TranslateNotice): string | undefined {
  const now = submission.value;
  switch (now.is) {
    case 'uploading': {
      const items = files.items.value;
      const done = items.filter(({ state }) => state.kind === 'done').length + now.extraDone;
      const count = items.length + now.extra.length;
      return count === 0 ? t('submit.creating') : t('submit.uploading', { done, count });
    }
    case 'checking':
      return t('submit.checking');
    case 'creating':
      return t('submit.creating');
    case 'waiting':
      return t('submit.waiting');
    default:
      return undefined;
  }
}

/** In percent, by the sizes of the files; `undefined` where nobody knows. */
function shareOf({ submission, files }: TicketModel): number | undefined {
  const now = submission.value;
  if (now.is !== 'uploading') return undefined;
  const items = files.items.value;
  const sizeOf = (extra: readonly File[]) => fold(extra, (sum, { size }) => sum + size, 0);
  const whole = fold(items, (sum, { file }) => sum + file.size, sizeOf(now.extra));
  const sent = fold(
    items,
    (sum, { file, state }) => {
      if (state.kind === 'done') return sum + file.size;
      return sum + (state.kind === 'uploading' ? (state.progress ?? 0) * file.size : 0);
    },
    sizeOf(now.extra.slice(0, now.extraDone)),
  );
  return whole === 0 ? undefined : (sent / whole) * 100;
}
