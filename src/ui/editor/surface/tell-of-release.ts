/**
 * A press that began in a shadow root and is released outside its host is never heard of within: selecting cells or text
 * would stick to the pointer. Whoever waits on the root for the release is told of it.
 */
export function tellOfRelease(root: ShadowRoot): () => void {
  let waiting = new AbortController();

  function onPress() {
    waiting.abort();
    waiting = new AbortController();
    root.ownerDocument.defaultView?.addEventListener('mouseup', onRelease, { capture: true, signal: waiting.signal });
  }

  function onRelease(event: MouseEvent) {
    waiting.abort();
    if (!event.composedPath().includes(root)) root.dispatchEvent(new MouseEvent('mouseup', placeOf(event)));
  }

  root.addEventListener('mousedown', onPress, { capture: true });
  return () => {
    waiting.abort();
    root.removeEventListener('mousedown', onPress, { capture: true });
  };
}

function placeOf({
  clientX,
  clientY,
  screenX,
  screenY,
  button,
  buttons,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent) {
  return { clientX, clientY, screenX, screenY, button, buttons, altKey, ctrlKey, metaKey, shiftKey };
}
