import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormat, useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import type { EditorMode } from '../editor-types.ts';
import { createDraftKeeper, type DraftKeeper } from '../model/automation-draft.ts';
import type { AutomationSession } from '../model/automation-session.ts';

export interface DraftNoticeProps {
  session: AutomationSession;
  mode: EditorMode;
  id: string | undefined;
  /** Told once it keeps what is changed. */
  onKeeper(keeper: DraftKeeper): void;
}

/** Keeps what is changed, and offers what was not saved the last time. */
export function DraftNotice({ session, mode, id, onKeeper }: DraftNoticeProps) {
  useSignals();
  const { configuration } = useHost();
  const t = useEditorMessages();
  const format = useFormat();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const keeper = useModel(() => createDraftKeeper({ session, configuration, mode, id }));
  const tell = useEffectEvent(onKeeper);
  useEffect(() => tell(keeper), [keeper]);
  const offer = keeper.offer.value;

  if (!offer) {
    if (!keeper.cannotKeep.value) return null;
    return (
      <div className="editor-notice">
        <InlineAlert tone="warning">{t('draft.cannotKeep')}</InlineAlert>
      </div>
    );
  }
  const answer = (how: 'restore' | 'discard') => () => {
    // The buttons go: whoever pressed one goes on where the rule is.
    const tab = box.current?.closest('dialog')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    keeper[how]();
    announce(t(how === 'restore' ? 'draft.restored' : 'draft.discarded'));
    tab?.focus();
  };
  return (
    <div ref={box} className="editor-notice">
      <InlineAlert
        action={
          <span className="editor-answers">
            <Button size="small" onClick={answer('restore')}>
              {t('draft.restore')}
            </Button>
            <Button size="small" onClick={answer('discard')}>
              {t('draft.discard')}
            </Button>
          </span>
        }
      >
        {t(offer.isOutdated ? 'draft.outdated' : 'draft.found', { date: format.dateTime(offer.written) })}
      </InlineAlert>
    </div>
  );
}
