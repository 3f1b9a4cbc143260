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

const inRoot = (all: readonly HTMLElement[], root: ShadowRoot) => all.filter((place) => place.getRootNode() === root);

/** Those of this element at the moment, whoever asks: an effect that shows a notice does not run again for a dialog. */
export const noticePlacesIn = (root: ShadowRoot): readonly HTMLElement[] => inRoot(places.peek(), root);

export function useNoticePlaces(root: ShadowRoot): readonly HTMLElement[] {
  useSignals();
  return inRoot(places.value, root);
}
