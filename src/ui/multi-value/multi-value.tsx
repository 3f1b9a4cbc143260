import { type ReactNode, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { visibleLine } from '../../base/visible.ts';
import { useLateStyles } from '../../host/use-host.ts';
import { limits } from '../limits.ts';
import { useUiMessages } from '../messages.ts';
import { Tag, type TagTone } from '../tag/tag.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { attachTooltip } from '../tooltip/attach-tooltip.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import css from './multi-value.css';

const { multiValueItems, multiValueItemLength, multiValueTooltipItems } = limits.table;

export interface MultiValueProps {
  values: readonly string[];
  tone?: TagTone;
  /** In the place of a tag: a chip that can be removed. */
  renderValue?(text: string, index: number): ReactNode;
}

/**
 * Several values in one line (spec 003 §9): the first two, of up to 80 characters each, and how many more there are,
 * whose tooltip lists ten of them.
 */
export function MultiValue({ values: given, tone = 'neutral', renderValue }: MultiValueProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const values = given.map(visibleLine);
  const remaining = values.slice(multiValueItems);
  const beyond = remaining.length - multiValueTooltipItems;
  const listed = remaining.slice(0, multiValueTooltipItems);
  if (beyond > 0) listed.push(t('moreItems', { remainingItems: beyond }));
  return (
    <span className="multi-value" part="multi-value">
      {values.slice(0, multiValueItems).map((value, index) => {
        const text = shortened(value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may read the same, and their place is all they are
          <WholeText key={index} text={value}>
            {renderValue ? renderValue(text, index) : <Tag tone={tone}>{text}</Tag>}
          </WholeText>
        );
      })}
      {remaining.length > 0 && (
        <Tooltip text={listed.join('\n')}>
          <span className="multi-value-more" dir="auto">
            {t('moreItems', { remainingItems: remaining.length })}
          </span>
        </Tooltip>
      )}
    </span>
  );
}

/** Cut between characters as people count them, so that no emoji is halved. */
export function shortened(text: string): string {
  if (text.length <= multiValueItemLength) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (characters.length <= multiValueItemLength) return text;
  return `${characters.slice(0, multiValueItemLength).join('').trimEnd()}…`;
}

/** Its tooltip is the whole value, where the limit or the room cut it. */
function WholeText({ text, children }: { text: string; children: ReactNode }) {
  const adopt = useLateStyles();
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  const attach: RefCallback<HTMLElement> = useCallback(
    (anchor) => {
      if (!anchor) return;
      const isCut = () => [...anchor.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1);
      const read = () => (shortened(latest.current) !== latest.current || isCut() ? latest.current : undefined);
      return attachTooltip({ anchor, read, adopt });
    },
    [adopt],
  );
  return (
    // The longer one gives way: by so much that a short one beside it loses less than the fraction which would cut it.
    <span ref={attach} className="multi-value-item" style={{ flexShrink: text.length ** 4 }}>
      {children}
    </span>
  );
}
