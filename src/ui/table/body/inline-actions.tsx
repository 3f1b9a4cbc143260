import { memo } from 'react';
import { visibleLines } from '../../../base/visible.ts';
import { MoreIcon } from '../../icon/list-icons.tsx';
import type { GridTranslate } from './grid-messages.ts';
import type { ActionPlan } from './row-actions.ts';

interface InlineActionsProps {
  plan: ActionPlan;
  disabled: number;
  t: GridTranslate;
}

/** Bare buttons: the grid listens for their presses and shows their tooltips. */
function InlineActionsView({ plan, disabled, t }: InlineActionsProps) {
  return (
    <>
      {plan.inline.map((action, at) => {
        const { id, Icon, variant, options, tooltip } = action;
        const label = plan.labelOf(action);
        const isDisabled = (disabled & (1 << at)) !== 0;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={`table-action${variant === 'danger' ? ' table-danger' : ''}${Icon ? '' : ' table-action-named'}`}
            data-action={id}
            data-tip={tooltip ?? label}
            aria-label={label}
            aria-description={tooltip && visibleLines(tooltip)}
            aria-disabled={isDisabled || undefined}
            aria-haspopup={options ? 'menu' : undefined}
          >
            {Icon ? <Icon /> : <span className="table-clip">{label}</span>}
          </button>
        );
      })}
      {plan.hasMenu && (
        <button
          type="button"
          tabIndex={-1}
          className="table-action"
          data-menu=""
          data-tip={t('moreActions')}
          aria-label={t('moreActions')}
          aria-haspopup="menu"
        >
          <MoreIcon />
        </button>
      )}
    </>
  );
}

/** Names no row, so that it is the same for every row and is not rendered when one scrolls by. */
export const InlineActions = memo(InlineActionsView);
