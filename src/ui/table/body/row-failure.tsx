import { Button } from '../../button/button.tsx';
import { WarningIcon } from '../../icon/later-icons.tsx';

export interface RowFailureProps {
  text: string;
  retryLabel: string;
  onRetry(): void;
}

/** In the first row that is seen of a page that could not be fetched. */
export function RowFailure({ text, retryLabel, onRetry }: RowFailureProps) {
  return (
    <span className="table-failed-page">
      <WarningIcon />
      {text}
      <Button size="small" tabIndex={-1} onClick={onRetry}>
        {retryLabel}
      </Button>
    </span>
  );
}
