import { type FailureWords, isDeclined } from '../../host/failure-text.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { codeFailureIn } from '../../host/late-code/fetch-code.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { WarningIcon } from '../icon/later-icons.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { keepFocusNear } from '../move-focus.ts';

export interface FailureProps {
  error: unknown;
  /** What did not come. Default: only why. */
  title?: string | undefined;
  /** In the place of `title` where a second factor was declined: nothing has failed then. */
  declinedTitle?: string | undefined;
  /** What the feature says of some failures in its own words. */
  words?: FailureWords | undefined;
  /** `page` in the middle of the room that the content would have, `inline` as one strip. Default `page`. */
  look?: 'page' | 'inline' | undefined;
  onRetry(): void;
}

/** What happened, why, and Retry. */
export function Failure({ error, title, declinedTitle, words, look = 'page', onRetry }: FailureProps) {
  const t = useMessages(hostMessages);
  const isOutdated = codeFailureIn(error) === 'outdated';
  const reason = useFailureText(words)(error);
  const wasDeclined = isDeclined(error);
  const headline = (wasDeclined && declinedTitle) || title;
  const retry = (
    <Button
      size={look === 'inline' ? 'small' : 'medium'}
      onClick={({ currentTarget }) => {
        keepFocusNear(currentTarget);
        if (isOutdated) location.reload();
        else onRetry();
      }}
    >
      {t(isOutdated ? 'failure.reload' : 'failure.retry')}
    </Button>
  );
  if (look === 'inline') {
    return (
      <InlineAlert
        tone={wasDeclined ? 'info' : 'danger'}
        {...(headline !== undefined && { title: headline })}
        action={retry}
      >
        {reason}
      </InlineAlert>
    );
  }
  return (
    <div role={wasDeclined ? undefined : 'alert'}>
      <EmptyState
        {...(!wasDeclined && { icon: WarningIcon })}
        title={headline ?? reason ?? t('failure.load')}
        {...(headline !== undefined && reason !== undefined && { text: reason })}
        action={retry}
      />
    </div>
  );
}
