import type { EditorView } from 'prosemirror-view';

/**
 * With a focus that no press brought, engines put the caret at the start of a text that it had left, and tell of that
 * later: ProseMirror takes it for the user's own where a busy page hears of it after a fifth of a second, or after a key.
 * Where the caret is in the text before they look, they leave it there. Source: spec 003 §4, focus.
 */
export function keepCaret(view: EditorView): void {
  const { dom } = view;
  let isPressed = false;
  const onPress = () => {
    isPressed = true;
  };
  const onRest = () => {
    isPressed = false;
  };
  // A press says itself where the caret goes, and may have said so before the focus comes. A touch is one already before
  // it is a mouse's.
  dom.addEventListener('pointerdown', onPress);
  dom.addEventListener('mousedown', onPress);
  dom.addEventListener('pointercancel', onRest);
  dom.addEventListener('blur', onRest);
  dom.addEventListener('focus', () => {
    if (!isPressed) {
      view.focus();
      // What it would take for the engine's, for a while, can only be the user's now: Home, as soon as the focus is there.
      (view as unknown as { input: { lastFocus: number } }).input.lastFocus = 0;
    }
    onRest();
  });
}
