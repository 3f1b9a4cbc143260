import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isBusy } from '../../../base/resource/resource-state.ts';
import { useFormat, useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import type { EditorMode } from '../editor-types.ts';
import { createDraftKeeper, type DraftKeeper } from '../model/automation-draft.ts';
import type { DraftOffer } from '../model/automation-draft-kind.ts';
import type { AutomationSession } from '../model/automation-session.ts';
import { isSentAlike } from '../model/automation-values.ts';
import { useDraftMessages } from './draft-messages.ts';

export interface DraftNoticeProps {
  session: AutomationSession;
  mode: EditorMode;
  id: string | undefined;
  /** Told once it keeps what is changed. */
  onKeeper(keeper: DraftKeeper): void;
}

/** Keeps what is changed, and tells what was not saved the last time and what becomes of the same in other tabs. */
export function DraftNotice({ session, mode, id, onKeeper }: DraftNoticeProps) {
  useSignals();
  const { configuration } = useHost();
  const t = useDraftMessages();
  const box = useRef<HTMLDivElement>(null);
  const keeper = useModel(() => createDraftKeeper({ session, configuration, mode, id }));
  const tell = useEffectEvent(onKeeper);
  useEffect(() => tell(keeper), [keeper]);
  const offer = keeper.offer.value;
  const isSaved = keeper.isSavedElsewhere.value;
  if (!offer && !isSaved && !keeper.cannotKeep.value) return null;
  // The buttons go: whoever pressed one goes on where the rule is.
  const leave = () => {
    const dialog = box.current?.closest('dialog');
    dialog?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  return (
    <div ref={box} className="editor-notice">
      {isSaved && <SavedElsewhere keeper={keeper} session={session} onAnswered={leave} />}
      {offer && <Offer keeper={keeper} session={session} offer={offer} onAnswered={leave} />}
      {keeper.cannotKeep.value && <InlineAlert tone="warning">{t('cannotKeep')}</InlineAlert>}
    </div>
  );
}

interface NoticeProps {
  keeper: DraftKeeper;
  session: AutomationSession;
  onAnswered(): void;
}

/** By where it comes from: what takes it, what does not, and what is said then. */
const answers = {
  earlier: { take: 'restore', leave: 'discard', left: 'discarded' },
  here: { take: 'bringBack', leave: 'discard', left: 'discarded' },
  elsewhere: { take: 'useTheirs', leave: 'keepOwn', left: 'keptOwn' },
} as const;

function Offer({ keeper, session, offer, onAnswered }: NoticeProps & { offer: DraftOffer }) {
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
      {text} {from === 'earlier' && isChanged(session) && t('replaces')}
    </InlineAlert>
  );
}

function SavedElsewhere({ keeper, session, onAnswered }: NoticeProps) {
  useSignals();
  const t = useDraftMessages();
  const announce = useAnnounce();
  const state = session.reloaded.value;
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
  if (isChanged(session)) return <InlineAlert onDismiss={keeper.dismissSaved}>{t('savedToo')}</InlineAlert>;
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
              session.reload();
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

/** Reads signals. */
function isChanged({ editor, type }: AutomationSession): boolean {
  const { form } = editor.value ?? {};
  if (!form || type.value === undefined) return false;
  return !isSentAlike(form.initial.value, form.values.value, type.value);
}

const Answers = ({ children }: { children: ReactNode }) => <span className="editor-answers">{children}</span>;
