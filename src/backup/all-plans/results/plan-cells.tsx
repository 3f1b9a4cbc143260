import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import { SearchIcon } from '../../../ui/icon/common-icons.tsx';
import { ServerIcon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { useCutTextTooltip } from '../../../ui/tooltip/tooltip.tsx';
import { backupMessages } from '../../messages.ts';
import { planTags, tagRules } from '../../tags.ts';
import { allPlansMessages } from '../messages.ts';
import { locationOfHits } from '../result-subject.ts';
import { DisclosureArrow } from './disclosure-arrow.tsx';
import { ResultCell } from './result-cell.tsx';
import type { CellsProps } from './result-props.ts';

export function PlanCells({ row, tabIndex, results, onAct, onShowPlace }: CellsProps<'plan'>) {
  const t = useMessages(allPlansMessages);
  const tBrowser = useMessages(backupMessages);
  const cut = useCutTextTooltip();
  const { plan, hits } = row;
  return (
    <>
      <ResultCell column="name">
        <DisclosureArrow isOpen={row.isOpen} onPress={() => onAct(row)} />
        <ServerIcon />
        <span ref={cut} className="result-title" dir="auto">
          {visible(plan.name)}
        </span>
        {planTags(plan).map((tag) => (
          <Tag key={tag} tone={tagRules[tag].tone}>
            {tBrowser(`tag.${tag}`)}
          </Tag>
        ))}
        <span className="result-count numeric">{hits.hasAnswered && t('plan.hits', { count: hits.total })}</span>
      </ResultCell>
      <ResultCell column="size" />
      <ResultCell column="date" />
      <ResultCell column="actions">
        <IconButton
          icon={SearchIcon}
          label={t('plan.show', { name: plan.name })}
          tabIndex={tabIndex}
          onClick={() => onShowPlace(locationOfHits(plan, results.search.term.peek()))}
        />
      </ResultCell>
    </>
  );
}
