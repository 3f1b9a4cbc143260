import { isolated, missing } from '../../../base/visible.ts';
import { useUiMessages } from '../../messages.ts';
import type { CellViewProps } from './cell-context.ts';
import { safeAddress } from './safe-address.ts';

export function AnchorCell({ cell, row, text }: CellViewProps<'Anchor'>) {
  const t = useUiMessages();
  const href = safeAddress(cell.href(row));
  if (href === undefined || text === missing) return <span className="table-clip">{text}</span>;
  const isBlank = cell.target === '_blank';
  return (
    <a
      className="table-link table-clip"
      href={href}
      tabIndex={-1}
      target={cell.target}
      rel={isBlank ? 'noopener noreferrer' : undefined}
      // Not as words within, which would be in the tooltip of a text that is cut.
      aria-label={isBlank ? `${isolated(text)} (${t('opensInTab')})` : undefined}
    >
      {text}
    </a>
  );
}
