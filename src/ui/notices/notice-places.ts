import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../host/use-host.ts';

/** In the modal dialogs that are open, the one in front last. */
const places = signal<readonly HTMLElement[]>([]);

/** From now on notices stand there: what is outside of a modal dialog can be neither closed nor heard. The answer ends it. */
export function openNoticePlace(place: HTMLElement): () => void {
  places.value = [...places.peek(), place];
  return () => {
    places.value = places.peek().filter((one) => one !== place);
  };
}

/** Where the notices of this element stand while a dialog of it is open. */
export function useNoticePlace(): HTMLElement | undefined {
  useSignals();
  const { root } = useHost();
  return places.value.findLast((place) => place.getRootNode() === root);
}
