import type { ReactNode } from 'react';
import { visibleLine } from '../../../base/visible.ts';
import { WarningIcon } from '../../icon/later-icons.tsx';
import type { RowFlags } from '../table-types.ts';
import type { GridTranslate } from './grid-messages.ts';

export interface MarkedProps {
  content: ReactNode;
  /** Not a text alone. */
  isDrawn: boolean;
  error: RowFlags['error'];
  isRequired: boolean;
  t: GridTranslate;
}

/** A cell that says something beside its value: that it has to be filled in, that the row failed. */
export function MarkedContent({ content, isDrawn, error, isRequired, t }: MarkedProps) {
  const reason = typeof error === 'string' && error !== '' ? visibleLine(error) : t('failedRow');
  return (
    <>
      {error && (
        <span className="table-warning" role="img" aria-label={reason} data-tip={reason}>
          <WarningIcon />
        </span>
      )}
      {isDrawn ? content : <span className="table-clip">{content}</span>}
      {isRequired && (
        <span className="table-asterisk" role="img" aria-label={t('required')}>
          *
        </span>
      )}
    </>
  );
}
