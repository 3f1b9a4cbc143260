import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { late } from '../../../ui/late.tsx';
import { isPlainHtml } from '../body-text.ts';
import { useTicketMessages } from '../messages.ts';
import { FormatIcon, LinkIcon } from '../ticket-icons.tsx';
import type { TicketModel } from '../ticket-types.ts';
import type { LinkDialogProps } from './link-dialog.tsx';
import type { PlainQuestionProps } from './plain-question.tsx';

export interface BodyToolsProps {
  model: TicketModel;
  /** The editor is wanted and not there yet. */
  isComing: boolean;
  onFormat(): void;
  onPlain(): void;
  onLink(href: string, typed: string): void;
}

/** What can be done to the message beside writing it. */
export function BodyTools({ model, isComing, onFormat, onPlain, onLink }: BodyToolsProps) {
  useSignals();
  const t = useTicketMessages();
  const [asks, setAsks] = useState<'link' | 'plain'>();
  const answered = useRef<() => void>(undefined);
  const body = model.form.field('body').value.value;
  const isHtml = model.form.field('isHtml').value.value;
  const isFixed = model.isSubmitting.value;
  // Only after the dialog has given the focus back, which belongs in the text then.
  const carryOut = useEffectEvent(() => {
    const answer = answered.current;
    answered.current = undefined;
    answer?.();
  });
  useEffect(() => {
    if (asks === undefined) carryOut();
  }, [asks]);
  const end = (answer?: () => void) => {
    answered.current = answer;
    setAsks(undefined);
  };

  return (
    <div className="ticket-body-tools">
      <Button size="small" variant="ghost" icon={LinkIcon} disabled={isFixed} onClick={() => setAsks('link')}>
        {t('body.link')}
      </Button>
      {isHtml ? (
        <Button
          size="small"
          variant="ghost"
          busy={isComing}
          disabled={isFixed}
          onClick={() => (isPlainHtml(body) ? onPlain() : setAsks('plain'))}
        >
          {t('body.plain')}
        </Button>
      ) : (
        <Button size="small" variant="ghost" icon={FormatIcon} busy={isComing} disabled={isFixed} onClick={onFormat}>
          {t('body.format')}
        </Button>
      )}
      {asks === 'link' && (
        <LinkDialog onInsert={(href, typed) => end(() => onLink(href, typed))} onClose={() => end()} />
      )}
      {asks === 'plain' && <PlainQuestion onConfirm={() => end(onPlain)} onClose={() => end()} />}
    </div>
  );
}

const LinkDialog = late<LinkDialogProps>(async () => (await import('./link-dialog.tsx')).LinkDialog);
const PlainQuestion = late<PlainQuestionProps>(async () => (await import('./plain-question.tsx')).PlainQuestion);
