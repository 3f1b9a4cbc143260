import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { tagName } from '../../../host/element-definition.ts';
import type { EditorHandle } from '../../../ui/editor/editor-handle.ts';
import { Field } from '../../../ui/field/field.tsx';
import { late } from '../../../ui/late.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useWanted } from '../../../ui/use-wanted.ts';
import { ticketBodyLimit } from '../../ticket-terms.ts';
import { htmlOfText, textOfHtml } from '../body-text.ts';
import { useTicketMessages } from '../messages.ts';
import type { BodyOverflowProps } from '../notices/body-overflow.tsx';
import type { TicketModel } from '../ticket-types.ts';
import { useTicketError } from '../use-ticket-error.ts';
import { BodyTools } from './body-tools.tsx';

/** The message: a plain text, which costs nothing to show, and formatted once somebody wants that. */
export function BodyField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const bodyError = useTicketError(model, 'body');
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const body = model.form.field('body').value.value;
  const isHtml = model.form.field('isHtml').value.value;
  const { View: FormattedBody, hasFailed, isComing, start, takeFocus } = useFormatting(model, area);
  const [isLeaving, setLeaving] = useState(false);
  const isTooLong = model.bodyLength.value > ticketBodyLimit;
  const error = isTooLong ? t('errors.tooLong', { limit: ticketBodyLimit }) : bodyError;

  useEffect(() => {
    if (!isLeaving || isHtml) return;
    setLeaving(false);
    area.current?.focus();
  }, [isHtml, isLeaving]);
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
          // While it is fixed there is no counter, whose line stays.
          hint={hasFailed ? t('body.formatFailed') : model.isSubmitting.value ? '\u00a0' : undefined}
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
        isComing={isComing}
        onFormat={start}
        onPlain={() => {
          writeAs(model, 'text');
          setLeaving(true);
        }}
        onLink={(href, typed) => {
          if (isHtml) void editor.current?.insertLink(href);
          else if (area.current) insertText(area.current, typed);
        }}
      />
      {isTooLong && <BodyOverflow model={model} onMoved={() => (isHtml ? editor : area).current?.focus()} />}
    </div>
  );
}

/** The editor when it is asked for, when the draft was written in it, and where the page has it anyway. */
function useFormatting(model: TicketModel, area: RefObject<HTMLTextAreaElement | null>) {
  const { View, want, hasFailed } = useWanted(async () => (await import('./formatted-body.tsx')).FormattedBody);
  const [wanted, setWanted] = useState<'no' | 'by-user' | 'by-page'>('no');
  const [isComing, setComing] = useState(false);
  const takesFocus = useRef(false);
  const isHtml = model.form.field('isHtml').value.value;

  useEffect(() => {
    const isThere = customElements.get(tagName('rich-text-editor')) !== undefined;
    if (isThere && model.values.peek().body === '') setWanted('by-page');
  }, [model]);
  useEffect(() => {
    if (isHtml || wanted !== 'no') want();
  }, [isHtml, wanted, want]);
  useEffect(() => {
    if (wanted === 'no' || !(View || hasFailed)) return;
    setWanted('no');
    // Whoever is writing already goes on as it is: where the text was taken away, the next letters would be lost.
    const isWrittenIn = wanted === 'by-page' && area.current?.matches(':focus');
    if (View && !isWrittenIn) writeAs(model, 'html');
    else setComing(false);
  }, [View, hasFailed, wanted, model, area]);
  // Of the text, which comes a moment after the editor: only then is all of it there. The same function always, for
  // another would be another text to the editor.
  const takeFocus = useCallback((text: HTMLElement | null) => {
    if (!text) return;
    // It can be written in when all effects of this rendering have run.
    requestAnimationFrame(() => {
      setComing(false);
      if (takesFocus.current) text.focus();
      takesFocus.current = false;
    });
  }, []);

  return {
    View,
    hasFailed,
    isComing,
    takeFocus,
    start() {
      takesFocus.current = true;
      setComing(true);
      setWanted('by-user');
      want();
    },
  };
}

const BodyOverflow = late<BodyOverflowProps>(async () => (await import('../notices/notices.ts')).BodyOverflow);

function writeAs(model: TicketModel, form: 'text' | 'html') {
  const { body, isHtml } = model.values.peek();
  if (isHtml === (form === 'html')) return;
  model.form.assign({ body: isHtml ? textOfHtml(body) : htmlOfText(body), isHtml: !isHtml });
}

/** Puts a word in behind the caret or what is selected, with the spaces that it needs. */
function insertText(area: HTMLTextAreaElement, word: string): void {
  const { value, selectionEnd: at } = area;
  const before = at === 0 || /\s/.test(value.charAt(at - 1)) ? '' : ' ';
  const after = at === value.length || /\s/.test(value.charAt(at)) ? '' : ' ';
  const text = before + word + after;
  area.focus();
  area.setSelectionRange(at, at);
  // The one way that leaves undo whole.
  if (area.ownerDocument.execCommand('insertText', false, text)) return;
  area.setRangeText(text, at, at, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
