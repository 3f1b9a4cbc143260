import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useFormat } from '../../../host/use-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ConfirmDialogProps } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';
import css from './notices.css';

export interface DraftNoticesProps {
  model: TicketModel;
  onDiscarded(): void;
}

/** What became of the draft: found again, changed elsewhere, or not kept at all. */
export function DraftNotices({ model, onDiscarded }: DraftNoticesProps) {
  useSignals();
  useThemedStyles(css);
  const t = useNoticeMessages();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const [seen, setSeen] = useState<number>();
  const draft = model.draft.value;
  if (draft === undefined || model.isSubmitting.value) return null;
  const { restoredFrom, cannotKeep, news } = draft;
  return (
    <>
      {news && (
        <InlineAlert
          tone="warning"
          action={
            <span className="ticket-answers">
              <Button size="small" onClick={() => model.answerNews('theirs')}>
                {t(news.is === 'sent' ? 'draft.startNew' : 'draft.theirs')}
              </Button>
              <Button size="small" onClick={() => model.answerNews('mine')}>
                {t('draft.mine')}
              </Button>
            </span>
          }
        >
          {t(news.is === 'sent' ? 'draft.sent' : 'draft.changed')}
        </InlineAlert>
      )}
      {!news && restoredFrom !== undefined && restoredFrom !== seen && (
        <InlineAlert
          action={
            <Button size="small" onClick={() => setAsked(true)}>
              {t('draft.discard')}
            </Button>
          }
          onDismiss={() => setSeen(restoredFrom)}
        >
          {t('draft.restored', { date: format.dateTime(restoredFrom) })}
        </InlineAlert>
      )}
      {cannotKeep && <p className="ticket-note">{t('draft.cannotKeep')}</p>}
      {isAsked && (
        <ConfirmDialog
          title={t('draft.question')}
          tone="danger"
          confirmLabel={t('draft.discard')}
          cancelLabel={t('draft.keep')}
          onConfirm={() => {
            setAsked(false);
            model.discard();
            onDiscarded();
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('draft.questionText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const ConfirmDialog = late<ConfirmDialogProps>(
  async () => (await import('../../../ui/confirm-dialog/confirm-dialog.tsx')).ConfirmDialog,
);
