/**
 * A tree that loads as it is opened. Its box has the focus and names the active row: rows come and go as branches load
 * and as somebody scrolls, and a keyboard must not fall off with one of them.
 */

import { computed } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fold } from '../../base/fold.ts';
import { isBusy } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { createRowWindow } from '../row-window/row-window.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { treeMessages } from './messages.ts';
import css from './tree.css';
import { TreeFace } from './tree-face.tsx';
import { treeCommand } from './tree-keyboard.ts';
import { TreeLine } from './tree-line.tsx';
import type { TreeModel } from './tree-model.ts';
import type { TreeProps, TreeTexts } from './tree-props.ts';
import type { TreeRow } from './tree-rows.ts';

/** CSS pixels. Source: spec 000 §9. */
export const treeHeight = 500;
const fineRow = 32;
const coarseRow = 40;
/** Of a step inwards, as in the sheet, and of the label at least: what is deeper is scrolled to sidewards. */
const step = 20;
const leastLabel = 200;

const noTexts: TreeTexts = {};

export function Tree({ label, model, height = treeHeight, texts = noTexts, iconOf }: TreeProps) {
  useSignals();
  useThemedStyles(css);
  const id = useId();
  const [rowHeight] = useState(() => (matchMedia('(pointer: coarse)').matches ? coarseRow : fineRow));
  const scroller = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const window = useModel(() =>
    createRowWindow(
      rowHeight,
      computed(() => model.rows.value.length),
    ),
  );
  useLayoutEffect(
    () => (scroller.current && top.current ? window.attach(scroller.current, top.current) : undefined),
    [window],
  );
  useNews(model, texts);

  const rows = model.rows.value;
  const active = model.active.value;
  const reveals = model.reveals.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when it is asked to, not when rows come in
  useLayoutEffect(() => {
    if (reveals > 0) window.reveal(model.active.peek());
  }, [reveals, window]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = treeCommand(event, isRightToLeft, model.isTyping());
    if (!command) return;
    event.preventDefault();
    model.run(command, window.rowsPerScreen.peek());
  };

  const { first, end } = window.range.value;
  const shift = window.shift.value;
  const deepest = fold(rows.slice(first, end), (most, { level }) => Math.max(most, level), 0);
  const isComing = isBusy(model.state.value);
  return (
    <div className="tree" part="tree" style={{ blockSize: height, '--tree-row': `${rowHeight}px` } as CSSProperties}>
      <div
        ref={scroller}
        className="tree-scroller"
        role="tree"
        aria-label={label}
        aria-busy={isComing || undefined}
        aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div ref={top} />
        <div
          className="tree-rows"
          role="none"
          style={{ blockSize: window.boxHeight.value, minInlineSize: deepest * step + leastLabel }}
        >
          {drawn(first, end, active, rows).map((index) => {
            const row = rows[index];
            return (
              row && (
                <TreeLine
                  key={row.key}
                  id={`${id}-${index}`}
                  row={row}
                  index={index}
                  top={index * rowHeight - shift}
                  isActive={index === active}
                  isSelected={row.kind === 'node' && row.node.id === model.selected.value?.id}
                  model={model}
                  texts={texts}
                  iconOf={iconOf}
                />
              )
            );
          })}
        </div>
      </div>
      {rows.length === 0 && <TreeFace model={model} texts={texts} />}
    </div>
  );
}

/** The rows in view, and the active one wherever it is: it is named to a screen reader. */
function drawn(first: number, end: number, active: number, rows: readonly TreeRow[]): number[] {
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  if (active < first) indexes.unshift(active);
  else if (active >= end && active < rows.length) indexes.push(active);
  return indexes;
}

/** What came while somebody listens to something else. */
function useNews(model: TreeModel, texts: TreeTexts) {
  const t = useMessages(treeMessages);
  const announce = useAnnounce();
  const news = model.news.value;
  const announced = useRef(news);
  useEffect(() => {
    if (!news || news === announced.current) return;
    announced.current = news;
    if (news.is === 'failed') announce(t('failed'), 'assertive');
    else if (news.is === 'empty') announce(texts.empty ?? t('empty'));
    else announce(t(news.hasMore ? 'loadedSome' : 'loaded', { count: news.count }));
  }, [news, announce, t, texts]);
}
