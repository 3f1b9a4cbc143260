import { hostMessages } from '../../host/host-messages.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';

export interface LostProps {
  error: unknown;
  /** That what is shown may not be so any more. */
  title: string;
  onRetry(): void;
}

/** Above what was last known and is asked for in vain: what merely stands still looks like what is fine. */
export function Lost({ error, title, onRetry }: LostProps) {
  const t = useMessages(hostMessages);
  const reasonOf = useFailureText();
  return (
    <InlineAlert
      tone="warning"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    >
      {reasonOf(error)}
    </InlineAlert>
  );
}
