import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { psaMessages } from '../psa-messages.ts';

/** That the rows of a page did not come, and why. Source: spec 002 §8. */
export function useInitialFailure(): (error: unknown) => string {
  const t = useMessages(psaMessages);
  const failureText = useFailureText();
  return (error) => [t('notices.initialFailed'), failureText(error)].filter(Boolean).join('. ');
}
