/** Unmapped organizations one by one: a key maps the proposal and goes on. */

import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { useFailureText } from '../../../ui/form/use-failure-text.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { Provider } from '../../psa-terms.ts';
import { createReview, type Review } from '../model/review-model.ts';
import { useMatchWords } from '../words/match-words.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import css from './bench-dialog.css';
import type { BenchDialogProps } from './bench-dialogs.ts';
import { PreviewWait } from './preview-wait.tsx';

export interface ReviewDialogProps extends BenchDialogProps {
  /** The organization to begin with. */
  readonly from?: string | undefined;
}

const keys = { m: 'map', s: 'skip', r: 'refuse' } as const;
type Deed = (typeof keys)[keyof typeof keys];

export function ReviewDialog({ source, bench, from, onDone, onClose }: ReviewDialogProps) {
  useSignals();
  useThemedStyles(css);
  const tBench = useWorkbenchMessages();
  const locale = useLocale();
  const model = useModel(() => createReview({ source, bench, from, locale }));
  const error = useFailureText(model.failure.value);
  const [isEnding, setEnding] = useState(false);
  const state = model.state.value;
  const failedCount = model.failedCount.value;

  async function close(): Promise<void> {
    if (isEnding) return;
    setEnding(true);
    await model.finish();
    const count = model.mappedCount.peek();
    if (count > 0) onDone(tBench('autoMap.done', { count }));
    else onClose();
  }

  return (
    <Dialog
      title={tBench('review.title')}
      size="large"
      initialFocus="title"
      onClose={() => void close()}
      footer={
        <Button busy={isEnding} onClick={() => void close()}>
          {tBench('review.close')}
        </Button>
      }
    >
      <div className="bench-dialog">
        {failedCount > 0 && (
          <InlineAlert
            tone="danger"
            title={tBench('review.failed', { count: failedCount })}
            action={
              <Button size="small" onClick={model.saveAgain}>
                {tBench('review.saveAgain')}
              </Button>
            }
          >
            {error}
          </InlineAlert>
        )}
        {state.status === 'loading' && <PreviewWait progress={model.progress.value} />}
        {state.status === 'failed' && (
          <Failure error={state.error} title={tBench('autoMap.failed')} onRetry={model.retry} />
        )}
        {state.status === 'ready' &&
          (model.current.value ? <Proposal model={model} /> : <Ended model={model} provider={source.provider} />)}
      </div>
    </Dialog>
  );
}

/** Where there was nothing to begin with, that is said, and not that nothing was mapped. */
function Ended({ model, provider }: { model: Review; provider: Provider }) {
  useSignals();
  const tBench = useWorkbenchMessages();
  return model.total.value === 0 ? (
    <EmptyState title={tBench('autoMap.none')} text={tBench(`autoMap.noneText.${provider}`)} />
  ) : (
    <EmptyState title={tBench('review.all')} text={tBench('review.mapped', { count: model.mappedCount.value })} />
  );
}

function Proposal({ model }: { model: Review }) {
  useSignals();
  const tBench = useWorkbenchMessages();
  const words = useMatchWords();
  const announce = useAnnounce();
  const card = useRef<HTMLElement>(null);
  const item = model.current.value;
  const chosen = model.chosen.value;
  const clientId = item?.clientId;
  const number = model.seen.value + 1;
  const total = model.total.value;

  useEffect(() => {
    if (clientId !== undefined) card.current?.focus();
  }, [clientId]);
  if (!item || !chosen) return null;

  function act(deed: Deed): void {
    const [name, target] = [item?.clientName ?? '', chosen?.name ?? ''];
    model[deed]();
    const [following, proposal] = [model.current.peek(), model.chosen.peek()];
    const told = tBench(`review.told.${deed}`, { organization: name, target });
    const next =
      following && proposal
        ? tBench('review.next', {
            organization: following.clientName,
            target: proposal.name,
            score: words.score(proposal.score),
          })
        : tBench('review.all');
    announce(`${told} ${next}`);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const isOnCard = event.target === event.currentTarget;
    const deed = isOnCard && event.key === 'Enter' ? 'map' : keys[event.key.toLowerCase() as keyof typeof keys];
    if (deed) act(deed);
    else if (isOnCard && event.key === 'ArrowDown') model.step(1);
    else if (isOnCard && event.key === 'ArrowUp') model.step(-1);
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={card}
      className="bench-review"
      tabIndex={-1}
      aria-label={tBench('review.of', { organization: item.clientName, number, total })}
      onKeyDown={onKeyDown}
    >
      <p className="bench-dialog-text">{tBench('review.progress', { number, total })}</p>
      <h3 className="bench-review-name">
        <UntrustedText text={item.clientName} />
      </h3>
      <RadioGroup
        key={clientId}
        label={tBench('review.proposals')}
        value={chosen.id}
        options={model.candidates.value.map(({ id, name, score, reason }) => ({
          value: id,
          label: name,
          description: [words.score(score), words.reason(reason)].filter(Boolean).join(' · '),
        }))}
        onChange={(id) => model.choose(id)}
      />
      <div className="bench-review-buttons">
        {(['map', 'skip', 'refuse'] as const).map((deed) => (
          <span key={deed} className="bench-review-button">
            <Button
              variant={deed === 'map' ? 'primary' : 'secondary'}
              aria-keyshortcuts={keyOf[deed]}
              onClick={() => act(deed)}
            >
              {tBench(`review.${deed}`)}
            </Button>
            <kbd className="bench-review-key">{keyOf[deed]}</kbd>
          </span>
        ))}
      </div>
      <p className="bench-dialog-text">{tBench('review.hint')}</p>
    </section>
  );
}

const keyOf: Readonly<Record<Deed, string>> = { map: 'M', skip: 'S', refuse: 'R' };
