import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../host/use-host.ts';

/** The language of the element, as a BCP 47 tag; renders again when it changes. */
export function useLocale(): string {
  useSignals();
  return useHost().configuration.value.locale;
}
