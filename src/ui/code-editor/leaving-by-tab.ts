/**
 * Tab indents in code; after Escape it goes on for a moment, so that nobody is caught. Until then Escape is the code's, and
 * after that it is the dialog's around it.
 */
import type { EditorView } from '@codemirror/view';
import { pushDismissible } from '../dismissible-stack.ts';

export interface LeavingByTab {
  /** The code has the focus. */
  begin(): void;
  end(): void;
}

/** Milliseconds in which Tab goes on. */
const leavingTime = 2000;

export function leavingByTab(editor: EditorView): LeavingByTab {
  let pop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    // From code that is only shown Tab goes on anyway.
    if (pop || editor.state.readOnly) return;
    pop = pushDismissible(
      { elements: () => [editor.dom], onEscape: free },
      editor.dom.ownerDocument.defaultView ?? window,
    );
  }

  function free(): void {
    editor.setTabFocusMode(leavingTime);
    end();
    timer = setTimeout(() => editor.hasFocus && begin(), leavingTime);
  }

  function end(): void {
    clearTimeout(timer);
    pop?.();
    pop = undefined;
  }

  return { begin, end };
}
