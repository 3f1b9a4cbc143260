import { useSignals } from '@preact/signals-react/runtime';
import type { EditorView } from 'prosemirror-view';
import { useLayoutEffect, useState } from 'react';
import { useMessages } from '../../../../host/use-host.ts';
import { useThemedStyles } from '../../../theme/use-themed-styles.ts';
import { linkOf } from '../../link/link-model.ts';
import { useEditor } from '../../model/editor-context.ts';
import { isChosen, type ToolbarChoice } from '../../model/toolbar-choice.ts';
import { rectangleOf } from '../../popup/rectangle-of.ts';
import { TextPopup } from '../../popup/text-popup.tsx';
import { useEditorFocus } from '../../popup/use-editor-focus.ts';
import { moveAmongTools } from '../editor-toolbar.tsx';
import { toolbarMessages } from '../messages.ts';
import { ShownTool } from '../shown-tool.tsx';
import { SourceIcon } from '../tool-icons.tsx';
import { type Tool, toggleTool, tools } from '../tools.ts';
import css from './floating-toolbar.css';
import { useSelectedText } from './use-selected-text.ts';

const names = ['bold', 'italic', 'underline', 'link'];
const offered: readonly Tool[] = [...tools.filter(({ id }) => names.includes(id)), toggleTool('code', 0, SourceIcon)];

/** On selected text, when the pointer has let go of it. Tab or Alt+F10 twice comes here, Escape sends it away. */
export function FloatingToolbar() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(toolbarMessages);
  const editor = useEditor();
  const { model } = editor;
  const selected = useSelectedText();
  const hasFocus = useEditorFocus();
  const isPressed = usePressed();
  const [dismissed, setDismissed] = useState<typeof selected>();
  const [stop, setStop] = useState<string>('bold');
  const view = model.view.value;
  const isElsewhere = linkOf(editor).mode.value.kind === 'edit' || editor.openDialog.value !== undefined;

  if (!view || !selected || selected === dismissed || !hasFocus || isPressed || isElsewhere) return null;
  const chosen = offered.filter(({ id }) => isInToolbar(editor.callbacks().toolbar, id));
  if (chosen.length === 0) return null;
  const { from, to } = selected;
  const current = (chosen.find(({ id }) => id === stop) ?? chosen[0])?.id;
  const rectangle = () => rectangleOf(view, from, to);
  const isLinkShown = linkOf(editor).mode.value.kind === 'shown';
  return (
    <TextPopup
      className="editor-floating"
      part="floating-toolbar"
      role="toolbar"
      aria-label={t('selectionLabel')}
      place={selected}
      placement={isLinkShown || hasRoomAbove(view, rectangle()) ? 'top' : 'bottom'}
      rectangle={rectangle}
      onKeyDown={moveAmongTools}
      onClose={(reason) => {
        setDismissed(selected);
        if (reason === 'escape') view.focus();
      }}
    >
      {chosen.map((tool) => (
        <ShownTool
          key={tool.id}
          tool={tool}
          roving={{ 'data-tool': tool.id, tabIndex: tool.id === current ? 0 : -1, onFocus: () => setStop(tool.id) }}
        />
      ))}
    </TextPopup>
  );
}

/** Code is in a menu of the full toolbar. */
function isInToolbar(choice: ToolbarChoice | undefined, id: Tool['id']): boolean {
  return isChosen(choice, id) || (id === 'code' && isChosen(choice, 'format'));
}

/** CSS pixels that it takes up beside the selection. */
const height = 44;

/** On the first line it would cover the toolbar above; and where a finger selects the system shows its own above. */
function hasRoomAbove({ dom }: EditorView, { top }: DOMRect): boolean {
  const edge = (dom.parentElement ?? dom).getBoundingClientRect().top;
  return top - edge >= height && !matchMedia('(pointer: coarse)').matches;
}

/** While a pointer is down in the text what is selected is not known yet; while it is dragged it may be dropped here. */
function usePressed(): boolean {
  useSignals();
  const text = useEditor().model.view.value?.dom;
  const [isPressed, setPressed] = useState(false);
  useLayoutEffect(() => {
    const page = text?.ownerDocument.defaultView;
    if (!text || !page) return;
    let isDragged = false;
    const begin = ({ type }: Event) => {
      isDragged = type === 'dragstart';
      setPressed(true);
    };
    const end = ({ type }: Event) => {
      // To the browser no pointer is down while something is dragged.
      if (isDragged && type === 'pointercancel') return;
      isDragged = false;
      setPressed(false);
    };
    const ends = ['pointerup', 'pointercancel', 'dragend', 'drop'] as const;
    for (const name of ['pointerdown', 'dragstart'] as const) text.addEventListener(name, begin);
    for (const name of ends) page.addEventListener(name, end, { capture: true });
    return () => {
      for (const name of ['pointerdown', 'dragstart'] as const) text.removeEventListener(name, begin);
      for (const name of ends) page.removeEventListener(name, end, { capture: true });
    };
  }, [text]);
  return isPressed;
}
