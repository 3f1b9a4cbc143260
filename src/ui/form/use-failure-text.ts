import { useFailureText as useHostFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { unsavedMessages } from './unsaved-messages.ts';

/** What a form's `failure` says to the user; `undefined` where there is none, or nothing is to be said. */
export function useFailureText(failure: unknown): string | undefined {
  const t = useMessages(unsavedMessages);
  const textOf = useHostFailureText({ other: () => t('failed') });
  return failure === undefined ? undefined : textOf(failure);
}
