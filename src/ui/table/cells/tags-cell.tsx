import { missing, visibleLine } from '../../../base/visible.ts';
import { limits } from '../../limits.ts';
import { useUiMessages } from '../../messages.ts';
import { shortened } from '../../multi-value/multi-value.tsx';
import { Tag, type TagTone } from '../../tag/tag.tsx';
import type { TagTone as TableTagTone } from '../table-types.ts';
import type { CellViewProps } from './cell-context.ts';
import { tagsOf } from './cell-text.ts';

const { multiValueItems, multiValueTooltipItems } = limits.table;

const tones: Readonly<Record<TableTagTone, TagTone>> = {
  neutral: 'neutral',
  accent: 'accent',
  red: 'danger',
  amber: 'warning',
  green: 'success',
  blue: 'info',
};

/** As `MultiValue`, with a tone for each and without a listener of its own: the table's one tooltip reads `data-tip`. */
export function TagsCell({ cell, row, value }: CellViewProps<'Tags'>) {
  const t = useUiMessages();
  const tags = tagsOf(cell, () => value, row).map(({ label, ...tag }) => ({ ...tag, label: visibleLine(label) }));
  if (tags.length === 0) return missing;
  const remaining = tags.slice(multiValueItems).map(({ label }) => label);
  const listed = remaining.slice(0, multiValueTooltipItems);
  const beyond = remaining.length - listed.length;
  if (beyond > 0) listed.push(t('moreItems', { remainingItems: beyond }));
  return (
    <>
      {tags.slice(0, multiValueItems).map(({ label, tone = 'neutral' }, index) => (
        <span
          className="table-tag"
          // biome-ignore lint/suspicious/noArrayIndexKey: two tags may read the same, and their place is all they are
          key={index}
          data-tip={shortened(label) === label ? undefined : label}
          data-cut=""
          // The longer one gives way, as in `MultiValue`.
          style={{ flexShrink: label.length ** 4 }}
        >
          <Tag tone={tones[tone]}>{shortened(label)}</Tag>
        </span>
      ))}
      {remaining.length > 0 && (
        <span className="table-more" data-tip={listed.join('\n')}>
          {t('moreItems', { remainingItems: remaining.length })}
        </span>
      )}
    </>
  );
}
