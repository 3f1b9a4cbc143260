import { Button } from '../button/button.tsx';
import { WarningIcon } from '../icon/later-icons.tsx';
import type { GridTexts } from './data-grid.tsx';

export interface RowFailureProps {
  texts: GridTexts;
  onRetry(): void;
}

/** In the first row that is seen of a page that could not be fetched. */
export function RowFailure({ texts, onRetry }: RowFailureProps) {
  return (
    <span className="grid-failure">
      <WarningIcon />
      <span className="grid-clip">{texts.failedPage}</span>
      <Button size="small" tabIndex={-1} onClick={onRetry}>
        {texts.retry}
      </Button>
    </span>
  );
}
