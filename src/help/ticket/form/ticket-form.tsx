import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { controlOf, useInvalidFocus } from '../../../ui/form/use-invalid-focus.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useWanted } from '../../../ui/use-wanted.ts';
import { isFocusLost } from '../../is-focus-lost.ts';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useTicketFiles } from '../attachments/use-ticket-files.ts';
import { BodyField } from '../body/body-field.tsx';
import { useTicketMessages } from '../messages.ts';
import type { DraftNoticesProps } from '../notices/draft-notices.tsx';
import type { TicketModel } from '../ticket-types.ts';
import { CallFields } from './call-fields.tsx';
import { CcField } from './cc-field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { DiagnosticsField } from './diagnostics-field.tsx';
import { SubjectField } from './subject-field.tsx';
import css from './ticket.css';
import { TicketFoot } from './ticket-foot.tsx';

export interface TicketFormProps {
  model: TicketModel;
  /** The ticket was created. */
  onDone(): void;
}

/** The support ticket: fills what it stands in, scrolls within itself. Shown once its draft is read. */
export function TicketForm({ model, onDone }: TicketFormProps) {
  useSignals();
  useThemedStyles(css);
  const notices = useWanted(async () => (await import('../notices/notices.ts')).DraftNotices);
  const { View, hasFailed, want } = notices;
  const draft = model.draft.value;
  const tells =
    draft !== undefined && (draft.restoredFrom !== undefined || draft.cannotKeep || draft.news !== undefined);
  useEffect(() => {
    if (tells) want();
  }, [tells, want]);
  // With its notice, which would move everything if it came later.
  const [isShown, setShown] = useState(false);
  const isReady = draft !== undefined && (!tells || View !== undefined || hasFailed);
  if (isReady && !isShown) setShown(true);
  if (!isReady && !isShown) return <div className="ticket" aria-busy="true" />;
  return <OpenForm model={model} onDone={onDone} DraftNotices={tells ? View : undefined} />;
}

interface OpenFormProps extends TicketFormProps {
  DraftNotices: ComponentType<DraftNoticesProps> | undefined;
}

function OpenForm({ model, onDone, DraftNotices }: OpenFormProps) {
  useSignals();
  const t = useTicketMessages();
  const form = useRef<HTMLFormElement>(null);
  const [discards, setDiscards] = useState(0);
  const { isOver, handlers, onPaste } = useTicketFiles(model);
  useFirstFocus(form);

  const submit = async () => {
    if (model.isSubmitting.peek()) return;
    if (await model.submit()) onDone();
  };
  useInvalidFocus(model.form, form, (count) => t('submit.wrong', { count }));
  // Once the question is closed, which was over all fields.
  useEffect(() => {
    if (discards > 0) controlOf(form.current, 'subject')?.focus();
  }, [discards]);

  return (
    <form
      ref={form}
      className={isOver ? 'ticket ticket-over' : 'ticket'}
      aria-label={t('form')}
      noValidate
      // Without a button that submits, Enter in a field does nothing: half a ticket is not sent by accident.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        // In the text it may mean something, and a question over the form is answered first.
        if (event.defaultPrevented || (event.target as Element).closest('dialog')) return;
        event.preventDefault();
        void submit();
      }}
      {...handlers}
      onPaste={onPaste}
    >
      <div className="ticket-scroll" part="panel-body">
        {DraftNotices && <DraftNotices model={model} onDiscarded={() => setDiscards((discards) => discards + 1)} />}
        <SubjectField model={model} />
        <BodyField model={model} />
        <ChoiceFields model={model} />
        <CallFields model={model} />
        <CcField model={model} />
        <AttachmentsField model={model} />
        <DiagnosticsField model={model} />
      </div>
      <TicketFoot model={model} onSubmit={() => void submit()} />
      {isOver && (
        <div className="ticket-drop" aria-hidden="true">
          {t('files.drop')}
        </div>
      )}
    </form>
  );
}

/** Whoever opened the form is in it; whoever does something else on the page stays there. */
function useFirstFocus(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (element && isFocusLost(element)) controlOf(element, 'subject')?.focus({ preventScroll: true });
  }, [form]);
}
