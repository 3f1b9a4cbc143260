import { errorMessages } from './error-messages.ts';
import { type FailureWords, failureText } from './failure-text.ts';
import { useMessages } from './use-host.ts';

/** Says why something failed, in the element's language; nothing where the user declined or gave up. */
export function useFailureText(words?: FailureWords): (error: unknown) => string | undefined {
  const t = useMessages(errorMessages);
  return (error) => failureText(error, t, words);
}
