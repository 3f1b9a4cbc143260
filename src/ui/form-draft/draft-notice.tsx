import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBusy } from '../../base/resource/resource-state.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { useDraftMessages } from './draft-messages.ts';
import css from './draft-notice.css';
import type { KeptForm } from './draft-subject.ts';
import type { DraftOffer, KeptChanges } from './kept-changes.ts';

export interface DraftNoticeProps<Values extends object, Kept extends KeptChanges<Values>>
  extends KeptForm<Values, Kept> {
  /** Of what is around it where there is something to tell. */
  className?: string | undefined;
  /** Told once it keeps what is changed. */
  onKeeper(keeper: DraftKeeper): void;
  /** What was kept has been looked for: whatever there is to tell is told now. */
  onRead(): void;
}

/** What the notices ask of what is edited. */
type Subject = Pick<KeptForm<object, KeptChanges<object>>['subject'], 'reload' | 'reloaded'> & {
  /** Reads signals. */
  isChanged(): boolean;
};

/** Keeps what is changed, and tells what was not saved the last time and what becomes of the same in other tabs. */
export function DraftNotice<Values extends object, Kept extends KeptChanges<Values>>({
  subject: edited,
  isShared,
  openStore,
  className = '',
  onKeeper,
  onRead,
}: DraftNoticeProps<Values, Kept>) {
  useSignals();
  useThemedStyles(css);
  const { configuration } = useHost();
  const t = useDraftMessages();
  const box = useRef<HTMLDivElement>(null);
  const keeper = useModel(() => createDraftKeeper({ subject: edited, configuration, isShared, openStore }));
  const subject: Subject = {
    reload: edited.reload,
    reloaded: edited.reloaded,
    isChanged() {
      const form = edited.form();
      return form !== undefined && !edited.isAlike(form.initial.value, form.values.value);
    },
  };
  const tell = useEffectEvent(onKeeper);
  useEffect(() => tell(keeper), [keeper]);
  const read = useEffectEvent(onRead);
  const hasRead = keeper.hasRead.value;
  useEffect(() => {
    if (hasRead) read();
  }, [hasRead]);
  const offer = keeper.offer.value;
  const isSaved = keeper.isSavedElsewhere.value;
  if (!offer && !isSaved && !keeper.cannotKeep.value) return null;
  // The buttons go: whoever pressed one goes on where the rule is.
  const leave = () => {
    const around = box.current?.closest('form, dialog');
    around?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <div ref={box} className={`draft-notice ${className}`}>
      {isSaved && <SavedElsewhere keeper={keeper} subject={subject} onAnswered={leave} />}
      {offer && <Offer keeper={keeper} subject={subject} offer={offer} onAnswered={leave} />}
      {keeper.cannotKeep.value && <InlineAlert tone="warning">{t('cannotKeep')}</InlineAlert>}
    </div>
  );
}

interface NoticeProps {
  keeper: DraftKeeper;
  subject: Subject;
  onAnswered(): void;
}

/** By where it comes from: what takes it, what does not, and what is said then. */
const answers = {
  earlier: { take: 'restore', leave: 'discard', left: 'discarded' },
  here: { take: 'bringBack', leave: 'discard', left: 'discarded' },
  elsewhere: { take: 'useTheirs', leave: 'keepOwn', left: 'keptOwn' },
} as const;

function Offer({ keeper, subject, offer, onAnswered }: NoticeProps & { offer: DraftOffer }) {
  useSignals();
  const t = useDraftMessages();
  const format = useFormat();
  const announce = useAnnounce();
  const { from, written, isOutdated } = offer;
  const { take, leave, left } = answers[from];
  const answer = (how: 'restore' | 'discard') => () => {
    keeper[how]();
    announce(t(how === 'restore' ? 'restored' : left));
    onAnswered();
  };
  const text = from === 'earlier' ? t(isOutdated ? 'outdated' : 'found', { date: format.dateTime(written) }) : t(from);
  return (
    <InlineAlert
      tone={from === 'elsewhere' ? 'warning' : 'info'}
      action={
        <Answers>
          <Button size="small" onClick={answer('restore')}>
            {t(take)}
          </Button>
          <Button size="small" onClick={answer('discard')}>
            {t(leave)}
          </Button>
        </Answers>
      }
    >
      {text} {from === 'earlier' && subject.isChanged() && t('replaces')}
    </InlineAlert>
  );
}

function SavedElsewhere({ keeper, subject, onAnswered }: NoticeProps) {
  useSignals();
  const t = useDraftMessages();
  const announce = useAnnounce();
  const state = subject.reloaded.value;
  // What came of another time is no news.
  const [isAsked, setAsked] = useState(false);
  const isLoaded = isAsked && state.status === 'ready';
  const loaded = useEffectEvent(() => {
    keeper.dismissSaved();
    announce(t('loaded'));
    onAnswered();
  });
  useEffect(() => {
    if (isLoaded) loaded();
  }, [isLoaded]);
  // What is typed here is compared with what was saved as this is saved.
  if (subject.isChanged()) return <InlineAlert onDismiss={keeper.dismissSaved}>{t('savedToo')}</InlineAlert>;
  const hasFailed = isAsked && state.status === 'failed';
  return (
    <InlineAlert
      tone={hasFailed ? 'danger' : 'info'}
      action={
        <Answers>
          <Button
            size="small"
            busy={isBusy(state)}
            onClick={() => {
              setAsked(true);
              subject.reload();
            }}
          >
            {t(hasFailed ? 'retry' : 'load')}
          </Button>
        </Answers>
      }
    >
      {t(hasFailed ? 'loadFailed' : 'saved')}
    </InlineAlert>
  );
}

const Answers = ({ children }: { children: ReactNode }) => <span className="draft-answers">{children}</span>;
