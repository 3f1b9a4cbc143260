import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** In the modal dialogs that are open, the one in front last. */
const places = signal<readonly HTMLElement[]>([]);

/** From now on notices stand there: what is outside of a modal dialog can be neither closed nor heard. The answer ends it. */
export function openNoticePlace(place: HTMLElement): () => void {
  places.value = [...places.peek(), place];
  return () => {
    places.value = places.peek().filter((one) => one !== place);
  };
}

/** In the open dialogs of this element, the one in front last. */
export const noticePlacesIn = (root: ShadowRoot): readonly HTMLElement[] =>
  places.peek().filter((place) => place.getRootNode() === root);

export function useNoticePlaces(root: ShadowRoot): readonly HTMLElement[] {
  useSignals();
  return places.value.filter((place) => place.getRootNode() === root);
}
