import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { helpMessages } from '../help-messages.ts';

/** What was to stand here did not come (spec 000 §8). */
export function Failed({ onRetry }: { onRetry(): void }) {
  const t = useMessages(helpMessages);
  return (
    <div className="help-words" role="alert">
      <p>{t('failed')}</p>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          // The button goes: the keyboard stays in the panel.
          currentTarget.closest<HTMLElement>('.help-panel')?.focus();
          onRetry();
        }}
      >
        {t('retry')}
      </Button>
    </div>
  );
}
