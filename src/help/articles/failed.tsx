import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { helpMessages } from '../help-messages.ts';

/** What was to stand here did not come (spec 000 §8). */
export function Failed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(helpMessages);
  return (
    <div className="help-words" role="alert">
      <p>{t('failed')}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
