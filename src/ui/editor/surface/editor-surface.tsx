import { useSignals } from '@preact/signals-react/runtime';
import { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import { chipView } from '../chip/chip-view.ts';
import { onDrop, onPaste } from '../clipboard/clipboard-events.ts';
import { clipboardSerializer } from '../clipboard/copied-html.ts';
import { imageView } from '../image/image-view.ts';
import { useEditor } from '../model/editor-context.ts';
import { tableView } from '../table-tools/table-view.ts';
import css from './editor-surface.css';
import { keepCaret } from './keep-caret.ts';
import { keepPlace } from './keep-place.ts';
import { askQuickly, giveSelection } from './root-selection.ts';
import { seenCaret } from './seen-caret.ts';
import type { SelfHandling } from './self-handled-events.ts';
import { shownMarks, shownNodes } from './shown-as.ts';
import { tellOfRelease } from './tell-of-release.ts';

export interface EditorSurfaceProps {
  id: string;
  label: string;
  placeholder: string | undefined;
  describedBy: string | undefined;
  isRequired: boolean;
  isInvalid: boolean;
  isDisabled: boolean;
  anchor: ((element: HTMLElement | null) => void) | undefined;
}

/** The text itself. ProseMirror owns everything in it; React owns the box around. */
export function EditorSurface({ anchor, ...props }: EditorSurfaceProps) {
  useSignals();
  useThemedStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const editor = useEditor();
  const { root } = useHost();
  const { model } = editor;
  const isEmpty = model.status.value.isEmpty;
  const isEditable = model.isEditable.value;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    giveSelection(root);
    const caret = seenCaret(element);
    const view = new EditorView(element, {
      state: model.state.peek(),
      editable: () => model.isEditable.peek(),
      dispatchTransaction: (transaction) => model.apply(transaction),
      handleScrollToSelection: caret.isSeen,
      clipboardSerializer: clipboardSerializer(editor),
      handleDOMEvents: {
        focus: () => model.takeCaret(),
        paste: (shown, event) => onPaste(editor, shown, event),
        drop: (shown, event) => onDrop(editor, shown, event),
      },
      nodeViews: {
        image: imageView(editor),
        mention: chipView(editor),
        atom: chipView(editor),
        table: tableView,
        ...shownNodes,
      },
      markViews: shownMarks,
    });
    askQuickly(view, root);
    (view.dom as SelfHandling).selfHandled = /^(?:key|input|textInput|composition|selectionchange)/;
    const detach = model.attach(view);
    keepCaret(view);
    const stopKeeping = keepPlace(view, element, root);
    const stopTelling = tellOfRelease(root);
    anchor?.(view.dom);
    return () => {
      anchor?.(null);
      caret.stop();
      stopTelling();
      stopKeeping();
      detach();
      view.destroy();
    };
  }, [anchor, editor, model, root]);

  useLayoutEffect(() => {
    const text = model.view.peek()?.dom;
    if (!text) return;
    text.id = props.id;
    // Where a press on a label goes, and `focus()`: not to the toolbar, which comes first. Set before the text is in the
    // page it would take the focus as soon as it is there.
    text.setAttribute('autofocus', '');
    setAttributes(text, {
      role: 'textbox',
      part: 'text',
      'aria-multiline': 'true',
      'aria-label': props.label,
      'aria-placeholder': props.placeholder,
      'aria-describedby': props.describedBy,
      'aria-required': props.isRequired ? 'true' : undefined,
      'aria-invalid': props.isInvalid ? 'true' : undefined,
      'aria-readonly': isEditable ? undefined : 'true',
      // What cannot be edited takes no focus by itself, but is to be scrolled and read by keyboard.
      tabindex: isEditable || props.isDisabled ? undefined : '0',
      'aria-disabled': props.isDisabled ? 'true' : undefined,
    });
  });

  return (
    <div className="editor-surface" ref={box} data-empty={isEmpty || undefined}>
      {isEmpty && props.placeholder !== undefined && (
        <span className="editor-placeholder" aria-hidden="true">
          {props.placeholder}
        </span>
      )}
    </div>
  );
}

function setAttributes(element: HTMLElement, attributes: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
