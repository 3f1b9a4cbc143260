import { batch } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorHandle } from '../../ui/editor/editor-handle.ts';
import { Field } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useWanted } from '../../ui/use-wanted.ts';
import { ticketBodyLimit } from '../ticket-terms.ts';
import { BodyOverflow } from './body-overflow.tsx';
import { htmlOfText, textOfHtml } from './body-text.ts';
import { BodyTools } from './body-tools.tsx';
import { insertText } from './insert-text.ts';
import { useTicketMessages } from './messages.ts';
import type { TicketModel } from './ticket-types.ts';
import { useTicketErrors } from './use-ticket-errors.ts';

/** The message: a plain text, which costs nothing to show, and formatted once somebody wants that. */
export function BodyField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const errorOf = useTicketErrors(model);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const isMoving = useRef(false);
  const { body, isHtml } = model.values.value;
  const { View: FormattedBody, want, ...format } = useFormatting(model, isMoving);
  const isTooLong = model.bodyLength.value > ticketBodyLimit;
  const error = isTooLong ? t('body.overflow', { limit: ticketBodyLimit }) : errorOf('body');

  useEffect(() => {
    if (isHtml || !isMoving.current) return;
    isMoving.current = false;
    area.current?.focus();
  }, [isHtml]);
  // The editor's text may come a moment after the editor.
  const takeFocus = useCallback((text: HTMLElement | null) => {
    if (!text || !isMoving.current) return;
    isMoving.current = false;
    text.focus();
  }, []);
  const leave = () => {
    if (model.values.peek().body !== '') model.touch('body');
  };

  return (
    <div className="ticket-body" data-field="body">
      {!isHtml ? (
        <TextArea
          ref={area}
          label={t('body.label')}
          required
          placeholder={t('body.placeholder')}
          maxLength={ticketBodyLimit}
          mayExceed
          readOnly={model.isSubmitting.value}
          error={error}
          hint={format.hasFailed ? t('body.formatFailed') : undefined}
          value={body}
          onChange={(next) => model.set('body', next)}
          onBlur={leave}
        />
      ) : FormattedBody ? (
        <FormattedBody model={model} error={error} handle={editor} anchor={takeFocus} onLeave={leave} />
      ) : (
        <Field label={t('body.label')} required role="group">
          {() => <div className="ticket-body-place" aria-busy="true" />}
        </Field>
      )}
      <BodyTools
        model={model}
        isComing={format.isComing}
        onFormat={() => {
          isMoving.current = true;
          format.start();
        }}
        onPlain={() => {
          isMoving.current = true;
          writeAs(model, 'text');
        }}
        onLink={(href, typed) => {
          if (isHtml) void editor.current?.insertLink(href);
          else if (area.current) insertText(area.current, typed);
        }}
      />
      {isTooLong && <BodyOverflow model={model} onMoved={() => area.current?.focus()} />}
    </div>
  );
}

/** The editor when it is asked for, when the draft was written in it, and where the page has it anyway. */
function useFormatting(model: TicketModel, isMoving: { current: boolean }) {
  const editor = useWanted(async () => (await import('./formatted-body.tsx')).FormattedBody);
  const { View, want, hasFailed } = editor;
  const [isStarted, setStarted] = useState(false);
  const { isHtml } = model.values.value;
  useEffect(() => {
    const isThere = customElements.get('rmm-rich-text-editor') !== undefined;
    if (model.values.peek().isHtml) want();
    else if (isThere && model.values.peek().body === '') {
      want();
      setStarted(true);
    }
  }, [model, want]);
  useEffect(() => {
    if (isHtml) want();
  }, [isHtml, want]);
  useEffect(() => {
    if (!isStarted || !(View || hasFailed)) return;
    setStarted(false);
    if (View) writeAs(model, 'html');
    else isMoving.current = false;
  }, [View, hasFailed, isStarted, isMoving, model]);
  return {
    ...editor,
    start() {
      want();
      setStarted(true);
    },
  };
}

function writeAs(model: TicketModel, form: 'text' | 'html') {
  const { body, isHtml } = model.values.peek();
  if (isHtml === (form === 'html')) return;
  batch(() => {
    model.set('body', isHtml ? textOfHtml(body) : htmlOfText(body));
    model.set('isHtml', !isHtml);
  });
}
