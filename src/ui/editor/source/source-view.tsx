import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { activeElement } from '../../shadow-dom.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { useEditor } from '../model/editor-context.ts';
import { sourceMessages } from './messages.ts';
import css from './source-view.css';

export interface SourceViewProps {
  label: string;
  describedBy: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  anchor: ((element: HTMLElement | null) => void) | undefined;
  onProblem: ((problem: string | undefined) => void) | undefined;
}

/** The document as HTML, in the place of the text. Tab leaves it, as it leaves any field. */
export function SourceView(props: SourceViewProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(sourceMessages);
  const { source } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  useInPlaceOfText(area, props.anchor);

  const list = source.unsupported.value.join(', ');
  const problem = list === '' ? undefined : t('unsupported.problem', { list });
  const tellProblem = useEffectEvent((text: string | undefined) => props.onProblem?.(text));
  useLayoutEffect(() => {
    tellProblem(problem);
    return () => tellProblem(undefined);
  }, [problem]);

  return (
    <div className="editor-source" part="source">
      {source.isRefused.value && (
        <InlineAlert
          tone="warning"
          title={t('unsupported.title')}
          action={
            <Button
              size="small"
              onClick={() => {
                area.current?.focus();
                source.discard();
              }}
            >
              {t('unsupported.discard')}
            </Button>
          }
        >
          {t('unsupported.text', { list })}
        </InlineAlert>
      )}
      <textarea
        ref={area}
        className="editor-source-text"
        part="source-text"
        dir="ltr"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        translate="no"
        aria-label={t('label', { label: props.label })}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || problem !== undefined || undefined}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        value={source.text.value}
        onChange={(event) => source.type(event.currentTarget.value)}
      />
    </div>
  );
}

/** The text stays as it is behind, unseen: its history, its place and what is scrolled are there afterwards. */
function useInPlaceOfText(
  area: RefObject<HTMLTextAreaElement | null>,
  anchor: ((element: HTMLElement | null) => void) | undefined,
) {
  const { model } = useEditor();
  const { root } = useHost();
  const pointTo = useEffectEvent((element: HTMLElement | null) => anchor?.(element));

  useLayoutEffect(() => {
    const field = area.current;
    const text = model.view.peek()?.dom;
    const surface = text?.parentElement;
    if (!field || !text || !surface) return;
    const top = surface.scrollTop;
    // A focus that is given to the element goes to the text, and here is the text now.
    field.setAttribute('autofocus', '');
    const active = activeElement(root);
    // Who pressed the button by keyboard stays there. What cannot be edited may have lost the focus already.
    if (active === text || active === undefined) {
      field.setSelectionRange(0, 0);
      field.focus();
    }
    surface.hidden = true;
    pointTo(field);
    return () => {
      const hasFocus = activeElement(root) === field;
      surface.hidden = false;
      surface.scrollTop = top;
      pointTo(text);
      if (!hasFocus) return;
      text.focus({ preventScroll: true });
      // Once it can be edited again, which is with the same rendering.
      queueMicrotask(() => model.view.peek()?.focus());
    };
  }, [area, model, root]);
}
