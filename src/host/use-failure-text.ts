import { type FailureWords, failureText } from './failure-text.ts';
import { hostMessages } from './host-messages.ts';
import { useMessages } from './use-host.ts';

/** Says why something failed, in the element's language; nothing where the user declined or gave up. */
export function useFailureText(words?: FailureWords): (error: unknown) => string | undefined {
  const t = useMessages(hostMessages);
  return (error) => failureText(error, t, words);
}
