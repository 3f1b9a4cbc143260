import { useEffect, useId, useRef } from 'react';
import { useMessages, useNumber } from '../../host/use-host.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icon/table-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { late, Nothing } from '../late.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import type { PageJumpProps } from './page-jump.tsx';
import css from './pagination.css';
import { paginationMessages } from './pagination-messages.ts';

const PageJump = late<PageJumpProps>(async () => (await import('./page-jump.tsx')).PageJump, Nothing, {
  isQuiet: true,
});

export interface PaginationProps {
  /** Its name for a screen reader where a page has several. Default 'Pages'. */
  label?: string;
  /** From 0. */
  pageIndex: number;
  pageSize: number;
  /** How many there are on this page; until that is known the page counts as full. */
  shownCount?: number;
  /** Of all pages; without it neither the last page nor the number of results is told. */
  totalCount?: number | undefined;
  /** There are at least so many. */
  isOpenEnded?: boolean;
  /** Whether there is another page, where `totalCount` does not tell. */
  hasNext?: boolean;
  /** The next page is on its way: nothing moves until it is there. */
  busy?: boolean;
  /** Offered as rows per page. */
  pageSizes?: readonly number[];
  onPageChange(pageIndex: number): void;
  onPageSizeChange?(pageSize: number): void;
}

/** Which results are shown, and the way to others (spec 003 §9). What a press brought is told once it is there. */
export function Pagination(props: PaginationProps) {
  const { label, pageIndex, pageSize, totalCount, hasNext = false, busy = false, pageSizes, onPageSizeChange } = props;
  useThemedStyles(css);
  const t = useMessages(paginationMessages);
  const numberText = useNumber();
  const id = useId();
  const text = useRangeText(props);
  const turn = useAnnouncedTurn(text, props);

  const lastIndex = totalCount === undefined ? undefined : Math.max(0, Math.ceil(totalCount / pageSize) - 1);
  const canGoBack = pageIndex > 0 && !busy;
  const canGoOn = (lastIndex === undefined ? hasNext : pageIndex < lastIndex) && !busy;
  const isPaged = pageIndex > 0 || (lastIndex === undefined ? hasNext : lastIndex > 0);
  return (
    <nav className="pagination" part="pagination" aria-label={label ?? t('label')}>
      {pageSizes && pageSizes.length > 0 && onPageSizeChange && (
        <span className="pagination-size">
          <label className="pagination-size-label" htmlFor={`${id}-size`}>
            {t('pageSize')}
          </label>
          <span className="pagination-choice">
            <select
              id={`${id}-size`}
              className="pagination-select"
              value={pageSize}
              onChange={(event) => onPageSizeChange(Number(event.currentTarget.value))}
            >
              {[...new Set([...pageSizes, pageSize])]
                .sort((a, b) => a - b)
                .map((size) => (
                  <option key={size} value={size}>
                    {numberText(size)}
                  </option>
                ))}
            </select>
            <ChevronDownIcon size={14} />
          </span>
        </span>
      )}
      <span className="pagination-range" dir="auto" part="pagination-range">
        {text}
      </span>
      {isPaged && (
        <span className="pagination-buttons">
          {lastIndex !== undefined && (
            <IconButton icon={FirstIcon} label={t('first')} disabled={!canGoBack} onClick={() => turn(0)} />
          )}
          <IconButton
            icon={PreviousIcon}
            label={t('previous')}
            disabled={!canGoBack}
            onClick={() => turn(pageIndex - 1)}
          />
          {lastIndex !== undefined && lastIndex > 1 && (
            <PageJump pageIndex={pageIndex} pageCount={lastIndex + 1} onJump={turn} />
          )}
          <IconButton
            icon={NextIcon}
            label={t('next')}
            disabled={!canGoOn}
            aria-busy={busy || undefined}
            onClick={() => turn(pageIndex + 1)}
          />
          {lastIndex !== undefined && (
            <IconButton icon={LastIcon} label={t('last')} disabled={!canGoOn} onClick={() => turn(lastIndex)} />
          )}
        </span>
      )}
    </nav>
  );
}

function useRangeText(props: PaginationProps): string {
  const { pageIndex, pageSize, shownCount, totalCount, hasNext = false, isOpenEnded = false } = props;
  const t = useMessages(paginationMessages);
  const before = pageIndex * pageSize;
  const shown = shownCount ?? Math.max(0, Math.min(pageSize, (totalCount ?? Number.POSITIVE_INFINITY) - before));
  if (totalCount === undefined) {
    if (pageIndex === 0 && !hasNext) return t('results', { count: shown });
    return t('openRange', { start: before + Math.min(1, shown), end: before + shown });
  }
  if (isOpenEnded) return t('atLeast', { count: totalCount });
  if (totalCount <= pageSize && pageIndex === 0) return t('results', { count: totalCount });
  return t('range', { start: before + Math.min(1, shown), end: before + shown, total: totalCount });
}

/** Only what somebody asked for here is announced: a filter's results are told by whoever filters. */
function useAnnouncedTurn(text: string, { busy = false, pageIndex, onPageChange }: PaginationProps) {
  const announce = useAnnounce();
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (busy || asked.current !== pageIndex) return;
    asked.current = undefined;
    announce(text);
  }, [busy, pageIndex, text, announce]);
  return (index: number) => {
    asked.current = index;
    onPageChange(index);
  };
}
