import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fold } from '../../base/fold.ts';
import { useMessages } from '../../host/use-host.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icon/list-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import codeCss from './code.css';
import { sheetStyle } from './code-numbers.tsx';
import type { Difference, DiffPart } from './difference.ts';
import { differenceMessages } from './difference-messages.ts';
import { changeCount, sectionsOf } from './difference-rows.ts';
import { DifferenceSection } from './difference-section.tsx';
import css from './difference-view.css';
import { endOf, type LineEnd, textLayout } from './text-blocks.ts';

export interface DifferenceViewProps {
  /** Of the lines, for a screen reader. */
  label: string;
  /** From which text to which. */
  title: string;
  difference: Difference;
  isWrapped: boolean;
}

/** Both texts as one: what was removed and added is marked by sign, colour and edge, and told to a screen reader. */
export function DifferenceView({ label, title, difference, isWrapped }: DifferenceViewProps) {
  useThemedStyles(codeCss);
  useThemedStyles(css);
  const t = useMessages(differenceMessages);
  const announce = useAnnounce();
  const scroller = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<number>();
  const sections = useMemo(() => sectionsOf(difference, unfolded), [difference, unfolded]);
  const { columns, lines } = useMemo(() => extentOf(difference.parts), [difference]);
  const ends = useMemo(() => endsOf(difference.parts), [difference]);
  const count = changeCount(sections);
  const added = t('added', { count: difference.added });
  const removed = t('removed', { count: difference.removed });
  useEffect(() => announce(`${added}, ${removed}`), [announce, added, removed]);

  const go = (by: 1 | -1) => {
    const next = current === undefined ? (by === 1 ? 0 : count - 1) : (current + by + count) % count;
    setCurrent(next);
    announce(t('position', { number: next + 1, count }));
    const box = scroller.current;
    const change = box?.querySelector<HTMLElement>(`[data-change="${next}"]`);
    if (box && change) box.scrollTop = change.offsetTop - box.clientHeight / 3;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    go(event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the buttons in it
    <div className="difference" onKeyDown={onKeyDown}>
      <div className="code-facts">
        <span>{title}</span>
        <span className="difference-added numeric">{added}</span>
        <span className="difference-removed numeric">{removed}</span>
        <span className="difference-tools">
          <span className="numeric">
            {current === undefined ? t('count', { count }) : t('position', { number: current + 1, count })}
          </span>
          <IconButton icon={ArrowUpIcon} label={t('previous')} aria-keyshortcuts="Alt+ArrowUp" onClick={() => go(-1)} />
          <IconButton icon={ArrowDownIcon} label={t('next')} aria-keyshortcuts="Alt+ArrowDown" onClick={() => go(1)} />
        </span>
      </div>
      {!difference.isLineByLine && <InlineAlert>{t('replaced')}</InlineAlert>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well */}
      <section ref={scroller} className="code-stage code" aria-label={label} tabIndex={0}>
        <div className="code-sheet" style={sheetStyle(isWrapped ? undefined : columns, lines)}>
          {sections.map((section) => (
            <DifferenceSection
              key={section.key}
              section={section}
              ends={ends}
              isWrapped={isWrapped}
              isCurrent={section.change !== undefined && section.change === current}
              onUnfold={() => {
                setUnfolded(new Set(unfolded).add(section.key));
                scroller.current?.focus();
              }}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

function extentOf(parts: readonly DiffPart[]): { columns: number; lines: number } {
  const extents = parts.map(({ lines }) => ({ columns: textLayout(lines).columns, lines: lines.length }));
  return fold(extents, (all, one) => ({ columns: Math.max(all.columns, one.columns), lines: all.lines + one.lines }), {
    columns: 0,
    lines: 0,
  });
}

/** Where all changed lines end alike, nothing is said of it. */
function endsOf(parts: readonly DiffPart[]): LineEnd[] {
  const ends = new Set(parts.flatMap(({ is, lines }) => (is === 'kept' ? [] : lines.map(endOf))));
  return (['crlf', 'none'] as const).filter((end) => ends.has(end) && ends.size > 1);
}
